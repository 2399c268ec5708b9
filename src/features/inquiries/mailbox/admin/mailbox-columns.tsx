import { Badge, Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { Paperclip } from 'lucide-react'
import { useLocation } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { messageScreen } from '../mailbox.links.ts'
import type { MessageRow } from '../mailbox.schema.ts'
import classes from './mailbox.module.css'
import { mailboxTexts } from './mailbox-page.strings.ts'
import { StateBadge, Waiting } from './message-state.tsx'

export function useMailboxColumns(): Column<MessageRow>[] {
  const t = useOfficeT(mailboxTexts)
  return [
    {
      key: 'name',
      title: t('sender'),
      sort: 'name',
      render: (row) => (
        <Stack gap={2} miw={{ base: '8rem', sm: '11.5rem' }} maw="18rem">
          <Sender row={row} />
          <Text size="xs" c="dimmed" component="div" className={classes.number}>
            {row.message_no}
          </Text>
          <Stack gap={4} align="flex-start" hiddenFrom="sm">
            <Subject row={row} />
            <Text size="xs" c="dimmed" component="div">
              <TimeAgo at={row.created_at} />
            </Text>
            <State row={row} />
          </Stack>
        </Stack>
      ),
    },
    { key: 'subject', title: t('subject'), isExtra: 'last', render: (row) => <Subject row={row} /> },
    { key: 'state', title: t('state'), isExtra: 'last', render: (row) => <State row={row} /> },
    {
      key: 'created_at',
      title: t('arrived'),
      sort: 'created_at',
      isExtra: 'last',
      width: 150,
      render: ({ created_at }) => (
        <Text size="sm" component="div" className={classes.number}>
          <TimeAgo at={created_at} />
        </Text>
      ),
    },
  ]
}

function Sender({ row }: { row: MessageRow }) {
  const t = useOfficeT(mailboxTexts)
  const { search } = useLocation()
  return (
    <Group gap={6} wrap="nowrap" align="baseline">
      {!row.check && <span className={classes.dot} aria-hidden="true" />}
      <RowLink to={messageScreen(row.kind)} state={{ ...targetOf(row), search }}>
        <Text span inherit fw={row.check ? 500 : 700}>
          <bdi>{row.name}</bdi>
        </Text>
        {!row.check && <VisuallyHidden> ({t('unread')})</VisuallyHidden>}
      </RowLink>
    </Group>
  )
}

function Subject({ row: { subject, excerpt, has_file, check, lang } }: { row: MessageRow }) {
  const t = useOfficeT(mailboxTexts)
  const [main] = useOfficeLanguages()
  return (
    <Box miw="9rem" maw="32rem" style={{ overflowWrap: 'anywhere' }}>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" fw={check ? 400 : 700} lineClamp={1}>
          <bdi>{subject}</bdi>
        </Text>
        {has_file && (
          <>
            <Paperclip size={14} aria-hidden="true" color="var(--mantine-color-dimmed)" style={{ flex: 'none' }} />
            <VisuallyHidden>{t('has_cv')}</VisuallyHidden>
          </>
        )}
        {lang !== main?.abbr && (
          <Badge size="xs" variant="outline" color="gray" miw="max-content">
            {lang}
          </Badge>
        )}
      </Group>
      {excerpt !== '' && (
        <Text size="sm" c="dimmed" lineClamp={1}>
          <bdi>{excerpt}</bdi>
        </Text>
      )}
    </Box>
  )
}

function State({ row }: { row: MessageRow }) {
  return (
    <Stack gap={4} align="flex-start">
      <StateBadge state={row.state} />
      {row.assignee && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          <bdi>{row.assignee.name}</bdi>
        </Text>
      )}
      {row.section === 'mail' && <Waiting message={row} />}
    </Stack>
  )
}

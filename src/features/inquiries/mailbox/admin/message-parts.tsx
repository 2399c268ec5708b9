import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDownload } from '#src/base/admin-kit/download.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Facts, Part, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { TimeAgo } from '#src/base/admin-kit/time-ago-text.tsx'
import { languageName } from '#src/base/locale.ts'
import type { MailState } from '#src/base/mail/mail-state.ts'
import { telHref } from '#src/base/phone.ts'
import { messagesApiPath } from '../mailbox.links.ts'
import type { Message, MessageEntry } from '../mailbox.schema.ts'
import { messageTexts } from './message.strings.ts'

/** The form as the visitor filled it in. */
export function MessageText({ message: { id, message, lines, has_file } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  return (
    <Part title={t('message')}>
      {message !== '' && <Words>{message}</Words>}
      {lines.length > 0 && <Facts facts={lines.map(({ label, value }) => [label, value])} />}
      {message === '' && lines.length === 0 && <Text c="dimmed">{t('no_text')}</Text>}
      {has_file && <CvButton id={id} />}
    </Part>
  )
}

function CvButton({ id }: { id: number }) {
  const t = useOfficeT(messageTexts)
  const [busy, save] = useDownload(t('cv_failed'))
  return (
    <Button
      mt="md"
      variant="light"
      loading={busy !== null}
      leftSection={<Download size={16} aria-hidden="true" />}
      onClick={() => void save(`${messagesApiPath}/${id}/cv`)}
    >
      {t('cv')}
    </Button>
  )
}

export function MessageSender({ message: { name, email, phone, lang, created_at, message_no } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  const preferences = usePreferences()
  const language = languageName(lang, preferences.lang)
  const link = (href: string, text: string) => (
    <Anchor size="sm" href={href}>
      {text}
    </Anchor>
  )
  const facts: [string, ReactNode][] = [[t('name'), name]]
  if (email) facts.push([t('email'), link(`mailto:${email}`, email)])
  if (phone) facts.push([t('phone'), link(telHref(phone), phone)])
  facts.push([t('language'), language], [t('arrived'), <TimeAgo key="at" at={created_at} />], [t('number'), message_no])
  return (
    <Part title={t('sender')}>
      <Facts facts={facts} />
    </Part>
  )
}

/** Notes and answers, oldest first. */
export function MessageThread({ message: { entries } }: { message: Message }) {
  const t = useOfficeT(messageTexts)
  return (
    <Part title={t('thread')}>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('thread_empty')}
        </Text>
      ) : (
        <Stack component="ol" gap="0.75rem" m={0} p={0} style={{ listStyle: 'none' }}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
    </Part>
  )
}

const mailColors: Record<MailState, string> = {
  waiting: 'dimmed',
  postponed: 'orange',
  retrying: 'red',
  sent: 'teal',
  failed: 'red',
}

function Entry({ entry: { kind, body, by, at, mail } }: { entry: MessageEntry }) {
  const t = useOfficeT(messageTexts)
  return (
    <Box
      component="li"
      ps="0.75rem"
      style={{
        borderInlineStart: `3px solid var(--mantine-${kind === 'not' ? 'color-yellow-6' : 'primary-color-filled'})`,
      }}
    >
      <Group gap={6} mb={4}>
        <Text size="sm" fw={600}>
          {t(`entry_${kind}`)}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          <bdi>{by}</bdi> · <TimeAgo at={at} />
        </Text>
        {mail && (
          <Text size="xs" fw={600} c={mailColors[mail]}>
            {t(`mail_${mail}`)}
          </Text>
        )}
      </Group>
      <Words size="sm">{body}</Words>
    </Box>
  )
}

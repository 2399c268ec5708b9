import { Anchor, Badge, Text } from '@mantine/core'
import { useState } from 'react'
import type { Column } from '#src/base/admin-kit/list/list-table.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatRecent } from '#src/base/admin-kit/recent.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { apart } from '#src/base/direction.ts'
import type { SupportItem, SupportItems } from '#src/features/support/support.schema.ts'
import { supportTexts } from './support.strings.ts'
import { screensToChoose } from './support-screens.ts'

const colours = {
  sent: 'teal',
  waiting: 'gray',
  retrying: 'orange',
  postponed: 'orange',
  failed: 'red',
  none: 'orange',
} as const

export function useSupportColumns({ is_all }: Pick<SupportItems, 'is_all'>): Column<SupportItem>[] {
  const t = useOfficeT(supportTexts)
  const { lang } = usePreferences()
  const when = ({ created_at }: SupportItem) => formatRecent(new Date(created_at), lang)
  return [
    { key: 'when', title: t('when'), width: 150, isExtra: 'last', render: when },
    ...(is_all
      ? [{ key: 'who', title: t('who'), width: 150, isExtra: true, render: ({ user_name }: SupportItem) => user_name }]
      : []),
    {
      key: 'request',
      title: t('request'),
      render: (item) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {item.subject}
          </Text>
          <Dimmed hiddenFrom="md">{[is_all && apart(item.user_name), when(item)].filter(Boolean).join(' · ')}</Dimmed>
          <Body item={item} />
        </>
      ),
    },
    {
      key: 'mail',
      title: t('mail'),
      width: 130,
      render: ({ mail }) => (
        <Badge variant="light" color={colours[mail]} miw="max-content">
          {t(`mail_${mail}`)}
        </Badge>
      ),
    },
  ]
}

/** Characters of a message that are shown at first. */
const shownLength = 200

function Body({ item: { message, screen, browser, errors } }: { item: SupportItem }) {
  const t = useOfficeT(supportTexts)
  const { lang } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const isLong = message.length > shownLength || browser !== '' || errors.length > 0
  const text = isOpen || message.length <= shownLength ? message : `${message.slice(0, shownLength).trimEnd()}…`
  const known = screensToChoose().find(({ path }) => path === screen)
  return (
    <>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {screen && <Dimmed>{known ? known.label[lang] : screen}</Dimmed>}
      {isOpen &&
        [browser, ...errors].filter(Boolean).map((line) => (
          <Dimmed key={line} style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Dimmed>
        ))}
      {isLong && (
        <Anchor component="button" type="button" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'less' : 'details')}
        </Anchor>
      )}
    </>
  )
}

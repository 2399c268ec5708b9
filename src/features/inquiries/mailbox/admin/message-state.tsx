import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { StatusBadge } from '#src/base/admin-kit/status-badge.tsx'
import type { MessageState } from '../mailbox.links.ts'
import { daysWaiting } from '../mailbox.rules.ts'
import type { MessageRow } from '../mailbox.schema.ts'
import classes from './mailbox.module.css'
import { mailboxTexts, stateTexts } from './mailbox-page.strings.ts'

const colours = { yeni: 'blue', ilgileniliyor: 'yellow', yanitlandi: 'teal', kapandi: 'gray' } as const

export function StateBadge({ state }: { state: MessageState }) {
  return <StatusBadge status={state} texts={stateTexts} colours={colours} />
}

/** Whole days without an answer; nothing within the first. */
export function Waiting({ message }: { message: Pick<MessageRow, 'state' | 'created_at'> }) {
  const t = useOfficeT(mailboxTexts)
  const n = daysWaiting(message, new Date())
  if (n === 0) return null
  return (
    <Text size="xs" fw={600} className={classes.number} c={n > 1 ? 'red' : 'orange'}>
      {t('waiting', { n })}
    </Text>
  )
}

import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import type { OfficeOrder, OrderEvent } from '../orders.admin.schema.ts'
import { Part } from './order-part.tsx'
import classes from './order-show.module.css'
import { orderShowTexts } from './order-show.strings.ts'
import { statusTexts } from './order-status.strings.ts'

/** The events of an order and who caused them, newest first. */
export function OrderHistory({ order: { events, source } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('history')}>
      <ol className={classes.history}>
        {events.toReversed().map((event) => (
          <HistoryEvent key={event.id} event={event} isFromSite={source === 'web'} />
        ))}
      </ol>
    </Part>
  )
}

function HistoryEvent({ event, isFromSite }: { event: OrderEvent; isFromSite: boolean }) {
  const t = useOfficeT(orderShowTexts)
  const tStatus = useOfficeT(statusTexts)
  const { lang } = usePreferences()
  const { at, kind, from_status, to_status, note, by } = event
  const what = () => {
    if (kind !== 'durum') return t(`ev_${kind}`)
    if (!to_status) return t('ev_not')
    return from_status ? `${tStatus(from_status)} → ${tStatus(to_status)}` : t('ev_made')
  }
  const isCustomers = kind === 'iptal-istegi' || kind === 'odeme' || to_status === 'iptal' || !from_status
  const actor = by ?? t(isCustomers && isFromSite && kind !== 'posta' ? 'by_customer' : 'by_system')
  return (
    <li className={classes.happened}>
      <Text size="sm" fw={600}>
        {what()}
      </Text>
      <Text size="xs" c="dimmed">
        {formatInstant(new Date(at), lang)} · {actor}
      </Text>
      {note !== '' && <p className={classes.words}>{note}</p>}
    </li>
  )
}

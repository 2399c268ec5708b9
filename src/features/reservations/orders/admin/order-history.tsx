import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OfficeOrder, OfficePayment, OrderEvent } from '../orders.admin.schema.ts'
import { Part } from './order-part.tsx'
import classes from './order-show.module.css'
import { orderShowTexts } from './order-show.strings.ts'
import { statusTexts } from './order-status.strings.ts'

/** The events of an order and who caused them, newest first. */
export function OrderHistory({ order: { events, payments, source } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('history')}>
      <ol className={classes.history}>
        {events.toReversed().map((event) => (
          <HistoryEvent key={event.id} event={event} payments={payments} isFromSite={source === 'web'} />
        ))}
      </ol>
    </Part>
  )
}

/** What happened, in words. */
export function useEventText(payments: readonly OfficePayment[]): (event: OrderEvent) => string {
  const t = useOfficeT(orderShowTexts)
  const tStatus = useOfficeT(statusTexts)
  const { lang } = usePreferences()
  return ({ kind, action, payment_id, from_status, to_status, hold_until }) => {
    if (kind === 'odeme') {
      const payment = payments.find(({ id }) => id === payment_id)
      const amount = payment ? `: ${formatMoney(payment.amount, payment.currency, lang)}` : ''
      return t(`ev_${action ?? 'bildirildi'}`, { amount })
    }
    if (kind === 'opsiyon')
      return t('ev_opsiyon', { when: hold_until ? formatInstant(new Date(hold_until), lang) : '–' })
    if (kind !== 'durum') return t(`ev_${kind}`)
    if (!to_status) return t('ev_not')
    return from_status ? `${tStatus(from_status)} → ${tStatus(to_status)}` : t('ev_made')
  }
}

type EventProps = { event: OrderEvent; payments: readonly OfficePayment[]; isFromSite: boolean }

function HistoryEvent({ event, payments, isFromSite }: EventProps) {
  const t = useOfficeT(orderShowTexts)
  const textOf = useEventText(payments)
  const { lang } = usePreferences()
  const { at, kind, from_status, to_status, note, by } = event
  const isCustomers = kind === 'iptal-istegi' || kind === 'odeme' || to_status === 'iptal' || !from_status
  const actor = by ?? t(isCustomers && isFromSite && kind !== 'posta' ? 'by_customer' : 'by_system')
  return (
    <li className={classes.happened}>
      <Text size="sm" fw={600}>
        {textOf(event)}
      </Text>
      <Text size="xs" c="dimmed">
        {formatInstant(new Date(at), lang)} · {actor}
      </Text>
      {note !== '' && <p className={classes.words}>{note}</p>}
    </li>
  )
}

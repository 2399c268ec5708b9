import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { Part, Words } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { OrderNote } from '#src/features/amendments/changes/admin/order-note.tsx'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { useEventText } from '#src/features/orders/book/admin/event-text.ts'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficePayment, OrderEvent } from '#src/features/orders/book/orders.admin.schema.ts'
import { useCardFacts } from '#src/features/payments/cards/admin/card-facts.ts'
import { orderShowTexts } from './order-show.strings.ts'

/** The events of an order and who caused them, newest first. */
export function OrderHistory({ open }: { open: OpenOrder }) {
  const { events, payments, source } = open.order
  const t = useOfficeT(orderShowTexts)
  return (
    <Part title={t('history')}>
      <div className={classes.onScreen}>
        <OrderNote open={open} />
      </div>
      <ol className={classes.history}>
        {events.toReversed().map((event) => (
          <HistoryEvent key={event.id} event={event} payments={payments} isFromSite={source === 'web'} />
        ))}
      </ol>
    </Part>
  )
}

/** Reported by the provider of card payments. */
const ofCards: readonly OrderEvent['action'][] = ['kart-ret', 'iade-ret', 'kart-acilmadi']

type EventProps = { event: OrderEvent; payments: readonly OfficePayment[]; isFromSite: boolean }

function HistoryEvent({ event, payments, isFromSite }: EventProps) {
  const t = useOfficeT(orderShowTexts)
  const textOf = useEventText(payments)
  const { lang } = usePreferences()
  const factsOf = useCardFacts()
  const { at, kind, action, payment_id, from_status, to_status, note, by } = event
  const paid = action === 'kart' ? payments.find(({ id }) => id === payment_id) : undefined
  const facts = paid?.card ? factsOf(paid.card, paid.currency) : ''
  // Includes mails that were sent again.
  const isSystems = kind === 'posta' || ofCards.includes(action)
  const isCustomers = kind === 'iptal-istegi' || kind === 'odeme' || to_status === 'iptal' || !from_status
  const actor = by ?? t(isCustomers && isFromSite && !isSystems ? 'by_customer' : 'by_system')
  return (
    <li className={classes.happened}>
      <Text size="sm" fw={600}>
        {textOf(event)}
      </Text>
      <Dimmed size="xs">
        {formatInstant(new Date(at), lang)} · <bdi>{actor}</bdi>
      </Dimmed>
      {facts !== '' && (
        <Text size="sm" mt={6}>
          {facts}
        </Text>
      )}
      {note !== '' && (
        <Words size="sm" mt={6}>
          {note}
        </Words>
      )}
    </li>
  )
}

import { Button, Group, Stack, Text } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { LeaveGuardProvider } from '#src/base/admin-kit/form/leave-guard.tsx'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { ContactButtons } from '#src/base/admin-kit/show/contact-buttons.tsx'
import { ShowColumns } from '#src/base/admin-kit/show/show-parts.tsx'
import { formatInstant } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { OrderCancellation } from '#src/features/amendments/cancelling/admin/refund-clock.tsx'
import { CancelRequest, OrderActions } from '#src/features/amendments/changes/admin/order-actions.tsx'
import { MoveOrder } from '#src/features/amendments/moving/admin/move-order.tsx'
import { OrderPapers } from '#src/features/documents/admin/order-papers.tsx'
import { OrderConversation } from '#src/features/messages/conversation/admin/order-conversation.tsx'
import { OrderMails } from '#src/features/messages/order-mails/admin/order-mails.tsx'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { OrderStatus, PaymentStatus } from '#src/features/orders/book/admin/order-badges.tsx'
import classes from '#src/features/orders/book/admin/order-parts.module.css'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { OrderPassengers } from '#src/features/passengers/manifest/admin/order-passengers.tsx'
import { CardAttempts } from '#src/features/payments/cards/admin/card-attempts.tsx'
import { Overpaid } from '#src/features/payments/cards/admin/overpaid.tsx'
import { PaymentLinks } from '#src/features/payments/payment-links/admin/payment-links.tsx'
import { OrderContracts } from './order-contracts.tsx'
import { OrderCustomer, OrderInvoice, OrderMessage } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPayments, OrderSums } from './order-money.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { orderShowTexts } from './order-show.strings.ts'
import { OrderWaits } from './waiting/admin/order-waits.tsx'

/** One order: items, money, history and customer. Follows what others do to it. */
export function OrderShow(open: OpenOrder) {
  const { order, reload } = open
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const timeOf = (instant: string) => formatInstant(new Date(instant), lang)
  const { hold_until, cancel_requested_at } = order
  // Fixed when it is opened: moving the part after somebody else's decision would close its dialog and lose the input.
  const [isWaiting] = useState(() => order.may.payments && order.payments.some(({ status }) => status === 'bildirildi'))
  useOfficeEvents(['orders', 'payments'], reload)
  return (
    <LeaveGuardProvider isDirty={false} save={async () => true}>
      <PageHead
        title={order.order_no}
        lead={`${apart(order.name)} · ${t(order.source === 'web' ? 'made_at' : 'made_office', { when: timeOf(order.created_at) })}`}
        back={{ to: ordersScreen, label: t('back') }}
      >
        <OrderNeighbours id={order.id} />
        <ContactActions order={order} />
      </PageHead>
      <OrderWaits order={order} />
      <Stack gap="md">
        <Group gap="xs">
          <OrderStatus {...order} />
          <PaymentStatus {...order} />
          {hold_until && <Text size="sm">{t('held_until', { when: timeOf(hold_until) })}</Text>}
        </Group>
        <Group gap="xs" className={classes.onScreen}>
          <OrderActions open={open} />
          <MoveOrder open={open} />
        </Group>
        <ShowColumns
          main={
            <>
              {/* What waits for a decision is first. */}
              {cancel_requested_at && (
                <CancelRequest
                  open={open}
                  text={t('wants_cancel', { when: timeOf(cancel_requested_at) })}
                  reason={order.events.findLast(({ kind }) => kind === 'iptal-istegi')?.note ?? ''}
                />
              )}
              <Overpaid open={open} />
              {isWaiting && <OrderPayments open={open} />}
              <OrderItems order={order} />
              <OrderSums order={order} />
              {order.cancellation && <OrderCancellation cancellation={order.cancellation} />}
              {!isWaiting && <OrderPayments open={open} />}
              {/* From here on parts load by themselves: above the payments they would move buttons that decide about money. */}
              <OrderConversation open={open} />
              <OrderPassengers open={open} />
              <CardAttempts open={open} />
              <PaymentLinks open={open} />
            </>
          }
          side={
            <>
              <OrderCustomer open={open} />
              {order.message !== '' && <OrderMessage order={order} />}
              <OrderInvoice order={order} />
              <OrderContracts order={order} />
              <OrderPapers open={open} />
              <OrderMails open={open} />
            </>
          }
          after={<OrderHistory open={open} />}
        />
      </Stack>
    </LeaveGuardProvider>
  )
}

function ContactActions({ order: { phone, email, order_no } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <>
      <ContactButtons phone={phone} email={email} subject={order_no} />
      <Button variant="default" onClick={() => print()} leftSection={<Printer />} className={classes.onScreen}>
        {t('print')}
      </Button>
    </>
  )
}

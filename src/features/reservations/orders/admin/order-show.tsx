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
import { ordersScreen } from '#src/features/reservations/reservations.links.ts'
import { OrderCancellation } from '../../cancelling/admin/refund-clock.tsx'
import { CardAttempts } from '../../cards/admin/card-attempts.tsx'
import { Overpaid } from '../../cards/admin/overpaid.tsx'
import type { OpenOrder } from '../../changes/admin/decision-dialog.tsx'
import { CancelRequest, OrderActions } from '../../changes/admin/order-actions.tsx'
import { OrderConversation } from '../../conversation/admin/order-conversation.tsx'
import { MoveOrder } from '../../moving/admin/move-order.tsx'
import { OrderMails } from '../../order-mails/admin/order-mails.tsx'
import { OrderPapers } from '../../papers/admin/order-papers.tsx'
import { OrderPassengers } from '../../passengers/admin/order-passengers.tsx'
import { PaymentLinks } from '../../payment-links/admin/payment-links.tsx'
import { OrderWaits } from '../../waiting/admin/order-waits.tsx'
import type { OfficeOrder } from '../orders.admin.schema.ts'
import { OrderStatus, PaymentStatus } from './order-badges.tsx'
import { OrderContracts } from './order-contracts.tsx'
import { OrderCustomer, OrderInvoice, OrderMessage } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPayments, OrderSums } from './order-money.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import classes from './order-show.module.css'
import { orderShowTexts } from './order-show.strings.ts'

/** One order: items, money, history and customer. Follows what others do to it. */
export function OrderShow(open: OpenOrder) {
  const { order, reload } = open
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const timeOf = (instant: string) => formatInstant(new Date(instant), lang)
  const { hold_until, cancel_requested_at } = order
  // As it was opened: a part that moved when somebody else decides would close its dialog and lose what was typed there.
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

/** Contact links and print. */
function ContactActions({ order: { phone, email, order_no } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  return (
    <>
      <ContactButtons phone={phone} email={email} subject={order_no} />
      <Button
        variant="default"
        onClick={() => print()}
        leftSection={<Printer size={16} aria-hidden="true" />}
        className={classes.onScreen}
      >
        {t('print')}
      </Button>
    </>
  )
}

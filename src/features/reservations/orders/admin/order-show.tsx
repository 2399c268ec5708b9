import { Button, Group, Stack, Text } from '@mantine/core'
import { Mail, MessageCircle, Phone, Printer } from 'lucide-react'
import { useOfficeEvents } from '#src/base/admin-kit/live/office-events.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatInstant } from '#src/base/dates.ts'
import { telHref, whatsAppHref } from '#src/features/company/company.links.ts'
import { ordersScreen } from '#src/features/reservations/reservations.links.ts'
import type { OpenOrder } from '../../changes/admin/decision-dialog.tsx'
import { CancelRequest, OrderActions } from '../../changes/admin/order-actions.tsx'
import { OrderMails } from '../../order-mails/admin/order-mails.tsx'
import type { OfficeOrder } from '../orders.admin.schema.ts'
import { withCountry } from './customer-links.ts'
import { CancelRequested, OrderStatus, PaymentStatus } from './order-badges.tsx'
import { OrderContracts } from './order-contracts.tsx'
import { OrderCustomer, OrderInvoice, OrderMessage } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPayments, OrderSums } from './order-money.tsx'
import classes from './order-show.module.css'
import { orderShowTexts } from './order-show.strings.ts'

/** One order: items, money, history and customer. Follows what others do to it. */
export function OrderShow(open: OpenOrder) {
  const { order, reload } = open
  const t = useOfficeT(orderShowTexts)
  const { lang } = usePreferences()
  const timeOf = (instant: string) => formatInstant(new Date(instant), lang)
  const { hold_until, cancel_requested_at } = order
  useOfficeEvents(['orders', 'payments'], reload)
  return (
    <>
      <PageHead
        title={order.order_no}
        lead={t(order.source === 'web' ? 'made_at' : 'made_office', { when: timeOf(order.created_at) })}
        back={{ to: ordersScreen, label: t('back') }}
      >
        <ContactActions order={order} />
      </PageHead>
      <Stack gap="md">
        <Group gap="xs">
          <OrderStatus {...order} />
          <PaymentStatus {...order} />
          {cancel_requested_at && <CancelRequested />}
          {hold_until && <Text size="sm">{t('held_until', { when: timeOf(hold_until) })}</Text>}
        </Group>
        {cancel_requested_at && (
          <CancelRequest open={open} text={t('wants_cancel', { when: timeOf(cancel_requested_at) })} />
        )}
        <div className={classes.onScreen}>
          <OrderActions open={open} />
        </div>
        <div className={classes.columns}>
          <Stack gap="md" className={classes.main}>
            <OrderItems order={order} />
            <OrderSums order={order} />
            <OrderPayments open={open} />
            <OrderHistory open={open} />
          </Stack>
          <Stack gap="md" className={classes.side}>
            <OrderCustomer open={open} />
            {order.message !== '' && <OrderMessage order={order} />}
            <OrderInvoice order={order} />
            <OrderContracts order={order} />
            <OrderMails open={open} />
          </Stack>
        </div>
      </Stack>
    </>
  )
}

/** Contact links and print. */
function ContactActions({ order: { phone, email, order_no } }: { order: OfficeOrder }) {
  const t = useOfficeT(orderShowTexts)
  const number = withCountry(phone)
  const icon = { size: 16, 'aria-hidden': true }
  return (
    <Group gap="xs" className={classes.reach}>
      <Button component="a" variant="default" href={telHref(phone)} leftSection={<Phone {...icon} />}>
        {t('call')}
      </Button>
      {email !== '' && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${email}?subject=${encodeURIComponent(order_no)}`}
          leftSection={<Mail {...icon} />}
        >
          {t('write')}
        </Button>
      )}
      {number && (
        <Button
          component="a"
          variant="default"
          href={whatsAppHref(number)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t('whatsapp')} (${t('new_window')})`}
          leftSection={<MessageCircle {...icon} />}
        >
          {t('whatsapp')}
        </Button>
      )}
      <Button variant="default" onClick={() => print()} leftSection={<Printer {...icon} />}>
        {t('print')}
      </Button>
    </Group>
  )
}

import { Badge } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { StatusBadge } from '#src/base/admin-kit/status-badge.tsx'
import type { OfficeOrderRow, OfficePayment } from '../orders.admin.schema.ts'
import { noticeTexts, orderBadgeTexts, paymentTexts, statusTexts } from './order-status.strings.ts'

const statusColours = {
  opsiyonlu: 'yellow',
  'odeme-bildirildi': 'blue',
  onayli: 'teal',
  tamamlandi: 'green',
  'suresi-doldu': 'gray',
  iptal: 'red',
} as const
const paymentColours = { odenmedi: 'orange', kismi: 'yellow', odendi: 'teal', iade: 'gray' } as const
const noticeColours = {
  bildirildi: 'blue',
  eslesti: 'teal',
  reddedildi: 'red',
  iade: 'orange',
  'geri-alindi': 'gray',
} as const

export function OrderStatus({ status }: Pick<OfficeOrderRow, 'status'>) {
  return <StatusBadge status={status} texts={statusTexts} colours={statusColours} />
}

export function PaymentStatus({ payment_status }: Pick<OfficeOrderRow, 'payment_status'>) {
  return <StatusBadge status={payment_status} texts={paymentTexts} colours={paymentColours} variant="outline" />
}

export function NoticeStatus({ status }: Pick<OfficePayment, 'status'>) {
  return <StatusBadge status={status} texts={noticeTexts} colours={noticeColours} />
}

export function CancelRequested() {
  const t = useOfficeT(orderBadgeTexts)
  return <Mark color="red" text={t('wants_cancel')} />
}

type Waiting = { unread: boolean; change_requested: boolean }

/** Unread messages and requested changes, in the list of orders. */
export function ConversationBadges({ unread, change_requested }: Waiting) {
  const t = useOfficeT(orderBadgeTexts)
  return (
    <>
      {unread && <Mark color="blue" text={t('has_unread')} />}
      {change_requested && <Mark color="orange" text={t('wants_change')} />}
    </>
  )
}

function Mark({ color, text }: { color: string; text: string }) {
  return (
    <Badge variant="light" color={color} miw="max-content">
      {text}
    </Badge>
  )
}

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
  return (
    <Badge variant="light" color="red" miw="max-content">
      {t('wants_cancel')}
    </Badge>
  )
}

type Waiting = { unread: boolean; change_requested: boolean }

/** Unread messages and requested changes, in the list of orders. */
export function ConversationBadges({ unread, change_requested }: Waiting) {
  const t = useOfficeT(orderBadgeTexts)
  return (
    <>
      {unread && (
        <Badge variant="light" color="blue" miw="max-content">
          {t('has_unread')}
        </Badge>
      )}
      {change_requested && (
        <Badge variant="light" color="orange" miw="max-content">
          {t('wants_change')}
        </Badge>
      )}
    </>
  )
}

import { Badge } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeOrderRow, OfficePayment } from '../orders.admin.schema.ts'
import { noticeTexts, orderTexts, paymentTexts, statusTexts } from './order.strings.ts'

const statusColours = {
  opsiyonlu: 'yellow',
  'odeme-bildirildi': 'blue',
  onayli: 'teal',
  tamamlandi: 'green',
  'suresi-doldu': 'gray',
  iptal: 'red',
} as const
const paymentColours = { odenmedi: 'orange', kismi: 'yellow', odendi: 'teal', iade: 'gray' } as const
const noticeColours = { bildirildi: 'blue', eslesti: 'teal', reddedildi: 'red', iade: 'gray' } as const

export function OrderStatus({ status }: Pick<OfficeOrderRow, 'status'>) {
  const t = useOfficeT(statusTexts)
  return (
    <Badge variant="light" color={statusColours[status]} miw="max-content">
      {t(status)}
    </Badge>
  )
}

export function PaymentStatus({ payment_status }: Pick<OfficeOrderRow, 'payment_status'>) {
  const t = useOfficeT(paymentTexts)
  return (
    <Badge variant="outline" color={paymentColours[payment_status]} miw="max-content">
      {t(payment_status)}
    </Badge>
  )
}

export function NoticeStatus({ status }: Pick<OfficePayment, 'status'>) {
  const t = useOfficeT(noticeTexts)
  return (
    <Badge variant="light" color={noticeColours[status]} miw="max-content">
      {t(status)}
    </Badge>
  )
}

export function CancelRequested() {
  const t = useOfficeT(orderTexts)
  return (
    <Badge variant="light" color="red" miw="max-content">
      {t('wants_cancel')}
    </Badge>
  )
}

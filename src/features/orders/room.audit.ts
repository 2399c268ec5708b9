import { langWords, wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { AuditThing, FieldWords, RoomAudit, Target } from '#src/base/admin-kit/audit/room-audit.ts'
import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { statusTexts } from './book/admin/order-status.strings.ts'

export const references = { order_id: 'orders', decided_by: 'users' }

/** Fields of an order and of what belongs to one. */
export const orderWords = {
  ...wordsOf({
    subject: { tr: 'Hatırlatma e-postası', en: 'Reminder mailed' },
    order_no: { tr: 'Sipariş numarası', en: 'Order number' },
    name: { tr: 'Müşteri', en: 'Customer' },
    city: { tr: 'Şehir', en: 'City' },
    email: { tr: 'E-posta', en: 'E-mail' },
    phone: { tr: 'Telefon', en: 'Telephone' },
    message: { tr: 'Müşterinin mesajı', en: 'Customer’s message' },
    confirm: { tr: 'Hemen onaylandı', en: 'Confirmed at once' },
    invoice: { tr: 'Fatura', en: 'Invoice' },
    send_mail: { tr: 'E-posta gönderildi', en: 'Mail sent' },
    reason: { tr: 'Neden', en: 'Reason' },
    discount_reason: { tr: 'İndirim nedeni', en: 'Reason for the discount' },
    phone_acceptance: { tr: 'Sözleşmeler telefonda kabul edildi', en: 'Contracts accepted by telephone' },
    kept: { tr: 'Kesinti', en: 'Amount kept' },
    cancel_requested: { tr: 'İptal isteği bekliyor', en: 'Cancellation requested' },
    order_id: { tr: 'Sipariş', en: 'Order' },
    note: { tr: 'Not', en: 'Note' },
    currency: { tr: 'Döviz', en: 'Currency' },
    method: { tr: 'Ödeme yolu', en: 'Method' },
    bank_account_id: { tr: 'Banka hesabı', en: 'Bank account' },
    sender: { tr: 'Gönderen', en: 'Sender' },
    decided_by: { tr: 'Karar veren', en: 'Decided by' },
  }),
  ...langWords,
  items: { label: { tr: 'Turlar', en: 'Tours' }, as: 'count', unit: { tr: 'tur', en: 'tours' } },
  hold_until: { label: { tr: 'Opsiyon sonu', en: 'Held until' }, as: 'instant' },
  amount: { label: { tr: 'Tutar', en: 'Amount' }, as: 'money' },
  paid_on: { label: { tr: 'Ödeme günü', en: 'Paid on' }, as: 'day' },
  decided_at: { label: { tr: 'Karar zamanı', en: 'Decided at' }, as: 'instant' },
  created_at: { label: { tr: 'Kayıt zamanı', en: 'Recorded at' }, as: 'instant' },
} satisfies Record<string, FieldWords>

/** The order that a record belongs to: its part. */
export const screenOfOrder = ({ part }: AuditThing): Target => ({ to: '/admin/order-show', id: Number(part) })

export const audit: RoomAudit = {
  entities: {
    orders: {
      names: { tr: ['Sipariş', 'Siparişler'], en: ['Order', 'orders'] },
      fields: {
        ...orderWords,
        status: { label: departureTexts.status, choices: statusTexts },
        start_date: { label: departureTexts.start_date, as: 'day' },
      },
      screen: '/admin/order-show',
    },
    order_events: {
      names: { tr: ['Sipariş notu', 'Sipariş notları'], en: ['Note on an order', 'notes on orders'] },
      fields: orderWords,
      screen: screenOfOrder,
    },
  },
  references,
}

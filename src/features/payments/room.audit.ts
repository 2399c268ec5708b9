import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { departureTexts } from '#src/features/departures/board/admin/departures.strings.ts'
import { noticeTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { orderWords, screenOfOrder } from '#src/features/orders/room.audit.ts'
import { cardTexts } from './cards/admin/card-office.strings.ts'
import { cardSettingsTexts } from './cards/admin/cards.strings.ts'
import { cardKeyNames } from './cards/cards.links.ts'
import { paymentTexts } from './entries/admin/payment.strings.ts'
import { paymentLinkTexts } from './payment-links/admin/payment-links.strings.ts'

const { none, iyzico, paytr } = cardSettingsTexts

export const audit: RoomAudit = {
  entities: {
    card_settings: {
      names: {
        tr: ['Kartla ödeme ayarları', 'Kartla ödeme ayarları'],
        en: ['Card payment settings', 'card payment settings'],
      },
      fields: {
        ...wordsOf(cardSettingsTexts, ['is_test', 'max_installments', 'installments', ...cardKeyNames]),
        provider: { label: cardSettingsTexts.provider, choices: { none, iyzico, paytr } },
      },
      screen: { to: '/admin/settings/cards' },
      isUnnamed: true,
    },
    payment_links: {
      names: { tr: ['Ödeme bağlantısı', 'Ödeme bağlantıları'], en: ['Payment link', 'payment links'] },
      fields: {
        ...orderWords,
        ...wordsOf(paymentLinkTexts, ['currency', 'purpose', 'is_partial', 'withdrawn']),
        amount: { label: paymentLinkTexts.amount, as: 'money' },
        valid_until: { label: paymentLinkTexts.valid_until, as: 'day' },
        mailed: { label: paymentLinkTexts.mailed_field },
      },
      screen: screenOfOrder,
    },
    card_refunds: {
      names: { tr: ['Karta iade', 'Karta iadeler'], en: ['Refund to a card', 'refunds to cards'] },
      fields: { ...orderWords, reason: { label: cardTexts.refund_reason }, charged: { label: cardTexts.charged } },
    },
    payments: {
      names: { tr: ['Ödeme', 'Ödemeler'], en: ['Payment', 'payments'] },
      fields: {
        ...orderWords,
        status: { label: departureTexts.status, choices: noticeTexts },
        method: { label: orderWords.method.label, choices: noticeTexts },
        charged: { label: paymentTexts.in_lira },
        try_rate: { label: paymentTexts.rate },
        rate_day: { label: paymentTexts.rate_day, as: 'day' },
      },
      screen: screenOfOrder,
      /** Of `order|currency`. */
      nameText: (name) => name.replace(/\|[A-Z]{3}$/, ''),
    },
  },
}

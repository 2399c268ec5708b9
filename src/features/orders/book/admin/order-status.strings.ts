import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const statusTexts = {
  opsiyonlu: { tr: 'Opsiyonlu', en: 'Held' },
  'odeme-bildirildi': { tr: 'Ödeme bildirildi', en: 'Payment reported' },
  onayli: { tr: 'Onaylı', en: 'Confirmed' },
  tamamlandi: { tr: 'Tamamlandı', en: 'Completed' },
  'suresi-doldu': { tr: 'Süresi doldu', en: 'Expired' },
  iptal: { tr: 'İptal', en: 'Cancelled' },
} satisfies OfficeTexts

export const paymentTexts = {
  odenmedi: { tr: 'Ödenmedi', en: 'Unpaid' },
  kismi: { tr: 'Kısmen ödendi', en: 'Partly paid' },
  odendi: { tr: 'Ödendi', en: 'Paid' },
  iade: { tr: 'İade edildi', en: 'Refunded' },
  bildirildi: { tr: 'Bildirim bekliyor', en: 'Notice to be checked' },
} satisfies OfficeTexts

export const noticeTexts = {
  bildirildi: { tr: 'Eşleştirme bekliyor', en: 'To be matched' },
  eslesti: { tr: 'Eşleşti', en: 'Matched' },
  reddedildi: { tr: 'Reddedildi', en: 'Rejected' },
  iade: { tr: 'İade', en: 'Refund' },
  'geri-alindi': { tr: 'Geri alındı', en: 'Undone' },
  havale: { tr: 'Havale/EFT', en: 'Bank transfer' },
  nakit: { tr: 'Nakit', en: 'Cash' },
  kart: { tr: 'Kart', en: 'Card' },
} satisfies OfficeTexts

/** What waits about an order: badges of its rows, and filters of the list. */
export const orderBadgeTexts = {
  wants_cancel: { tr: 'İptal istiyor', en: 'Wants to cancel' },
  messages: { tr: 'Yazışma', en: 'Conversation' },
  any_messages: { tr: 'Hepsi', en: 'Any' },
  okunmadi: { tr: 'Okunmamış mesajı olan', en: 'Unread message' },
  degisiklik: { tr: 'Değişiklik isteyen', en: 'Asks for a change' },
  has_unread: { tr: 'Yeni mesaj', en: 'New message' },
  wants_change: { tr: 'Değişiklik istiyor', en: 'Wants a change' },
} satisfies OfficeTexts

import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const waitTexts = {
  title: { tr: 'Bekleyen işler', en: 'Waiting for you' },
  choice: { tr: 'Kalkış iptal: müşterinin yanıtı bekleniyor', en: 'Departure cancelled: the customer has not answered' },
  unasked: { tr: 'Kalkış iptal: müşteriye henüz sorulmadı', en: 'Departure cancelled: the customer was not asked yet' },
  cancel_request: { tr: 'Müşteri iptal istiyor', en: 'The customer asks to cancel' },
  overpaid: { tr: 'Fazla ödeme: {amount}', en: 'Overpaid: {amount}' },
  late_money: { tr: 'Süresi dolduktan sonra gelen ödeme: {amount}', en: 'Paid after the hold ended: {amount}' },
  notice: { tr: 'Ödeme bildirimi: {amount}', en: 'Payment notice: {amount}' },
  refund: { tr: 'İade: {amount}, son gün {day}', en: 'Refund: {amount}, by {day}' },
  due: { tr: 'Vadesi gelen ödeme: {amount}', en: 'Payment due: {amount}' },
  wish: { tr: 'Değişiklik isteği', en: 'Change request' },
  message: { tr: 'Yanıt bekleyen mesaj', en: 'Message without an answer' },
  age: { tr: 'Yaş farkı onay bekliyor', en: 'Age difference to be accepted' },
  passengers: { tr: 'Yolcu bilgileri eksik: {n}/{all}', en: 'Passengers incomplete: {n}/{all}' },
  voucher: { tr: 'Voucher’ı siz vereceksiniz: e-posta adresi yok', en: 'Hand over the voucher: no e-mail address' },
  mail: { tr: 'Son e-posta gitmedi', en: 'The latest e-mail was not sent' },
} satisfies OfficeTexts

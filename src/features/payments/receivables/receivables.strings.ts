import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** The screen and its file. */
export const receivableTexts = {
  title: { tr: 'Tahsilat takvimi', en: 'Receivables' },
  lead: { tr: 'Ödenecek tutarlar, son ödeme gününe göre. Müşterinin bildirdiği ödemeler burada sayılmaz.', en: 'What customers owe, by due date. Payments that customers have reported are not counted here.' },
  times: { tr: 'Ne zaman', en: 'When' },
  time: { tr: 'Durum', en: 'State' },
  all: { tr: 'Tümü', en: 'All' },
  gecikmis: { tr: 'Gecikmiş', en: 'Overdue' },
  hafta: { tr: '7 gün içinde', en: 'Within 7 days' },
  ay: { tr: '8–30 gün içinde', en: 'In 8 to 30 days' },
  sonra: { tr: '30 günden sonra', en: 'After 30 days' },
  due_on: { tr: 'Son ödeme günü', en: 'Payment due' },
  order_no: { tr: 'Sipariş no', en: 'Order number' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  phone: { tr: 'Telefon', en: 'Phone' },
  tour: { tr: 'Tur', en: 'Tour' },
  amount: { tr: 'Tutar', en: 'Amount' },
  currency: { tr: 'Para birimi', en: 'Currency' },
  hold: { tr: 'opsiyon bitişi', en: 'end of the hold' },
  late: { tr: '{n} gün gecikti', en: '{n} day late|{n} days late' },
  today: { tr: 'bugün', en: 'today' },
  tomorrow: { tr: 'yarın', en: 'tomorrow' },
  in_days: { tr: '{n} gün sonra', en: 'in {n} day|in {n} days' },
  none: { tr: 'Ödenecek bir tutar yok.', en: 'Nothing is due.' },
} satisfies OfficeTexts

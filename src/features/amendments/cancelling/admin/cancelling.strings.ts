import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const cancellingTexts = {
  title: { tr: 'İptal ve iade', en: 'Cancellation and refund' },
  by_terms: { tr: 'Koşula göre kesinti {amount}', en: 'Kept by the terms: {amount}' },
  of_day: { tr: '{day} günü geçerli', en: 'as of {day}' },
  no_terms: { tr: 'Bu siparişte iptal koşulu yok; kesintiyi sözleşmeye göre yazın. Boş bırakırsanız iade süresi izlenmez.', en: 'This order has no cancellation terms; enter the amount kept by the contract. If left empty, the refund is not tracked.' },
  keep: { tr: 'Kesinti', en: 'Amount kept' },
  keep_of: { tr: 'Kesinti ({currency})', en: 'Amount kept ({currency})' },
  refund: { tr: 'İade {amount}, en geç {day} gününe kadar', en: 'Refund {amount}, by {day} at the latest' },
  no_refund: { tr: 'İade edilecek tutar yok.', en: 'Nothing is refunded.' },
  missing: { tr: 'Ödenen, kesintiden {amount} az. Müşteriden kendiliğinden istenmez.', en: 'The payments are {amount} less than is kept. The customer is not asked for it automatically.' },
  otherwise: { tr: 'Koşuldan farklı; nedenini aşağıya yazın.', en: 'Differs from the terms; please give the reason below.' },
  paid: { tr: 'Ödenen', en: 'Paid' },
  kept: { tr: 'Kesinti', en: 'Kept' },
  to_refund: { tr: 'İade', en: 'Refund' },
  by_customer: { tr: 'Müşteri iptal etti, {day}', en: 'Cancelled by the customer, {day}' },
  by_staff: { tr: 'Müşterinin isteğiyle iptal edildi, {day}', en: 'Cancelled on the customer’s wish, {day}' },
  by_agency: { tr: 'Acente iptal etti, {day}', en: 'Cancelled by the agency, {day}' },
  days_left: { tr: 'İade için {n} gün kaldı: {day}', en: '{n} day left for the refund: {day}|{n} days left for the refund: {day}' },
  last_day: { tr: 'İade için son gün bugün', en: 'Today is the last day for the refund' },
  overdue: { tr: 'İade {n} gün gecikti: {day}', en: 'The refund is {n} day late: {day}|The refund is {n} days late: {day}' },
  done: { tr: 'İade {day} günü yapıldı', en: 'Refunded on {day}' },
} satisfies OfficeTexts

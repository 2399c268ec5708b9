import type { TextGroup } from '#src/base/string-key.ts'

/** Answers and refusals of the office. Part of the group `office`. */
export const movingOffice = {
  order_moved: { tr: 'Sipariş yeni tarihe taşındı.', en: 'The order has been moved to the new date.' },
  move_not_open: { tr: 'İptal edilmiş, tamamlanmış ya da ödemesi gelmeden süresi dolmuş bir sipariş taşınamaz.', en: 'An order that was cancelled or completed, or that expired without a payment, cannot be moved.' },
  move_seats_gone: { tr: 'Seçtiğiniz kalkışta yeterli yer kalmadı. Başka bir tarih seçin.', en: 'The departure you chose no longer has enough seats. Choose another date.' },
  move_price_moved: { tr: 'Fiyat siz bakarken değişti. Yeni farkı görüp yeniden karar verin.', en: 'The price has changed in the meantime. Look at the new difference and decide again.' },
  move_reason: { tr: 'Farkın neden alınmadığını yazın', en: 'Enter why the difference is waived' },
  move_note: { tr: 'Tarih değişti: {from} → {to}', en: 'Moved: {from} → {to}' },
  move_note_charged: { tr: 'fark {amount}', en: 'difference {amount}' },
  move_note_waived: { tr: '{amount} fark alınmadı', en: 'difference of {amount} waived' },
} satisfies TextGroup

/** Mail to the customer. Part of the group `mail`. */
export const movingMail = {
  moved_subject: { tr: 'Turunuzun tarihi değişti: {order_no}', en: 'Your tour has a new date: {order_no}' },
  moved_text: { tr: 'Rezervasyonunuz aşağıdaki yeni tarihe taşındı. Eski tarihe ait belgeler geçersizdir; güncel belgeleriniz rezervasyon sayfanızdadır.', en: 'Your booking has been moved to the new date below. Documents for the old date are no longer valid; the current ones are on your booking page.' },
  moved_from: { tr: 'Eski tarih', en: 'Old date' },
  moved_to: { tr: 'Yeni tarih', en: 'New date' },
  moved_difference: { tr: 'Fiyat farkı', en: 'Difference in price' },
} satisfies TextGroup

import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const statusTexts = {
  opsiyonlu: { tr: 'Opsiyonlu', en: 'On hold' },
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
  bildirildi: { tr: 'Bildirim bekliyor', en: 'Report waiting' },
} satisfies OfficeTexts

export const noticeTexts = {
  bildirildi: { tr: 'Eşleştirme bekliyor', en: 'To be matched' },
  eslesti: { tr: 'Eşleşti', en: 'Matched' },
  reddedildi: { tr: 'Reddedildi', en: 'Refused' },
  iade: { tr: 'İade edildi', en: 'Refunded' },
  havale: { tr: 'Havale/EFT', en: 'Bank transfer' },
  nakit: { tr: 'Nakit', en: 'Cash' },
  kart: { tr: 'Kart', en: 'Card' },
} satisfies OfficeTexts

export const orderTexts = {
  title: { tr: 'Siparişler', en: 'Orders' },
  lead: { tr: 'Siteden ve ofisten yapılan bütün rezervasyonlar, en yenisi üstte.', en: 'All reservations, from the site and the office, the newest first.' },
  search_in: { tr: 'No, ad, e-posta, telefon ya da tur', en: 'Number, name, e-mail, phone or tour' },
  empty: { tr: 'Henüz sipariş yok. Siteden yapılan ilk rezervasyon burada görünür.', en: 'There are no orders yet. The first reservation made on the site appears here.' },
  status: { tr: 'Durum', en: 'Status' },
  payment: { tr: 'Ödeme', en: 'Payment' },
  any_status: { tr: 'Tüm durumlar', en: 'Any status' },
  any_payment: { tr: 'Tüm ödemeler', en: 'Any payment' },
  tour: { tr: 'Tur', en: 'Tour' },
  any_tour: { tr: 'Tüm turlar', en: 'Any tour' },
  no_tour: { tr: 'Böyle bir tur yok', en: 'No such tour' },
  tour_n: { tr: '{n} numaralı tur', en: 'Tour no. {n}' },
  dates: { tr: 'Hangi tarih', en: 'Which date' },
  ordered: { tr: 'Sipariş tarihi', en: 'Order date' },
  departs: { tr: 'Kalkış tarihi', en: 'Departure date' },
  from: { tr: 'İlk gün', en: 'From' },
  to: { tr: 'Son gün', en: 'To' },
  clear_filters: { tr: 'Süzgeçleri temizle', en: 'Clear the filters' },
  order_no: { tr: 'Sipariş', en: 'Order' },
  customer: { tr: 'Müşteri', en: 'Customer' },
  tours: { tr: 'Turlar', en: 'Tours' },
  people: { tr: 'Kişi', en: 'People' },
  amount: { tr: 'Tutar', en: 'Amount' },
  adults: { tr: '{n} yetişkin', en: '{n} adult|{n} adults' },
  children: { tr: '{n} çocuk', en: '{n} child|{n} children' },
  open_left: { tr: 'Kalan {amount}', en: '{amount} open' },
  nothing_left: { tr: 'Tamamı ödendi', en: 'Paid in full' },
  too_much: { tr: '{amount} fazla', en: '{amount} too much' },
  reported_left: { tr: '{amount} bildirildi', en: '{amount} reported' },
  held_until: { tr: '{when} tarihine kadar ayrıldı', en: 'Held until {when}' },
  wants_cancel: { tr: 'İptal istiyor', en: 'Wants to cancel' },
  at_office: { tr: 'Ofisten', en: 'At the office' },
} satisfies OfficeTexts

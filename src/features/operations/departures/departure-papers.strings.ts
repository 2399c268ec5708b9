import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const departurePaperTexts = {
  passengers: { tr: 'Yolcu listesi', en: 'Passenger list' },
  rooms: { tr: 'Oda listesi', en: 'Rooming list' },
  pickups: { tr: 'Biniş listesi', en: 'Pick-up list' },
  balances: { tr: 'Bakiye listesi', en: 'Balance list' },
  tour_code: { tr: 'Tur kodu', en: 'Tour code' },
  listed_at: { tr: 'Alındığı an', en: 'Listed at' },
  seats: { tr: 'Yer', en: 'Seats' },
  seats_value: { tr: '{taken}/{quota} dolu', en: '{taken}/{quota} taken' },
  orders: { tr: 'Sipariş', en: 'Orders' },
  note: { tr: 'Kalkış notu', en: 'Note' },
  total: { tr: 'Toplam', en: 'Total' },
  none: { tr: 'Bu kalkışta yer tutan sipariş yok.', en: 'No order holds seats of this departure.' },
  page: { tr: 'Sayfa {page} / {pages}', en: 'Page {page} of {pages}' },
} satisfies OfficeTexts

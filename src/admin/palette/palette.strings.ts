import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { stateTexts } from '#src/features/inquiries/mailbox/admin/mailbox-page.strings.ts'
import { statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { tourStatusTexts } from '#src/features/tours/editing/admin/tour-choices.strings.ts'

export const paletteTexts = {
  ...tourStatusTexts,
  ...statusTexts,
  ...stateTexts,
  title: { tr: 'Hızlı arama', en: 'Quick search' },
  ask: { tr: 'Ekran, tur, sipariş, mesaj ya da gün arayın', en: 'Search for a screen, tour, order, message or day' },
  close: { tr: 'Kapat', en: 'Close' },
  results: { tr: 'Sonuçlar', en: 'Results' },
  screens: { tr: 'Ekranlar', en: 'Screens' },
  new_screens: { tr: 'Yeni ekle', en: 'Add new' },
  tours: { tr: 'Turlar', en: 'Tours' },
  departures: { tr: 'Tarihler ve fiyatlar', en: 'Dates and prices' },
  orders: { tr: 'Siparişler', en: 'Orders' },
  days: { tr: 'Kalkış günleri', en: 'Days of departure' },
  departures_n: { tr: '{n} kalkış', en: '{n} departure|{n} departures' },
  messages: { tr: 'Mesajlar', en: 'Messages' },
  in_trash: { tr: 'Çöpte', en: 'In the trash' },
  users: { tr: 'Kullanıcılar', en: 'Users' },
  inactive: { tr: 'Kapalı', en: 'Closed' },
  searching: { tr: 'Aranıyor…', en: 'Searching…' },
  count: { tr: '{n} sonuç', en: '{n} result|{n} results' },
  nothing: { tr: '“{text}” için sonuç yok.', en: 'No results for “{text}”.' },
  nothing_hint: {
    tr: 'Ekranın, turun, kullanıcının ya da müşterinin adını, sipariş ya da mesaj numarasını, telefonu, “3 nisan” gibi bir günü yazın; kelimelerin ilk harfleri yeter.',
    en: 'Type the name of a screen, tour, user or customer, the number of an order or a message, a phone number, or a day such as “3 april”; the first letters of each word are enough.',
  },
  failed: { tr: 'Arama tamamlanamadı: {what}.', en: 'The search could not be completed: {what}.' },
  again: { tr: 'Yeniden dene', en: 'Try again' },
  key_move: { tr: 'gezin', en: 'move' },
  key_open: { tr: 'aç', en: 'open' },
  key_close: { tr: 'kapat', en: 'close' },
} satisfies OfficeTexts

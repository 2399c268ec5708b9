import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { stateTexts } from '#src/features/inquiries/mailbox/admin/mailbox-page.strings.ts'
import { statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { tourStatusTexts } from '#src/features/tours/editing/admin/tour-choices.strings.ts'
import { newScreenTexts } from '../screens/new-screens.strings.ts'
import type { shellTexts } from '../screens/office-shell.strings.ts'

export const paletteTexts = {
  ...tourStatusTexts,
  ...statusTexts,
  ...stateTexts,
  ...newScreenTexts,
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

/** Words by which a screen is found beside its name: what can be set there. */
export const screenWords: Partial<Record<keyof typeof shellTexts, { tr: string; en: string }>> = {
  company: { tr: 'ayarlar logo simge renk slogan ünvan whatsapp vergi mersis kep tursab künye', en: 'settings logo icon colour slogan legal name whatsapp tax licence' },
  contact_info: { tr: 'ayarlar adres telefon harita çalışma saatleri', en: 'settings address phone map opening hours' },
  social_media: { tr: 'ayarlar instagram facebook youtube', en: 'settings instagram facebook youtube' },
  integrations: { tr: 'ayarlar google yandex facebook piksel izleme anahtar kelimeler', en: 'settings google yandex facebook pixel tracking keywords' },
  sales_rules: { tr: 'ayarlar opsiyon süresi ön ödeme', en: 'settings hold deposit' },
  pickups: { tr: 'ayarlar biniş durak servis otobüs saat', en: 'settings pickup stop coach shuttle' },
  policies: { tr: 'ayarlar iptal iade kesinti koşul politika', en: 'settings cancel refund policy' },
  card_payments: { tr: 'ayarlar sanal pos iyzico paytr taksit kredi kartı', en: 'settings iyzico paytr instalments credit card' },
  rates: { tr: 'ayarlar euro dolar sterlin tcmb kur', en: 'settings euro dollar pound central bank' },
  mail_texts: { tr: 'ayarlar e-posta metin şablon konu önizleme', en: 'settings mail text template subject preview' },
  mail_settings: { tr: 'ayarlar e-posta smtp sunucu gönderen deneme', en: 'settings mail smtp server sender test' },
  opening: { tr: 'ayarlar siteyi açma yakında', en: 'settings open the site coming soon' },
  languages: { tr: 'ayarlar çeviri metinler', en: 'settings translation texts' },
  bank_accounts: { tr: 'iban havale eft swift hesap numarası', en: 'iban transfer swift account number' },
  orders: { tr: 'rezervasyon satış ödeme bildirimi opsiyon iptal iade', en: 'booking reservation sale payment notice hold cancel refund' },
  receivables: { tr: 'tahsilat alacak borç vade kalan gecikmiş', en: 'due debt balance overdue collect' },
  accounting: { tr: 'muhasebe kdv fatura döküm iade ay sonu', en: 'accountant tax invoice refund month' },
  settlement: { tr: 'mutabakat pos komisyon iyzico paytr iade', en: 'reconciliation pos fee iyzico paytr refund' },
  departures: { tr: 'takvim kontenjan yer yolcu oda listesi otobüs', en: 'calendar quota seats passengers rooming list coach' },
  tours: { tr: 'program gezi paket arşiv', en: 'programme trip package archive' },
  contact: { tr: 'çöp silinen mesaj gelen kutusu yanıt', en: 'trash deleted message inbox answer' },
  special_tour: { tr: 'çöp silinen talep', en: 'trash deleted request' },
  offer: { tr: 'çöp silinen fiyat istek', en: 'trash deleted price request' },
  contracts: { tr: 'sözleşme kvkk gizlilik mesafeli satış', en: 'contract privacy terms' },
  pictures: { tr: 'görsel fotoğraf kütüphane', en: 'image photo library' },
  audit: { tr: 'günlük kayıt kim değiştirdi log', en: 'history log who changed' },
  personal_data: { tr: 'kvkk silme unutulma', en: 'gdpr erase privacy' },
  system: { tr: 'yedek disk sürüm hata sağlık', en: 'backup disk version error health' },
  users: { tr: 'yetki rol parola iki adımlı', en: 'rights role password two-step' },
  own_account: { tr: 'parola oturumlar', en: 'password sessions' },
}

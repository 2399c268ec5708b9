import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Where the texts of a group are shown. `path`: a page of the site that shows them; absent for mails and texts of many pages. */
export type StringGroupInfo = { name: OfficeTexts[string]; where: OfficeTexts[string]; path?: string }

export const stringGroups: Record<string, StringGroupInfo> = {
  navbar: { name: { tr: 'Üst menü', en: 'Header' }, where: { tr: 'Her sayfanın üstü ve telefon menüsü', en: 'Top of every page and the phone menu' }, path: '/' },
  footer: { name: { tr: 'Alt bölüm', en: 'Footer' }, where: { tr: 'Her sayfanın altı', en: 'Bottom of every page' }, path: '/' },
  home: { name: { tr: 'Ana sayfa', en: 'Home page' }, where: { tr: 'Ana sayfadaki başlıklar', en: 'Headings of the home page' }, path: '/' },
  search: { name: { tr: 'Arama kutusu', en: 'Search box' }, where: { tr: 'Ana sayfa ve tur arama', en: 'Home page and tour search' }, path: '/tur-ara' },
  list: { name: { tr: 'Tur listesi', en: 'List of tours' }, where: { tr: 'Tur arama ve kategoriler: kartlar, filtreler', en: 'Tour search and categories: cards, filters' }, path: '/tur-ara' },
  tour: { name: { tr: 'Tur sayfası', en: 'Tour page' }, where: { tr: 'Turun kendi sayfası', en: 'The page of a tour' }, path: '/tur-ara' },
  booking: { name: { tr: 'Rezervasyon kutusu', en: 'Booking box' }, where: { tr: 'Tur sayfasında fiyat ve kişi seçimi', en: 'Price and travellers on the tour page' }, path: '/tur-ara' },
  pricing: { name: { tr: 'Fiyat satırları', en: 'Price lines' }, where: { tr: 'Tur sayfası, sepet, rezervasyon ve e-postalardaki fiyat dökümü', en: 'Price breakdown on tours, in cart, checkout and mails' } },
  plan: { name: { tr: 'Ödeme planı', en: 'Payment plan' }, where: { tr: 'Ödeme cümlesi: tur, sepet, rezervasyon, e-postalar', en: 'The sentence about payment: tour, cart, checkout, mails' } },
  cart: { name: { tr: 'Sepet', en: 'Cart' }, where: { tr: 'Rezervasyon oluştur', en: 'Cart' }, path: '/rezervasyon-olustur' },
  checkout: { name: { tr: 'Rezervasyon kaydı', en: 'Checkout' }, where: { tr: 'Müşterinin bilgilerini yazdığı sayfa', en: 'Where customers enter their details' }, path: '/kayit' },
  result: { name: { tr: 'Rezervasyon sonucu', en: 'Booking result' }, where: { tr: 'Siparişten sonraki sayfa', en: 'The page after ordering' } },
  bank: { name: { tr: 'Banka hesapları', en: 'Bank accounts' }, where: { tr: 'Banka hesapları ve ödeme bölümü', en: 'Bank accounts and payment' }, path: '/banka-hesaplari' },
  contract: { name: { tr: 'Sözleşmeler', en: 'Contracts' }, where: { tr: 'Sözleşme sayfaları', en: 'Pages of contracts' } },
  posts: { name: { tr: 'Galeri, haber, blog', en: 'Gallery, news, blog' }, where: { tr: 'Galeri, haberler, videolar ve blog', en: 'Gallery, news, videos and blog' }, path: '/galeri' },
  visa: { name: { tr: 'Vize', en: 'Visa' }, where: { tr: 'Vize sayfaları', en: 'Visa pages' }, path: '/vize' },
  about: { name: { tr: 'Hakkımızda', en: 'About us' }, where: { tr: 'Hakkımızda sayfası', en: 'About us page' }, path: '/hakkimizda' },
  contact: { name: { tr: 'İletişim', en: 'Contact' }, where: { tr: 'İletişim sayfası', en: 'Contact page' }, path: '/iletisim' },
  special_tour: { name: { tr: 'Özel tur talebi', en: 'Special tour request' }, where: { tr: 'Özel tur formu', en: 'Private tour form' }, path: '/ozel-tur-talebi' },
  offer: { name: { tr: 'Teklif talebi', en: 'Quote request' }, where: { tr: 'Teklif formu', en: 'Quote form' }, path: '/teklif-talebi' },
  careers: { name: { tr: 'İş başvurusu', en: 'Job application' }, where: { tr: 'İş başvurusu formu', en: 'Job application form' }, path: '/is-basvurusu' },
  inquiries: { name: { tr: 'Formların ortak metinleri', en: 'Shared texts of forms' }, where: { tr: 'İletişim, özel tur, teklif ve iş başvurusu formları', en: 'Contact, private tour, quote and job forms' }, path: '/iletisim' },
  consent: { name: { tr: 'Çerez izni', en: 'Cookie consent' }, where: { tr: 'Çerez çubuğu ve tercihleri', en: 'Cookie bar and preferences' }, path: '/' },
  opening: { name: { tr: 'Site açılmadan önce', en: 'Before the site opens' }, where: { tr: 'Açılana kadar ziyaretçilerin gördüğü sayfa', en: 'The page visitors see until the site opens' } },
  not_found: { name: { tr: 'Sayfa bulunamadı', en: 'Page not found' }, where: { tr: 'Olmayan sayfalar', en: 'Pages that do not exist' }, path: '/404' },
  auth: { name: { tr: 'Giriş', en: 'Login' }, where: { tr: 'Giriş sayfasının yanıtları', en: 'Answers of the login page' } },
  errors: { name: { tr: 'Hata mesajları', en: 'Error messages' }, where: { tr: 'Bütün formların uyarıları', en: 'Warnings of all forms' } },
  failure: { name: { tr: 'Bağlantı hataları', en: 'Connection failures' }, where: { tr: 'Bağlantı kesilince ya da site yanıt vermeyince', en: 'When offline or when the site does not respond' } },
  ui: { name: { tr: 'Düğmeler ve küçük metinler', en: 'Buttons and small texts' }, where: { tr: 'Bütün sayfalar', en: 'All pages' } },
  mail: { name: { tr: 'Rezervasyon e-postaları', en: 'Booking mails' }, where: { tr: 'Müşteriye giden e-postalar', en: 'Mails to customers' } },
  inquiry_mail: { name: { tr: 'Form e-postaları', en: 'Form mails' }, where: { tr: 'Form gönderene giden e-postalar', en: 'Mails to people who sent a form' } },
  message_answer: { name: { tr: 'Yanıt e-postaları', en: 'Reply mails' }, where: { tr: 'Mesajlara verilen yanıtlar', en: 'Replies to messages' } },
}

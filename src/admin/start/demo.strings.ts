import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import type { TextGroup } from '#src/base/string-key.ts'

/** Answers of the server. */
export const demoOffice = {
  demo_ended: { tr: 'Deneme kayıtları silindi. Site, siz açana kadar kapalı.', en: 'The demo records have been deleted. The site is closed until you open it.' },
  demo_gone: { tr: 'Deneme kayıtları zaten silinmiş.', en: 'The demo records have already been deleted.' },
  demo_changed: { tr: 'Bu arada kayıtlar değişti; hiçbir şey silinmedi. Listeye yeniden bakın.', en: 'The records have changed meanwhile; nothing was deleted. Please look at the list again.' },
} satisfies TextGroup

export const demoTexts = {
  title: { tr: 'Deneme kayıtları', en: 'Demo records' },
  lead: { tr: 'Denemeniz için örnek bir acenta yüklü. Gerçek işe başlarken deneme kayıtları silinir; sizin girdikleriniz ve değiştirdikleriniz kalır.', en: 'A sample agency is stored for you to try things out. When you begin for real, the demo records are deleted; what you entered or changed stays.' },
  begin: { tr: 'Gerçek işe başla…', en: 'Begin for real…' },
  begin_title: { tr: 'Deneme kayıtları silinsin mi?', en: 'Delete the demo records?' },
  goes: { tr: 'Silinecek', en: 'Will be deleted' },
  stays: { tr: 'Kalacak', en: 'Will stay' },
  kept_title: { tr: 'Denemeden kalacaklar', en: 'What stays of the demo' },
  kept_lead: { tr: 'Turlar taslak olur ve deneme tarihleri silinir: bakıp kendi tarihlerinizle yayımlarsınız.', en: 'Tours become drafts and lose their demo dates: look at them and publish them with dates of your own.' },
  kept_changed: { tr: 'siz değiştirdiniz', en: 'you changed it' },
  kept_departure: { tr: 'tarihini siz girdiniz ya da değiştirdiniz', en: 'it has a date that you entered or changed' },
  kept_order: { tr: 'kalan bir siparişte geçiyor', en: 'an order that stays refers to it' },
  kept_tour: { tr: 'kalan bir tur bunun altında', en: 'a tour that stays is in it' },
  goes_more: { tr: 'Deneme turlarına verilmiş bütün siparişler, örnek firma bilgileri, sayfa başlıkları ve artık hiçbir yerde görünmeyen örnek görseller de silinir.', en: 'All orders of demo tours, the sample company details, page titles and sample pictures that are no longer shown anywhere are deleted too.' },
  stays_more: { tr: 'Kullanıcılarınız, dilleriniz, ayarlarınız ve işlem kayıtlarınız olduğu gibi kalır.', en: 'Your users, languages, settings and the log of actions stay as they are.' },
  closes: { tr: 'Site, siz açana kadar ziyaretçilere kapanır. Bu işlem geri alınamaz.', en: 'The site is closed to visitors until you open it. This cannot be undone.' },
  confirm: { tr: 'Sil ve başla', en: 'Delete and begin' },
  orders: { tr: '{n} sipariş', en: '{n} order|{n} orders' },
  messages: { tr: '{n} mesaj', en: '{n} message|{n} messages' },
  tours: { tr: '{n} tur', en: '{n} tour|{n} tours' },
  departures: { tr: '{n} kalkış', en: '{n} departure|{n} departures' },
  categories: { tr: '{n} kategori', en: '{n} category|{n} categories' },
  contents: { tr: '{n} sayfa içeriği', en: '{n} page content|{n} page contents' },
  posts: { tr: '{n} haber, blog yazısı, video, albüm ve vize sayfası', en: '{n} news item, blog post, video, album or visa page|{n} news items, blog posts, videos, albums and visa pages' },
  contracts: { tr: '{n} sözleşme', en: '{n} contract|{n} contracts' },
  bank_accounts: { tr: '{n} banka hesabı', en: '{n} bank account|{n} bank accounts' },
  contact_information: { tr: '{n} iletişim bilgisi', en: '{n} contact entry|{n} contact entries' },
  social_media: { tr: '{n} sosyal medya hesabı', en: '{n} social media account|{n} social media accounts' },
  certificates: { tr: '{n} belge', en: '{n} certificate|{n} certificates' },
  pickup_points: { tr: '{n} biniş yeri', en: '{n} pick-up point|{n} pick-up points' },
  cancellation_policies: { tr: '{n} iptal koşulu', en: '{n} set of cancellation terms|{n} sets of cancellation terms' },
  users: { tr: '{n} kullanıcı', en: '{n} user|{n} users' },
} satisfies OfficeTexts

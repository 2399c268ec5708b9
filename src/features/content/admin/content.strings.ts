import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const contentTexts = {
  home_title: { tr: 'Ana sayfa', en: 'Home page' },
  home_lead: { tr: 'Bölümler sitede bu sırayla durur; her bölümün öğelerini sürükleyerek sıralayabilirsiniz.', en: 'The sections stand on the site in this order; drag the items of a section to order them.' },
  about_title: { tr: 'Hakkımızda', en: 'About us' },
  about_lead: { tr: 'Sayfa, hikâyenizin ilk bölümüyle açılır; bölümleri sürükleyerek sıralayabilirsiniz.', en: 'The page opens with the first part of your story; drag the parts to order them.' },
  visa_title: { tr: 'Vize', en: 'Visa' },
  visa_lead: { tr: 'Ana sayfa dışında her sayfanın altında görünür. Vize sayfalarında ilk düğmesi gizlenir.', en: 'Shown at the foot of every page but the home page. The visa pages leave out its first button.' },
  bank_title: { tr: 'Banka hesapları', en: 'Bank accounts' },
  bank_lead: { tr: 'Sitedeki banka hesapları sayfasında, hesapların yanında durur.', en: 'It stands beside the accounts on the bank accounts page of the site.' },
  section: { tr: 'Bölüm', en: 'Section' },
  item: { tr: 'Öğe', en: 'Item' },
  picture: { tr: 'Görsel', en: 'Picture' },
  state: { tr: 'Durum', en: 'State' },
  shown: { tr: 'Yayında', en: 'Shown' },
  hidden: { tr: 'Gizli', en: 'Hidden' },
  add: { tr: 'Öğe ekle', en: 'Add an item' },
  full: { tr: 'Bu bölümde {n} öğe için yer var.', en: 'This section has room for {n} item.|This section has room for {n} items.' },
  insert_title: { tr: 'Yeni öğe: {section}', en: 'New item: {section}' },
  choose_section: { tr: 'Öğeyi ekleyeceğiniz bölümde “Öğe ekle”ye basın.', en: 'Press “Add an item” in the section that it belongs to.' },
  untitled: { tr: 'Başlıksız', en: 'Untitled' },
  slider: { tr: 'Üst görseller', en: 'Top slides' },
  campaign: { tr: 'Kampanyalar', en: 'Campaigns' },
  why_us: { tr: 'Neden biz', en: 'Why us' },
  visa_card: { tr: 'Vize kutusu', en: 'Visa card' },
  photos: { tr: 'Fotoğraf şeridi', en: 'Photo strip' },
  special_tour_call: { tr: 'Özel tur çağrısı', en: 'Special tour call' },
  visa_application: { tr: 'Vize bandı', en: 'Visa banner' },
  story: { tr: 'Hikâyemiz', en: 'Our story' },
  team_values: { tr: 'Değerlerimiz', en: 'Our values' },
  fraud_note: { tr: 'Dolandırıcılık uyarısı', en: 'Fraud warning' },
} satisfies OfficeTexts

export type SectionName = keyof typeof contentTexts

/** Labels of the form, by field. */
export const contentFields = {
  title: { label: { tr: 'Başlık', en: 'Title' } },
  description: { label: { tr: 'Metin', en: 'Text' } },
  btn_title: { label: { tr: 'Düğme yazısı', en: 'Button' }, help: { tr: 'Boş bırakırsanız düğme görünmez.', en: 'Without words there is no button.' } },
  btn_title2: { label: { tr: 'Düğme yazısı 2', en: 'Button 2' }, help: { tr: 'Boş bırakırsanız düğme görünmez.', en: 'Without words there is no button.' } },
  uri: { label: { tr: 'Bağlantı', en: 'Link' }, help: { tr: '/vize gibi bir yol ya da https:// ile başlayan bir adres', en: 'A path such as /vize, or an address that begins with https://' } },
  uri2: { label: { tr: 'Bağlantı 2', en: 'Link 2' }, help: { tr: '/vize gibi bir yol ya da https:// ile başlayan bir adres', en: 'A path such as /vize, or an address that begins with https://' } },
  file_img: { label: { tr: 'Görsel', en: 'Picture' } },
  file_video: { label: { tr: 'Video', en: 'Film' }, help: { tr: 'Video varsa görselin yerine oynatılır.', en: 'A film is shown in place of the picture.' } },
  active: { label: { tr: 'Sitede göster', en: 'Show on the site' } },
}

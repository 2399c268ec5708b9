import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** The sections in words, in the order of the screen. */
export const sectionTexts = {
  telefon: { tr: 'Telefonlar', en: 'Telephones' },
  email: { tr: 'E-posta adresleri', en: 'E-mail addresses' },
  adres: { tr: 'Adresler', en: 'Addresses' },
  shift: { tr: 'Çalışma saatleri', en: 'Opening hours' },
  source_link: { tr: 'Harita bağlantıları', en: 'Map links' },
} satisfies OfficeTexts

export const sectionHints = {
  telefon: { tr: 'Alan koduyla: +90 212 555 01 12', en: 'With the area code: +90 212 555 01 12' },
  email: { tr: 'Misafirlerin yazacağı adres: bilgi@acenteniz.com', en: 'The address that customers write to: info@youragency.com' },
  adres: { tr: 'Açık adres, tek satırda: Galata Mah. Örnek Sok. No: 3, Beyoğlu / İstanbul', en: 'The full address on one line: 3 Example St, Beyoğlu, Istanbul' },
  shift: { tr: 'Örnek: Hafta içi 09:00–18:30, cumartesi 10:00–16:00', en: 'For example: weekdays 09:00–18:30, Saturdays 10:00–16:00' },
  source_link: { tr: 'Harita uygulamasında “Paylaş” deyip bağlantıyı buraya yapıştırın', en: 'Choose “Share” in the map application and paste the link here' },
} satisfies OfficeTexts

export const contactTexts = {
  title: { tr: 'İletişim bilgileri', en: 'Contact details' },
  lead: { tr: 'Her sayfanın altında ve iletişim sayfasında görünür. Satırları sürükleyerek sıralayın.', en: 'Shown at the foot of every page and on the contact page. Drag the rows to order them.' },
  language: { tr: 'Dil', en: 'Language' },
  add: { tr: 'Bilgi ekle', en: 'Add an entry' },
  add_to: { tr: 'Bilgi ekle: {section}', en: 'Add an entry: {section}' },
  insert_title: { tr: 'Yeni iletişim bilgisi', en: 'New contact entry' },
  kind: { tr: 'Tür', en: 'Kind' },
  name: { tr: 'Ofis ya da birim', en: 'Office or department' },
  name_help: { tr: 'Bir adresle aynı adı taşıyan telefon, saat ve harita bağlantısı o adresin altında görünür. Tek ofisiniz varsa boş bırakabilirsiniz.', en: 'Telephones, hours and map links with the name of an address are shown under it. With a single office you can leave it empty.' },
  content: { tr: 'Bilgi', en: 'Content' },
  told_here: { tr: 'Acenteye giden bildirim e-postaları bu adrese gelir.', en: 'Mails about orders and messages go to this address.' },
  fallback: { tr: 'Bu dilde kayıt yok; ziyaretçiler varsayılan dildekileri görür.', en: 'No entries in this language; visitors see those of the default language.' },
  preview: { tr: 'Sitede böyle görünür', en: 'As shown on the site' },
  preview_footer: { tr: 'Sayfaların altı', en: 'Foot of the pages' },
  preview_contact: { tr: 'İletişim sayfası', en: 'Contact page' },
  preview_empty: { tr: 'Henüz bilgi yok: misafirler size ulaşamaz.', en: 'No entries yet: customers cannot reach you.' },
  directions: { tr: 'Yol tarifi', en: 'Directions' },
} satisfies OfficeTexts

export const socialTexts = {
  title: { tr: 'Sosyal medya', en: 'Social media' },
  lead: { tr: 'Her sayfanın altında simge olarak bu sırayla görünür.', en: 'Shown as icons at the foot of every page, in this order.' },
  add: { tr: 'Hesap ekle', en: 'Add an account' },
  insert_title: { tr: 'Yeni sosyal medya hesabı', en: 'New social media account' },
  icon: { tr: 'Simge', en: 'Icon' },
  network: { tr: 'Ağ', en: 'Network' },
  name: { tr: 'Ad', en: 'Name' },
  name_help: { tr: 'Ekran okuyucular simgenin yerine bu adı okur: “Instagram”', en: 'Screen readers read this name for the icon: “Instagram”' },
  uri: { tr: 'Hesabın adresi', en: 'Address of the account' },
  uri_help: { tr: 'Hesabınızı tarayıcıda açıp adresi yapıştırın. Simge adresten seçilir.', en: 'Open your account in the browser and paste its address. The icon follows from the address.' },
  known: { tr: '{name} simgesiyle görünecek', en: 'Shown with the icon of {name}' },
  unknown: { tr: 'Bu ağın simgesi yok; genel bir simgeyle görünecek. Simgesi olanlar: {names}', en: 'There is no icon for this network; a general one is used. Icons exist for {names}' },
  use_name: { tr: 'Adı “{name}” yap', en: 'Name it “{name}”' },
  empty: { tr: 'Henüz hesap yok. Sosyal medya kullanmıyorsanız boş bırakın; simgeler görünmez.', en: 'No accounts yet. If you do not use social media, leave this empty: no icons are shown.' },
} satisfies OfficeTexts

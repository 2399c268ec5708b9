import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Labels of the log of changes. */
export const sharedFileFields = {
  shared_file: { tr: 'Herkes için dosya', en: 'File for everybody' },
} satisfies OfficeTexts

export const sharedFileTexts = {
  title: { tr: 'Herkes için dosyalar', en: 'Files for everybody' },
  lead: {
    tr: 'Rezervasyonu onaylanan müşteriler sipariş sayfalarında görür ve indirir. Kimlik ve pasaport numarası içeren listeleri eklemeyin.',
    en: 'Customers with a confirmed booking see and save them on their order’s page. Do not add lists with identity or passport numbers.',
  },
  empty: { tr: 'Henüz dosya yok: uçuş listesi, otel listesi gibi.', en: 'No files yet, such as a flight list or a hotel list.' },
  cancelled: { tr: 'Kalkış iptal edildiği için müşteriler bu dosyaları görmüyor.', en: 'Customers do not see these files, because the departure is cancelled.' },
  about: { tr: '{size} · {who}, {when}', en: '{size} · {who}, {when}' },
  somebody: { tr: 'silinmiş bir kullanıcı', en: 'a removed user' },
  add: { tr: 'Dosya ekle', en: 'Add a file' },
  open: { tr: 'Aç', en: 'Open' },
  open_of: { tr: '{name}: aç', en: 'Open: {name}' },
  open_failed: { tr: 'Dosya açılamadı', en: 'The file could not be opened' },
  remove: { tr: 'Kaldır', en: 'Remove' },
  remove_of: { tr: '{name}: kaldır', en: 'Remove: {name}' },
  name: { tr: 'Müşterinin gördüğü ad', en: 'Name that customers see, in Turkish' },
  name_en: { tr: 'Ad, İngilizce', en: 'Name in English' },
  name_en_how: { tr: 'Türkçe dışında sipariş verenler bunu okur.', en: 'For everybody who ordered in another language than Turkish.' },
  file: { tr: 'Dosya', en: 'File' },
  file_how: { tr: 'PDF ya da fotoğraf, en fazla {n} MB', en: 'PDF or photo, up to {n} MB' },
  choose: { tr: 'Dosya seçin', en: 'Choose a file' },
  too_large: { tr: 'Dosya en fazla {n} MB olabilir', en: 'A file can be up to {n} MB' },
  upload: { tr: 'Yükle', en: 'Upload' },
} satisfies OfficeTexts

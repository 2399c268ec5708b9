import type { TextGroup } from '#src/base/string-key.ts'

/** On the customer's page. Part of the group `result`. */
export const sharedFiles = {
  shared_files: { tr: 'Tur dosyaları', en: 'Tour files' },
  shared_files_text: { tr: 'Turunuzdaki herkes için hazırladığımız dosyalar.', en: 'Files we have prepared for everybody on your tour.' },
} satisfies TextGroup

/** Answers and refusals of the office. Part of the group `office`. */
export const sharedFilesOffice = {
  shared_file_added: { tr: 'Dosya eklendi. Rezervasyonu onaylanan müşteriler sayfalarında görür.', en: 'The file has been added. Customers with a confirmed booking see it on their page.' },
  shared_file_reused: { tr: 'Bu dosya eklenmiş. Yenisi için sayfayı yenileyin.', en: 'This file has been added. Reload the page for another one.' },
  shared_file_removed: { tr: 'Dosya kaldırıldı.', en: 'The file has been removed.' },
  shared_file_missing: { tr: 'Bir dosya seçin', en: 'Choose a file' },
  shared_file_needs_en: { tr: 'Bu kalkışta başka dilde sipariş var: dosyanın adını İngilizce de yazın', en: 'Somebody on this departure ordered in another language: enter the name in English too' },
  shared_files_full: { tr: 'Bu kalkışta {n} dosya var; yenisini eklemek için önce birini kaldırın.', en: 'This departure already has {n} file; remove one before adding another.|This departure already has {n} files; remove one before adding another.' },
} satisfies TextGroup

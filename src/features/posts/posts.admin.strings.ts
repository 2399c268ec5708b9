import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office API about posts. */
export const postsOffice = {
  posts_saved: { tr: '{n} kayıt güncellendi.', en: '{n} record updated.|{n} records updated.' },
  posts_deleted: { tr: '{n} kayıt silindi.', en: '{n} record deleted.|{n} records deleted.' },
  posts_gone: { tr: 'Seçtiklerinizden biri artık yok. Listeyi yenileyin.', en: 'One of the records you selected no longer exists. Reload the list.' },
  posts_not_ready: { tr: '“{name}” yayımlanamadı; videosu ya da fotoğrafı eksik. Hiçbir kayıt değiştirilmedi.', en: '“{name}” cannot be published: its video or its photos are missing. Nothing was changed.' },
  post_needs_video: { tr: 'Yayımlamak için önce videoyu yükleyin.', en: 'Upload the video before you publish.' },
  post_needs_files: { tr: 'Yayımlamak için albüme en az bir fotoğraf ekleyin.', en: 'Add at least one photo to the album before you publish.' },
  no_such_video: { tr: 'Bu video artık yok. Yeniden yükleyin.', en: 'This video no longer exists. Upload it again.' },
  no_such_tour: { tr: 'Bu tur artık yok. Başka bir tur seçin.', en: 'This tour no longer exists. Choose another one.' },
  visa_country_taken: { tr: 'Bu ülkenin vize sayfası zaten var.', en: 'This country already has a visa page.' },
  visa_days_order: { tr: 'En uzun süre en kısa süreden az olamaz.', en: 'The longest time cannot be shorter than the shortest.' },
  visa_fee_currency: { tr: 'Ücretin para birimini seçin.', en: 'Choose the currency of the fee.' },
  visa_checked_later: { tr: 'Kontrol günü bugünden sonra olamaz.', en: 'The date of the check cannot be in the future.' },
} satisfies TextGroup

import type { TextGroup } from '../string-key.ts'

/** Messages of the office's API, in every room. Not sent to public pages. */
export const office = {
  added: { tr: 'Kayıt eklendi.', en: 'Added.' },
  saved: { tr: 'Değişiklikler kaydedildi.', en: 'Your changes have been saved.' },
  deleted: { tr: 'Kayıt silindi.', en: 'Deleted.' },
  queue_saved: { tr: 'Sıra Düzeni Değiştirildi.', en: 'The sort order has been changed.' },
  queue_failed: { tr: 'Sıra Düzeni Değiştirilmedi!', en: 'The sort order was not changed!' },
  queue_changed: { tr: 'Liste bu arada değişmiş. Yenilenen listeyi yeniden sıralayın.', en: 'The list has changed in the meantime. Sort the new list again.' },
  seo_name_taken: { tr: 'Bu adres aynı dilde başka bir kayıtta kullanılıyor.', en: 'Another record uses this address in the same language.' },
  seo_name_empty: { tr: 'Adres en az bir harf ya da rakam içermeli.', en: 'The address needs at least one letter or digit.' },
  no_such_image: { tr: 'Bu görsel artık yok. Yeniden yükleyin.', en: 'This picture no longer exists. Upload it again.' },
  no_such_text_image: { tr: 'Metindeki bir görsel artık yok. Boş görünen görseli metinden silin ya da yeniden yükleyin.', en: 'A picture in this text no longer exists. Remove the one that is blank, or upload it again.' },
  file_address_over: { tr: 'Bu dosya adresinin süresi doldu. Dosyayı yönetim panelinden yeniden açın.', en: 'This address of a file has expired. Open the file again in the admin panel.' },
  to_panel: { tr: 'Yönetim paneline dönün', en: 'Back to the admin panel' },
} satisfies TextGroup

import { ofBank } from './office-bank.ts'
import { ofCategories } from './office-categories.ts'
import { ofContent } from './office-content.ts'
import { ofContracts } from './office-contracts.ts'
import { ofDepartures } from './office-departures.ts'
import { ofPosts } from './office-posts.ts'
import { ofTours } from './office-tours.ts'

/**
 * What the office's API says of catalogue and contents (spec §8 where it names the words). Not sent to public pages. Each room's
 * own sentences stand in a file of their own and are joined here.
 */
export const office = {
  ...ofBank,
  ...ofCategories,
  ...ofDepartures,
  ...ofPosts,
  ...ofContent,
  ...ofContracts,
  ...ofTours,
  added: { tr: 'Kayıt eklendi.', en: 'Added.' },
  saved: { tr: 'Değişiklikler kaydedildi.', en: 'Your changes have been saved.' },
  deleted: { tr: 'Kayıt silindi.', en: 'Deleted.' },
  queue_saved: { tr: 'Sıra Düzeni Değiştirildi.', en: 'The order has been changed.' },
  queue_failed: { tr: 'Sıra Düzeni Değiştirilmedi!', en: 'The order was not changed!' },
  queue_changed: {
    tr: 'Liste bu arada değişmiş. Sayfayı yenileyip yeniden sıralayın.',
    en: 'The list has changed meanwhile. Reload the page and order it again.',
  },
  seo_name_taken: {
    tr: 'Bu adres aynı dilde başka bir kayıtta kullanılıyor.',
    en: 'Another record uses this address in the same language.',
  },
  seo_name_empty: {
    tr: 'Adres en az bir harf ya da rakam içermeli.',
    en: 'The address needs at least one letter or digit.',
  },
  no_such_image: { tr: 'Bu görsel artık yok. Yeniden yükleyin.', en: 'This picture is gone. Upload it again.' },
}

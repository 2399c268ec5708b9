import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office API about pictures and films. */
export const uploads = {
  image_added: { tr: 'Görsel yüklendi.', en: 'The picture has been uploaded.' },
  image_first_frame: { tr: 'Görsel yüklendi. Hareketli görselin yalnızca ilk karesi gösterilir.', en: 'The picture has been uploaded. Of an animated picture only the first frame is shown.' },
  image_saved: { tr: 'Görsel kaydedildi.', en: 'The picture has been saved.' },
  image_used: { tr: 'Bu görsel kullanılıyor. Önce kullanıldığı yerlerden kaldırın', en: 'This picture is in use. Remove it from the places where it is used first' },
  image_required: { tr: 'Yüklenecek görseli seçin', en: 'Choose the picture to upload' },
  image_kind: { tr: 'Bu dosya JPEG, PNG, WebP ya da AVIF görseli değil', en: 'This file is not a JPEG, PNG, WebP or AVIF picture' },
  image_too_large: { tr: 'Görsel en fazla {n} MB olabilir', en: 'A picture can be up to {n} MB' },
  image_pixels: { tr: 'Görsel en fazla {n} megapiksel olabilir. Küçültüp yeniden deneyin', en: 'A picture can be up to {n} megapixels. Make it smaller and try again' },
  image_broken: { tr: 'Bu görsel açılamadı; dosya eksik ya da bozuk olabilir', en: 'This picture could not be opened; the file may be incomplete or damaged' },
  image_gone: { tr: 'Bu görsel artık yok. Yeniden yükleyin', en: 'This picture no longer exists. Upload it again' },
  image_crop: { tr: 'Kırpılan alan görselin dışına taşıyor. Yeniden kırpın', en: 'The crop area extends beyond the picture. Crop it again' },
  video_added: { tr: 'Video yüklendi.', en: 'The video has been uploaded.' },
  video_kind: { tr: 'Bu dosya MP4 ya da WebM videosu değil', en: 'This file is not an MP4 or WebM video' },
} satisfies TextGroup

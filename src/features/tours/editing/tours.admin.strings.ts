import type { TextGroup } from '#src/base/i18n/string-key.ts'

export const toursOffice = {
  tour_code_taken: { tr: 'Bu kod başka bir turda kullanılıyor.', en: 'Another tour has this code.' },
  tour_no_such_category: { tr: 'Seçilen kategorilerden biri artık yok. Sayfayı yenileyin.', en: 'One of these categories is gone. Reload the page.' },
  tour_needs_category: { tr: 'Yayımlamak için en az bir kategori seçin: tur menüde ve listelerde kategorisiyle bulunur.', en: 'Choose at least one category before publishing: visitors find a tour by its category.' },
  tours_need_category: { tr: 'Şu turların kategorisi yok, bu yüzden hiçbiri yayımlanmadı: {codes}', en: 'These tours have no category, so none was published: {codes}' },
  tour_nights: { tr: 'Gece sayısı gün sayısını ({n}) geçemez.', en: 'There cannot be more nights than days ({n}).' },
  tour_days: { tr: 'Programda {n} gün var; gün sayısı bundan az olamaz.', en: 'The programme has {n} days; the tour cannot be shorter.' },
  tour_band_order: { tr: 'Son yaş ilk yaştan küçük olamaz.', en: 'The last age cannot be below the first.' },
  tour_band_overlap: { tr: 'Bu yaşlar başka bir aralıkta da var.', en: 'Another range has some of these ages.' },
  tour_bands_priced: { tr: 'Kalkışların çocuk fiyatları bu yaş aralıklarına bağlı. Aralıkları yalnızca kalkışları düzenleme yetkisi olan değiştirebilir.', en: 'Departures have child prices for these age ranges. Only who may edit departures can change the ranges.' },
  tour_has_departures: {
    tr: 'Bu turun {n} kalkışı var; turu yalnızca kalkışları düzenleme yetkisi olan silebilir. Dilerseniz arşive kaldırın.',
    en: 'This tour has {n} departure, so only who may edit departures can delete it. You can archive it instead.|This tour has {n} departures, so only who may edit departures can delete it. You can archive it instead.',
  },
  tour_no_departure: { tr: 'Satışta tarih yok: ziyaretçiler bu turu satın alamaz.', en: 'There is no date on sale: visitors cannot buy this tour.' },
  tour_no_cover: { tr: 'Kapak görseli yok: listelerde boş bir kutu görünür.', en: 'There is no cover picture: lists show an empty box.' },
  tour_no_programme: { tr: 'Gün gün program yok.', en: 'There is no day-by-day programme.' },
  tour_short_programme: { tr: 'Tur {days} gün, programda {n} gün anlatılıyor.', en: 'The tour has {days} days, the programme tells {n}.' },
  tour_archived: { tr: 'Bu turun siparişi ya da satılmış yeri olduğu için silinmedi, arşive kaldırıldı.', en: 'This tour has orders or sold seats, so it was archived instead of being deleted.' },
  tour_copy: { tr: '{name} (kopya)', en: '{name} (copy)' },
  tour_duplicated: { tr: 'Tur kopyalandı. Kopya taslaktır ve tarihi yoktur.', en: 'The tour has been copied. The copy is a draft without dates.' },
  tour_preview: { tr: 'Önizleme bağlantısı bir saat geçerlidir.', en: 'The preview link is good for an hour.' },
} satisfies TextGroup

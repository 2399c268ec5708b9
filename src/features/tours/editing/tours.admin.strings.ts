import type { TextGroup } from '#src/base/string-key.ts'

export const toursOffice = {
  tour_code_taken: { tr: 'Bu kod başka bir turda kullanılıyor.', en: 'Another tour already uses this code.' },
  tour_no_such_category: { tr: 'Seçilen kategorilerden biri artık yok. Sayfayı yenileyin.', en: 'One of the selected categories no longer exists. Reload the page.' },
  tour_needs_category: { tr: 'Yayımlamak için en az bir kategori seçin: tur menüde ve listelerde kategorisiyle bulunur.', en: 'Choose at least one category before publishing: visitors find a tour in menus and lists by its category.' },
  tours_need_category: { tr: 'Şu turların kategorisi yok, bu yüzden hiçbiri yayımlanmadı: {codes}', en: 'These tours have no category, so none of them was published: {codes}' },
  tour_nights: { tr: 'Gece sayısı gün sayısını ({n}) geçemez.', en: 'There cannot be more nights than days ({n}).' },
  tour_days: { tr: 'Programda {n} gün var; gün sayısı bundan az olamaz.', en: 'The programme has {n} days; the tour cannot be shorter.' },
  tour_band_order: { tr: 'Son yaş ilk yaştan küçük olamaz.', en: 'The last age cannot be below the first.' },
  tour_band_overlap: { tr: 'Bu yaşlar başka bir aralıkta da var.', en: 'Another range already covers some of these ages.' },
  tour_bands_priced: { tr: 'Kalkışların çocuk fiyatları bu yaş aralıklarına bağlı. Aralıkları yalnızca kalkışları düzenleme yetkisi olan değiştirebilir.', en: 'Child prices of departures depend on these age ranges. Only users who may edit departures can change the ranges.' },
  tour_has_departures: {
    tr: 'Bu turun {n} kalkışı var; turu yalnızca kalkışları düzenleme yetkisi olan silebilir. Dilerseniz arşive kaldırın.',
    en: 'This tour has {n} departure; only users who may edit departures can delete it. You can archive it instead.|This tour has {n} departures; only users who may edit departures can delete it. You can archive it instead.',
  },
  tour_no_departure: { tr: 'Satışta tarih yok: ziyaretçiler bu turu satın alamaz.', en: 'There are no dates on sale: visitors cannot book this tour.' },
  tour_no_cover: { tr: 'Kapak görseli yok: listelerde boş bir kutu görünür.', en: 'There is no cover picture: an empty box is shown in lists.' },
  tour_no_programme: { tr: 'Gün gün program yok.', en: 'There is no day-by-day programme.' },
  tour_short_programme: { tr: 'Tur {days} gün, programda {n} gün anlatılıyor.', en: 'The tour lasts {days} days, but the programme describes {n}.' },
  tour_other_length: {
    tr: '{n} kalkışın süresi turunkinden farklı; tarihleri “Tarihler ve fiyatlar” sekmesinde değiştirilir.',
    en: '{n} departure does not last as many days as the tour; its dates are changed in the tab “Dates and prices”.|{n} departures do not last as many days as the tour; their dates are changed in the tab “Dates and prices”.',
  },
  tour_archived: { tr: 'Bu turun siparişi ya da satılmış yeri olduğu için silinmedi, arşive kaldırıldı.', en: 'This tour has orders or sold seats, so it was archived instead of being deleted.' },
  tour_copy: { tr: '{name} (kopya)', en: '{name} (copy)' },
  tour_duplicated: { tr: 'Tur kopyalandı. Kopya taslaktır ve tarihi yoktur.', en: 'The tour has been copied. The copy is a draft without dates.' },
  tour_preview: { tr: 'Önizleme bağlantısı bir saat geçerlidir.', en: 'The preview link is valid for one hour.' },
} satisfies TextGroup

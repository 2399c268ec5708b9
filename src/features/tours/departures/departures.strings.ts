import type { TextGroup } from '#src/base/i18n/string-key.ts'

export const departuresOffice = {
  departures_made: { tr: '{n} kalkış eklendi.', en: '{n} departure added.|{n} departures added.' },
  departures_skipped: { tr: '{n} tarihte zaten kalkış vardı, atlandı.', en: '{n} day had one already and was skipped.|{n} days had one already and were skipped.' },
  departures_changed: { tr: '{n} kalkış güncellendi.', en: '{n} departure saved.|{n} departures saved.' },
  departures_deleted: { tr: '{n} kalkış silindi.', en: '{n} departure deleted.|{n} departures deleted.' },
  departures_all_there: { tr: 'Seçtiğiniz tarihlerin hepsinde zaten kalkış var.', en: 'There is a departure on each of these days already.' },
  departures_many: { tr: 'Bir seferde en çok {n} kalkış eklenebilir.', en: 'At most {n} departures can be added at once.' },
  departure_no_tour: { tr: 'Bu tur artık yok.', en: 'This tour is gone.' },
  departure_no_day: { tr: 'En az bir tarih seçin.', en: 'Choose at least one day.' },
  departure_when: { tr: 'Kalkış tarihi bugünden önce ya da beş yıldan sonra olamaz.', en: 'A departure can be neither before today nor more than five years ahead.' },
  departure_range: { tr: 'Bitiş, başlangıçtan önce olamaz.', en: 'The end cannot be before the beginning.' },
  departure_range_long: { tr: 'Aralık en çok üç yıl olabilir.', en: 'The range can be three years at most.' },
  departure_no_band: { tr: 'Bu turun böyle bir çocuk yaş aralığı yok.', en: 'The tour has no such age range.' },
  departure_quota_sold: { tr: '{n} yer satıldı; kontenjan bunun altına inemez.', en: '{n} seat is sold; the quota cannot be lower.|{n} seats are sold; the quota cannot be lower.' },
  departure_days_sold: { tr: '{n} yer satıldı; tarih artık değişemez.', en: '{n} seat is sold; the days can no longer change.|{n} seats are sold; the days can no longer change.' },
  departure_end: { tr: 'Dönüş, kalkıştan önce olamaz.', en: 'The return cannot be before the start.' },
  departure_day_taken: { tr: 'Bu turun bu tarihte zaten bir kalkışı var.', en: 'The tour has a departure on this day already.' },
  departure_gone: { tr: 'Kalkışlardan biri artık yok. Sayfayı yenileyin.', en: 'One of the departures is gone. Reload the page.' },
  departure_sold: { tr: 'Bu kalkışta {n} yer satıldı, silinemez. Satışı durdurmak için iptal edin.', en: '{n} seat is sold on this departure, so it cannot be deleted. Cancel it to stop its sale.|{n} seats are sold on this departure, so it cannot be deleted. Cancel it to stop its sale.' },
  departures_sold: { tr: 'Seçtiklerinizin {n} tanesinde satılmış yer var, silinemez. Satışı durdurmak için iptal edin.', en: '{n} of them has seats sold and cannot be deleted. Cancel it to stop its sale.|{n} of them have seats sold and cannot be deleted. Cancel them to stop their sale.' },
  departures_ordered: { tr: '{n} kalkışın eski siparişleri var, silinemez. Satışı durdurmak için iptal edin.', en: '{n} departure has orders of its own and cannot be deleted. Cancel it instead.|{n} departures have orders of their own and cannot be deleted. Cancel them instead.' },
} satisfies TextGroup

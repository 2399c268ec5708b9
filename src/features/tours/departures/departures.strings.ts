import type { TextGroup } from '#src/base/i18n/string-key.ts'

export const departuresOffice = {
  departures_made: { tr: '{n} kalkış eklendi.', en: '{n} departure added.|{n} departures added.' },
  departures_skipped: { tr: '{n} tarihte zaten kalkış vardı, atlandı.', en: '{n} date already had a departure and was skipped.|{n} dates already had a departure and were skipped.' },
  departures_changed: { tr: '{n} kalkış güncellendi.', en: '{n} departure saved.|{n} departures saved.' },
  departures_deleted: { tr: '{n} kalkış silindi.', en: '{n} departure deleted.|{n} departures deleted.' },
  departures_all_there: { tr: 'Seçtiğiniz tarihlerin hepsinde zaten kalkış var.', en: 'All the dates you chose already have a departure.' },
  departures_many: { tr: 'Bir seferde en çok {n} kalkış eklenebilir.', en: 'At most {n} departures can be added at once.' },
  departure_no_tour: { tr: 'Bu tur artık yok.', en: 'This tour no longer exists.' },
  departure_no_day: { tr: 'En az bir tarih seçin.', en: 'Choose at least one date.' },
  departure_when: { tr: 'Kalkış tarihi bugünden önce ya da beş yıldan sonra olamaz.', en: 'A departure cannot be earlier than today or more than five years ahead.' },
  departure_range: { tr: 'Bitiş, başlangıçtan önce olamaz.', en: 'The end cannot be before the start.' },
  departure_range_long: { tr: 'Aralık en çok üç yıl olabilir.', en: 'The range can be three years at most.' },
  departure_no_band: { tr: 'Bu turun böyle bir çocuk yaş aralığı yok.', en: 'This tour has no such child age range.' },
  departure_quota_sold: { tr: '{n} yer satıldı; kontenjan bunun altına inemez.', en: '{n} seat has been sold; the quota cannot be lower than that.|{n} seats have been sold; the quota cannot be lower than that.' },
  departure_days_sold: { tr: '{n} yer satıldı; tarih artık değişemez.', en: '{n} seat has been sold; the dates can no longer be changed.|{n} seats have been sold; the dates can no longer be changed.' },
  departure_end: { tr: 'Dönüş, kalkıştan önce olamaz.', en: 'The return cannot be before the departure.' },
  departure_day_taken: { tr: 'Bu turun bu tarihte zaten bir kalkışı var.', en: 'This tour already has a departure on this date.' },
  departure_gone: { tr: 'Kalkışlardan biri artık yok. Sayfayı yenileyin.', en: 'One of the departures no longer exists. Reload the page.' },
  departure_sold: { tr: 'Bu kalkışta {n} yer satıldı, silinemez. Satışı durdurmak için iptal edin.', en: '{n} seat has been sold on this departure, so it cannot be deleted. Cancel it to stop sales.|{n} seats have been sold on this departure, so it cannot be deleted. Cancel it to stop sales.' },
  departures_sold: { tr: 'Seçtiklerinizin {n} tanesinde satılmış yer var, silinemez. Satışı durdurmak için iptal edin.', en: '{n} of those you selected has seats sold and cannot be deleted. Cancel it to stop sales.|{n} of those you selected have seats sold and cannot be deleted. Cancel them to stop sales.' },
  departures_ordered: { tr: '{n} kalkışın eski siparişleri var, silinemez. Satışı durdurmak için iptal edin.', en: '{n} departure has past orders and cannot be deleted. Cancel it to stop sales.|{n} departures have past orders and cannot be deleted. Cancel them to stop sales.' },
} satisfies TextGroup

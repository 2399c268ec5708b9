import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const pickupTexts = {
  title: { tr: 'Biniş yerleri', en: 'Pick-up points' },
  lead: {
    tr: 'Yolcuların otobüse ya da servise bindiği yerler. Hangi turda saat kaçta durulduğu turun sayfasında seçilir; yolcu bilgilerinde müşteri bunlardan birini seçer.',
    en: 'Where passengers get on the coach or shuttle. Each tour chooses its points and their time; customers choose one of them for every passenger.',
  },
  add: { tr: 'Biniş yeri ekle', en: 'Add a pick-up point' },
  insert_title: { tr: 'Yeni biniş yeri', en: 'New pick-up point' },
  empty: {
    tr: 'Henüz biniş yeri yok: müşteriler bineceği yeri kendileri yazar.',
    en: 'No points yet: customers write where they get on themselves.',
  },
  name: { tr: 'Biniş yeri', en: 'Pick-up point' },
  name_help: {
    tr: 'Müşterinin bulabileceği kadar açık: Kadıköy Evlendirme Dairesi önü',
    en: 'Clear enough to be found: Kadıköy, outside the registry office',
  },
  active: { tr: 'Seçilebilir', en: 'Can be chosen' },
  tours: { tr: 'Turlar', en: 'Tours' },
  tours_of: { tr: '{n} tur', en: '{n} tour|{n} tours' },
  state: { tr: 'Durum', en: 'Status' },
  open: { tr: 'Seçilebilir', en: 'Open' },
  closed: { tr: 'Kapalı', en: 'Closed' },
  stops: { tr: 'Biniş yerleri', en: 'Pick-up points' },
  stops_help: {
    tr: 'Yolcu bilgilerinde müşteri bunlardan birini seçer. Saatler kalkış günündedir.',
    en: 'Customers choose one of them for every passenger. Times are on the day of departure.',
  },
  no_stops: { tr: 'Yer seçilmediyse müşteri bineceği yeri kendisi yazar.', en: 'Without points, customers write where they get on.' },
  none_yet: {
    tr: 'Önce Ayarlar, Biniş yerleri ekranında yer ekleyin.',
    en: 'Add points first, under Settings, Pick-up points.',
  },
  stop_add: { tr: 'Biniş yeri ekle', en: 'Add a point' },
  stop_remove: { tr: '{n}. biniş yerini sil', en: 'Remove point {n}' },
  stop_point: { tr: '{n}. biniş yeri', en: 'Point {n}' },
  stop_time: { tr: '{n}. biniş yerinin saati', en: 'Time of point {n}' },
  choose: { tr: 'Yer seçin', en: 'Choose a point' },
  closed_point: { tr: '{name} (kapalı)', en: '{name} (closed)' },
} satisfies OfficeTexts

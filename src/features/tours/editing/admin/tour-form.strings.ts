import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'
import { pickupTexts } from '#src/features/departures/pickups/admin/pickups.strings.ts'

/** Labels of the form, by field. */
export const tourFields = {
  name: { tr: 'Tur adı', en: 'Name' },
  tour_place: { tr: 'Rota', en: 'Route' },
  code: { tr: 'Tur kodu', en: 'Tour code' },
  status: { tr: 'Durum', en: 'Status' },
  categories: { tr: 'Kategoriler', en: 'Categories' },
  featured: { tr: 'Öne çıkan tur', en: 'Featured tour' },
  summary: { tr: 'Özet', en: 'Summary' },
  description: { tr: 'Tur hakkında', en: 'Description' },
  transporter_types: { tr: 'Ulaşım', en: 'Transport' },
  departure_city: { tr: 'Kalkış yeri', en: 'Departs from' },
  countries: { tr: 'Ülkeler', en: 'Countries' },
  visa_mode: { tr: 'Vize', en: 'Visa' },
  visa_lead_days: { tr: 'Vize süresi', en: 'Visa lead time' },
  min_participants: { tr: 'En az katılımcı', en: 'Minimum participants' },
  days: { tr: 'Gün', en: 'Days' },
  nights: { tr: 'Gece', en: 'Nights' },
  board: { tr: 'Pansiyon tipi', en: 'Meal plan' },
  guide_language: { tr: 'Rehberlik dili', en: 'Guide’s language' },
  kdv_rate: { tr: 'KDV oranı', en: 'VAT rate' },
  deposit_rate: { tr: 'Ön ödeme oranı', en: 'Deposit' },
  deposit_per_person: { tr: 'Kişi başı ön ödeme', en: 'Deposit per person' },
  balance_due_days: { tr: 'Kalan ödeme', en: 'Balance' },
  full_payment_days: { tr: 'Tamamı peşin', en: 'Full payment' },
  cancel_policy_id: { tr: 'İptal koşulu', en: 'Cancellation terms' },
  child_price_min_adults: { tr: 'Çocuk fiyatı için en az yetişkin', en: 'Minimum adults for child prices' },
  child_bands: { tr: 'Çocuk yaş aralıkları', en: 'Child age ranges' },
  pickups: { tr: 'Biniş yerleri', en: 'Pick-up points' },
  programme: { tr: 'Program', en: 'Programme' },
  included: { tr: 'Fiyata dahil', en: 'Included' },
  excluded: { tr: 'Fiyata dahil değil', en: 'Not included' },
  important_notes: { tr: 'Önemli notlar', en: 'Important notes' },
  cover_image: { tr: 'Kapak görseli', en: 'Cover picture' },
  gallery: { tr: 'Galeri', en: 'Gallery' },
} satisfies OfficeTexts

/** Help under the fields of the form. */
export const tourHelps: Partial<Record<keyof typeof tourFields, OfficeTexts[string]>> = {
  tour_place: { tr: 'Adın altında görünür: İstanbul – Göreme – Avanos', en: 'Shown below the name: Istanbul – Göreme – Avanos' },
  categories: { tr: 'Tur, seçtiğiniz her kategorinin sayfasında görünür.', en: 'The tour appears on the page of each selected category.' },
  featured: { tr: 'Ana sayfada gösterilir.', en: 'Shown on the home page.' },
  summary: { tr: 'Listelerde ve arama sonuçlarında görünür.', en: 'Shown in lists and search results.' },
  visa_lead_days: {
    tr: 'Vizeli turda, bundan daha yakın kalkışlarda “Vize için süre yetmeyebilir” yazar. Boşsa yazmaz.',
    en: 'If a visa is required, departures nearer than this say “A visa may not be ready in time”. If empty, they do not.',
  },
  min_participants: {
    tr: 'Kalkışa 25 gün kala yeri bundan az dolmuş kalkışlar istatistiklerde uyarılır. Boşsa alt sınır yoktur.',
    en: 'From 25 days before departure, the statistics point out departures with fewer seats taken. If empty, there is no minimum.',
  },
  kdv_rate: { tr: 'Fiyatlara dahildir.', en: 'Included in the prices.' },
  deposit_rate: { tr: 'Rezervasyonda ödenecek pay. %100: tamamı.', en: 'Share due at booking. 100%: the whole price.' },
  deposit_per_person: { tr: 'Doluysa oranın yerine geçer; para birimi kalkışınkidir.', en: 'Replaces the percentage; in the currency of the departure.' },
  balance_due_days: { tr: 'Kalkıştan kaç gün önce tamamlanmalı.', en: 'How many days before departure it is due.' },
  full_payment_days: { tr: 'Kalkışa bu kadar gün kalınca tutarın tamamı rezervasyonda ödenir.', en: 'Within so many days of departure the whole price is due at booking.' },
  cancel_policy_id: { tr: 'Boşsa yurt içi ya da yurt dışı turların geçerli koşulu. Verilmiş siparişler değişmez.', en: 'If empty, the terms in force for tours within Türkiye or abroad. Orders already placed do not change.' },
  child_price_min_adults: { tr: 'Daha az yetişkin varsa çocuklar yetişkin fiyatı öder.', en: 'With fewer adults, children pay the adult price.' },
  child_bands: { tr: 'Her aralığın fiyatı kalkışlarda ayrı girilir. Yaşlar kalkış günündeki yaştır; iki uç da dahildir.', en: 'Each range has its own price on the departures. Ages are those on the day of departure; both ends are included.' },
  pickups: pickupTexts.stops_help,
  cover_image: {
    tr: 'Listelerde ve paylaşımlarda görünür, tur sayfasında galerinin başında durur. Boşsa galerinin ilk görseli kapak olur.',
    en: 'Shown in lists, when the tour is shared, and first in the gallery on its page. If empty, the first picture of the gallery is the cover.',
  },
  gallery: { tr: 'Tur sayfasının başında bu sırayla görünür. Kapağı yeniden eklemeniz gerekmez.', en: 'Shown in this order at the top of the tour’s page. You do not need to add the cover again.' },
}

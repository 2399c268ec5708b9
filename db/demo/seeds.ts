/**
 * Shapes of the demo agency's catalogue and contents, as its texts are written in this folder.
 * Names are the database's; `tr` and `en` hold what differs by language. Money here is in major units (lira, euro).
 */
export type Lang = 'tr' | 'en'
export type PerLang<T> = Record<Lang, T>

/** Pictures are named as in pictures.json. */
export type CategorySeed = {
  key: string
  parent?: string
  cover: string
  texts: PerLang<{ name: string; description: string; seo_title: string; seo_description: string }>
}

export type Meal = 'kahvalti' | 'ogle' | 'aksam'

export type TourDaySeed = {
  meals: Meal[]
  texts: PerLang<{ title: string; description: string; overnight: string }>
}

export type TourTexts = {
  name: string
  /** The route line: "İstanbul – Göreme – Ürgüp – Avanos". */
  tour_place: string
  /** One or two sentences for the card, at most 160 characters. */
  summary: string
  /** Two or three paragraphs of plain text, separated by a blank line. */
  description: string
  included: string[]
  excluded: string[]
  important_notes: string[]
}

/** When and at what price a tour leaves; the seeder lays the dates over the next 14 months. */
export type SeasonSeed = {
  /** Months of the year this price holds for, 1 to 12. */
  months: number[]
  /** Weekdays on which it leaves: 1 Monday to 7 Sunday. */
  weekdays: number[]
  /** Leaves every n-th such week: 1 every week, 2 every other week, 4 about monthly. */
  every_weeks: number
  multi_room_price: number
  single_room_price: number
  /** One price per child band of the tour, in the bands' order; 0 is free. */
  child_prices: number[]
}

export type TourSeed = {
  code: string
  categories: string[]
  transporter_types: ('otobus' | 'ucak' | 'gemi' | 'tren' | 'ozel-arac')[]
  departure_city: string
  /** ISO 3166-1 alpha-2, in order of the route. */
  countries: string[]
  nights: number
  days: number
  visa_mode: 'vizesiz' | 'vizeli' | 'kapida'
  guide_language: 'tr' | 'en'
  board: 'yok' | 'oda-kahvalti' | 'yarim-pansiyon' | 'tam-pansiyon' | 'her-sey-dahil'
  /** Percent, inside the price. */
  kdv_rate: number
  deposit_rate: number
  /** Both ends inside the band, whole years, e.g. [[0, 6], [7, 12]]; one to four bands. */
  child_bands: [number, number][]
  currency: 'TRY' | 'EUR' | 'USD' | 'GBP'
  quota: number
  featured?: boolean
  cover: string
  gallery: string[]
  seasons: SeasonSeed[]
  programme: TourDaySeed[]
  texts: PerLang<TourTexts>
}

export type VisaSeed = {
  country: string
  cover: string
  ordinary_passport: 'vizesiz' | 'vizeli' | 'kapida' | 'e-vize'
  green_passport: 'vizesiz' | 'vizeli' | 'kapida' | 'e-vize'
  stay_days: number
  processing_days?: [number, number]
  fee?: { amount: number; currency: 'EUR' | 'USD' | 'GBP' | 'TRY' }
  texts: PerLang<{ title: string; summary: string; body: string; documents: string[]; notes: string[] }>
}

export type AlbumSeed = {
  cover: string
  pictures: string[]
  /** Code of the tour it belongs to, if any. */
  tour?: string
  texts: PerLang<{ title: string; summary: string }>
}

export type ContractSeed = {
  kind: 'on-bilgilendirme' | 'paket-tur' | 'kvkk' | 'bilgi'
  at_checkout: boolean
  /** HTML of p, h2, h3, ul, ol, li, strong, table; with {{placeholders}} filled from the order. */
  texts: PerLang<{ name: string; body: string }>
}

export type ContentSeed = {
  page: string
  section: string
  file_img?: string
  texts: PerLang<{
    title: string
    /** Plain text; paragraphs separated by a blank line. */
    description: string
    uri?: string
    btn_title?: string
    uri2?: string
    btn_title2?: string
  }>
}

import type { OfficeText, Values } from '#src/base/admin-kit/form/form-fields.ts'
import { type Check, fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { otherLengths } from '../tours.admin.rules.ts'
import type { OfficeTour } from '../tours.admin.schema.ts'
import { proposalOf } from './fill/proposed.ts'
import type { DayValue } from './programme.ts'
import { boardTexts, transportTexts } from './tour-choices.strings.ts'
import { tourFields } from './tour-form.strings.ts'

const { name, tour_place, summary, description, included, excluded, important_notes } = tourFields

/** Texts of a tour, as its form names them; the slug is made by the server. */
export const tourTextLabels = {
  ...{ name, tour_place, summary, description, included, excluded, important_notes },
  seo_title: { tr: 'SEO başlığı', en: 'SEO title' },
  seo_description: { tr: 'SEO açıklaması', en: 'SEO description' },
} as const

const dayLabel = (day: number | string) => ({ tr: `${day}. gün`, en: `day ${day}` })

/** @param field that a language lacks, as the database names it: summary, programme.2 */
export function missingTourText(field: string): OfficeText {
  const [, day] = field.split('.')
  return day ? dayLabel(day) : tourTextLabels[field as keyof typeof tourTextLabels]
}

/** Default values of a new tour that visitors read. */
export const defaultFacts = {
  departure_city: 'İstanbul',
  countries: ['TR'],
  visa_mode: 'vizesiz',
  guide_language: 'tr',
  days: 3,
  nights: 2,
  kdv_rate: 10,
  balance_due_days: 21,
  full_payment_days: 30,
  child_price_min_adults: 2,
} as const satisfies Values

/** Facts that still have their default. The visa matters for tours abroad only. */
function untouchedFacts(values: Values): Check[] {
  const isAbroad = JSON.stringify(values.countries) !== JSON.stringify(defaultFacts.countries)
  return (Object.keys(defaultFacts) as (keyof typeof defaultFacts)[])
    .filter((name) => JSON.stringify(values[name]) === JSON.stringify(defaultFacts[name]))
    .filter((name) => name !== 'visa_mode' || isAbroad)
    .map((name) => ({ key: `default_${name}`, label: defaultLabels[name], isDone: false, field: name }))
}

/** Facts that a pasted text proposed, until staff change or save them. */
function proposedFacts(values: Values): Check[] {
  const names = { transporter_types: transportTexts, board: boardTexts } as const
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => proposalOf(values, name) !== null)
    .map((name) => {
      const texts: Record<string, OfficeText> = names[name]
      const said = (lang: keyof OfficeText) => [values[name]].flat().map((value) => texts[String(value)]![lang])
      const { tr, en } = tourFields[name]
      const label = { tr: `${tr}: ${said('tr').join(', ')}`, en: `${en}: ${said('en').join(', ')}` }
      return { key: `proposed_${name}`, label, isDone: false, field: name }
    })
}

const defaultLabels: Record<keyof typeof defaultFacts, OfficeText> = {
  departure_city: { tr: 'Kalkış şehri: İstanbul', en: 'Departs from: İstanbul' },
  countries: { tr: 'Ülke: Türkiye', en: 'Country: Türkiye' },
  visa_mode: { tr: 'Vize: vizesiz', en: 'Visa: visa-free' },
  guide_language: { tr: 'Rehber dili: Türkçe', en: 'Language of the guide: Turkish' },
  days: { tr: 'Süre: 3 gün', en: 'Length: 3 days' },
  nights: { tr: 'Süre: 2 gece', en: 'Length: 2 nights' },
  kdv_rate: { tr: 'KDV: %10', en: 'KDV: 10%' },
  balance_due_days: { tr: 'Kalan ödeme: kalkıştan 21 gün önce', en: 'Balance: due 21 days before departure' },
  full_payment_days: { tr: 'Tam ödeme: kalkışa 30 gün kala', en: 'Whole price: due within 30 days of departure' },
  child_price_min_adults: { tr: 'Çocuk fiyatı: en az 2 yetişkinle', en: 'Child prices: with at least 2 adults' },
}

/** Departures, which are saved apart from the form. */
export type TourDates = Pick<OfficeTour, 'on_sale' | 'unsold_days'>

export const noDates: TourDates = { on_sale: 0, unsold_days: [] }

export function tourPublishing({ on_sale, unsold_days }: TourDates): Publishing {
  return {
    required: ['name', 'summary', 'description', 'included', 'excluded', 'important_notes'],
    expected: ['name', 'summary', 'included'],
    partLabel: dayLabel,
    published: { status: 'yayinda' },
    defaults: (values) => [...proposedFacts(values), ...untouchedFacts(values)],
    missingParts: ({ programme }, lang, main) =>
      (programme as DayValue[]).flatMap((day, at) =>
        isDayMissing(day, lang, main) ? [{ field: `programme.${at}.title_${lang}`, label: dayLabel(at + 1) }] : [],
      ),
    facts: ({ cover_image, gallery, categories, programme, days }) => {
      const written = (programme as DayValue[]).length
      const others = days ? otherLengths(unsold_days, Number(days)) : 0
      return [
        // Without a cover the first picture of the gallery becomes it.
        fact('cover', 'Kapak görseli', 'Cover picture', cover_image !== null || (gallery as unknown[]).length > 0, {
          field: 'cover_image',
        }),
        fact('category', 'Kategori', 'Category', (categories as unknown[]).length > 0, { field: 'categories' }),
        {
          key: 'programme',
          label: { tr: `Program: ${written}/${days} gün`, en: `Programme: ${written} of ${days} days` },
          isDone: written > 0 && written >= Number(days),
          field: 'programme',
        },
        fact('on_sale', 'Satışta tarih', 'A date on sale', on_sale > 0, { tab: 'departures' }),
        {
          key: 'lengths',
          label: {
            tr: `Süresi ${days} gün olmayan ${others} tarih`,
            en:
              others === 1 ? `1 date that does not last ${days} days` : `${others} dates that do not last ${days} days`,
          },
          isDone: others === 0,
          tab: 'departures',
        },
      ]
    },
  }
}

function isDayMissing(day: DayValue, lang: string, main: string): boolean {
  const lacks = (part: 'title' | 'description') => !isEmpty(day[`${part}_${main}`]) && isEmpty(day[`${part}_${lang}`])
  return lang !== main && (lacks('title') || lacks('description'))
}

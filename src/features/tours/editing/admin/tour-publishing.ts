import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { fact, type Publishing } from '#src/base/admin-kit/publishing/readiness.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { otherLengths } from '../tours.admin.rules.ts'
import type { OfficeTour } from '../tours.admin.schema.ts'
import type { DayValue } from './programme.ts'

/** Texts of a tour, as its form names them; the slug is made by the server. */
export const tourTextLabels = {
  name: { tr: 'Tur adı', en: 'Name' },
  tour_place: { tr: 'Rota', en: 'Route' },
  summary: { tr: 'Özet', en: 'Summary' },
  description: { tr: 'Tur hakkında', en: 'Description' },
  included: { tr: 'Fiyata dahil', en: 'Included' },
  excluded: { tr: 'Fiyata dahil değil', en: 'Not included' },
  important_notes: { tr: 'Önemli notlar', en: 'Important notes' },
  seo_title: { tr: 'SEO başlığı', en: 'SEO title' },
  seo_description: { tr: 'SEO açıklaması', en: 'SEO description' },
} as const

const dayLabel = (day: number | string) => ({ tr: `${day}. gün`, en: `day ${day}` })

/** @param field that a language lacks, as the database names it: summary, programme.2 */
export function missingTourText(field: string): OfficeText {
  const [, day] = field.split('.')
  return day ? dayLabel(day) : tourTextLabels[field as keyof typeof tourTextLabels]
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

import { formatMonth } from '#src/base/dates.ts'
import type { T } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { transportKey } from '#src/features/tours/cards/site/tour-card.tsx'
import { cityName } from '#src/features/tours/tours.links.ts'
import type { ActiveFilter } from './filter-links.ts'

/** Names of choices that come with the facets. */
export type FacetNames = Partial<Record<'categories' | 'holidays', readonly { value: string; name: string }[]>>

/** The text of a filter's choice. */
export function filterText({ name, value }: ActiveFilter, t: T, lang: string, names: FacetNames = {}): string {
  switch (name) {
    case 'month':
      return formatMonth(value, lang)
    case 'transporter_types':
      return t(transportKey(value as Parameters<typeof transportKey>[0]))
    case 'nights':
      return nightsText(value, t)
    case 'visa':
      return t(`list.${value as 'vizesiz' | 'vizeli' | 'kapida'}`)
    case 'price_min':
      return t('list.price_from', { from: formatMoney(Number(value), 'TRY', lang) })
    case 'price_max':
      return t('list.price_to', { to: formatMoney(Number(value), 'TRY', lang) })
    case 'category':
      return nameIn(names.categories, value)
    case 'city':
      return cityName(value, lang)
    case 'holiday':
      return nameIn(names.holidays, value)
    default:
      return value
  }
}

function nameIn(names: FacetNames['categories'], value: string): string {
  return names?.find((choice) => choice.value === value)?.name ?? value
}

/** The longest tours share one choice without an upper limit. */
const longest = 30

function nightsText(value: string, t: T): string {
  const [from = 0, to = from] = value.split('-').map(Number)
  if (to === 0) return t('list.day_trip')
  if (from === to) return t('list.nights_exactly', { n: from })
  return to > longest ? t('list.nights_more', { from }) : t('list.nights_range', { from, to })
}

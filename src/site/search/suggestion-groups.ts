import { dayOf, formatDayRange, formatShortDay } from '#src/base/dates.ts'
import type { Image } from '#src/base/files/image.schema.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { CalendarHeart, FolderOpen, Luggage, MapPin, Stamp } from '#src/base/ui/icons.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { type Offer, offerFor } from '#src/features/departures/pricing/site/offer.ts'
import { partyName } from '#src/features/departures/pricing/site/party-price.tsx'
import { defaultParty, isSameParty, useVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { postPath, postsPath } from '#src/features/posts/posts.links.ts'
import { useTourHref } from '#src/features/tours/cards/site/use-offer.ts'
import { maxHolidayDepartures, searchPath, searchPathOf } from '#src/features/tours/tours.links.ts'
import type { SearchSuggestions } from '#src/features/tours/tours.schema.ts'

type Group = {
  name: 'holidays' | 'places' | 'tours' | 'categories' | 'visas'
  title: string
  icon: typeof MapPin
  /** `picture` of a tour; null when it has none */
  options: { href: string; text: string; note: string; price?: string | null; picture?: Image | null }[]
}

/** Suggestions as links by kind, in the order in which they are read. */
export function useGroups({ holidays, tours, places, categories, visas, asks_visa }: SearchSuggestions) {
  const t = useT()
  const path = usePath()
  const lang = useLang()
  const party = useVisitorParty()
  const hrefOf = useTourHref()
  /** With its date: for the party when the visitor named one, else per person. */
  const priceText = ({ departure, total }: Offer) => {
    const { start_date, multi_room_price, currency } = departure
    const isNamed = total !== null && !isSameParty(party, defaultParty)
    const unit = isNamed ? partyName(party, t) : t('list.per_person_day')
    const price = formatMoney(isNamed ? total : multi_room_price, currency, lang)
    return `${t('list.on_date', { date: formatShortDay(start_date, lang, dayOf(new Date())), unit })}: ${price}`
  }
  const all: Group[] = [
    {
      name: 'holidays',
      title: t('search.holidays'),
      icon: CalendarHeart,
      options: holidays.map(({ value, name, from, to, departure_count: n }) => ({
        href: path(`${searchPath}?holiday=${value}`),
        text: name,
        note: t(n < maxHolidayDepartures ? 'search.holiday_note' : 'search.holiday_note_many', {
          dates: formatDayRange(from, to, lang),
          n,
        }),
      })),
    },
    {
      name: 'places',
      title: t('search.places'),
      icon: MapPin,
      options: places.map(({ name, tour_count }) => ({
        href: path(searchPathOf(name)),
        text: name,
        note: t('list.tours', { n: tour_count }),
      })),
    },
    {
      name: 'tours',
      title: t('search.tours'),
      icon: Luggage,
      options: tours.map((tour) => {
        const offer = offerFor({ ...tour, from_date: tour.from_price?.start_date ?? null }, party)
        return {
          href: hrefOf(tour.seo_name, offer?.departure.start_date ?? null),
          text: tour.name,
          note: tour.tour_place,
          price: offer && priceText(offer),
          picture: tour.cover,
        }
      }),
    },
    {
      name: 'categories',
      title: t('search.tour_groups'),
      icon: FolderOpen,
      options: categories.map(({ name, seo_name }) => ({ href: path(categoryPath(seo_name)), text: name, note: '' })),
    },
    {
      name: 'visas',
      title: t('search.visas'),
      icon: Stamp,
      options:
        asks_visa && visas.length === 0
          ? [{ href: path(postsPath('visa')), text: t('search.all_visas'), note: t('search.visa_note') }]
          : visas.map(({ name, seo_name }) => ({ href: path(postPath('visa', seo_name)), text: name, note: '' })),
    },
  ]
  const groups = all.filter(({ options }) => options.length > 0)
  if (asks_visa) groups.sort((a, b) => Number(b.name === 'visas') - Number(a.name === 'visas'))
  let first = 0
  return groups.map((group) => {
    const placed = { ...group, first }
    first += group.options.length
    return placed
  })
}

import type { Client } from '#src/base/http/client/client.ts'
import type { Category } from '#src/features/categories/categories.schema.ts'
import type { ContentItem, ContentSections } from '#src/features/content/content.schema.ts'
import { visaInTimeFirst } from '#src/features/departures/board/visa.rules.ts'
import { type CardData, cardData, nextForEachParty } from '#src/features/tours/cards/site/card-data.ts'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'

const upcomingShown = 8
const featuredShown = 6
const holidaysShown = 5

export type HomeItem = Pick<ContentItem, 'id' | 'title' | 'description' | 'uri' | 'btn_title' | 'file_img'>

/** Data of the home page. Only displayed fields, because the whole object is embedded in the HTML. */
export async function loadHome(api: Client) {
  const [sections, categories, featured, upcoming] = await Promise.all([
    api.get<ContentSections>('/api/pages/home-sections'),
    api.get<Category[]>('/api/pages/categories?products=false'),
    api.get<TourSearchResult>('/api/pages/search-products?search_type=featured&featured=true&sort=date'),
    api.get<TourSearchResult>('/api/pages/search-products?search_type=upcoming&sort=date'),
  ])
  const items = (section: string): HomeItem[] =>
    (sections[section] ?? []).map(({ id, title, description, uri, btn_title, file_img }) => ({
      id,
      title,
      description,
      uri,
      btn_title,
      file_img,
    }))
  return {
    slides: items('slider'),
    campaigns: items('campaign'),
    reasons: items('why_us'),
    photos: items('photos'),
    calls: [...items('visa_card'), ...items('special_tour_call')],
    categories: categories.map(({ name, seo_name, tour_count, cover }) => ({ name, seo_name, tour_count, cover })),
    featured: featured.data.slice(0, featuredShown).map(cardData),
    upcoming: upcoming.data.map(cardData).flatMap(departing).toSorted(bySoonest).slice(0, upcomingShown),
    months: upcoming.filters.months.map(({ value }) => value),
    holidays: upcoming.filters.holidays.slice(0, holidaysShown).map(({ value, name }) => ({ value, name })),
    transports: upcoming.filters.transporter_types.map(({ value }) => value),
  }
}

/** A tour with its next departure for every party, whose visa can be had in time; nothing without a departure. */
function departing({
  cover,
  tour_place,
  countries,
  more_departures,
  next_departures,
  other_departures,
  ...tour
}: CardData) {
  const [next, ...roomier] = nextForEachParty(visaInTimeFirst(tour, [...next_departures, ...other_departures]))
  return next ? [{ ...tour, next_departures: [next], other_departures: roomier }] : []
}

type Departing = { next_departures: readonly { start_date: string }[] }

function bySoonest(a: Departing, b: Departing): number {
  return a.next_departures[0]!.start_date < b.next_departures[0]!.start_date ? -1 : 1
}

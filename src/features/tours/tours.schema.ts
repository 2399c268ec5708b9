import { z } from 'zod'
import { checkedOnce } from '#src/base/cache/checked-once.ts'
import { monthPattern } from '#src/base/dates.ts'
import { Image } from '#src/base/files/image.schema.ts'
import { flag, listOf, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { CardDeparture, Departure, visaModes } from '#src/features/departures/board/shown-departures.schema.ts'
import { CancelPolicy } from '#src/features/departures/policies/policies.schema.ts'
import { Price } from '#src/features/departures/rates/rates.schema.ts'
import { maxViewed } from './tours.links.ts'

export const transporterTypes = ['otobus', 'ucak', 'gemi', 'tren', 'ozel-arac'] as const
export const boards = ['yok', 'oda-kahvalti', 'yarim-pansiyon', 'tam-pansiyon', 'her-sey-dahil'] as const
export const tourSorts = ['queue', 'date', 'price', 'price_desc', 'nights'] as const
export const toursPerPage = 12

/** Filters of a list of tours; also the query parameters of the page. */
export const TourFilters = z.object({
  page: pageNumber,
  sort: z.enum(tourSorts).default('queue'),
  /** 'YYYY-MM' of a departure */
  month: z.string().regex(monthPattern).optional(),
  /** departure city */
  city: z.string().max(80).optional(),
  transporter_types: listOf(z.enum(transporterTypes), 5),
  /** '0', '1-3', '4-7' or '8-60' */
  nights: z
    .string()
    .regex(/^\d{1,2}(-\d{1,2})?$/)
    .optional(),
  /** lira; foreign prices at the day's rate */
  price_min: whole(0, 100_000_000).optional(),
  price_max: whole(0, 100_000_000).optional(),
  visa: z.enum(visaModes).optional(),
  /** departures that lie in this holiday */
  holiday: z.enum(holidayKeys).optional(),
})
export type TourFilters = z.output<typeof TourFilters>

export const TourSearch = TourFilters.extend({
  /** slug of a category to search in; any other value searches all tours */
  search_type: z.string().max(120).optional(),
  search: plainText(0, 120).optional(),
  /** slug of a category as a filter; its facet ignores it */
  category: z.string().max(120).optional(),
  /** featured tours alone */
  featured: flag().optional(),
})
export type TourSearch = z.output<typeof TourSearch>

export const TourCard = checkedOnce(
  z.object({
    token: z.string(),
    name: z.string(),
    seo_name: z.string(),
    tour_place: z.string(),
    summary: z.string(),
    cover: Image.nullable(),
    nights: z.number(),
    days: z.number(),
    transporter_types: z.array(z.enum(transporterTypes)),
    departure_city: z.string(),
    /** ISO codes, 'TR' for a tour within Türkiye */
    countries: z.array(z.string()),
    visa_mode: z.enum(visaModes),
    /** the first day of departure for which a visa applied for today is in time; null without such a limit */
    visa_from: z.string().nullable(),
    featured: z.boolean(),
    child_price_min_adults: z.number(),
    /** '0-6', '7-12', …: band n is child_age_range_n */
    child_age_ranges: z.array(z.object({ min_age: z.number(), max_age: z.number() })),
    /**
     * lowest multi_room_price by value in lira among the departures on sale (in the filter's month), with its day; null without one.
     * A departure before visa_from counts only when there are no others.
     */
    from_price: Price.extend({ start_date: z.string() }).nullable(),
    /** the first three departures on sale (in the filter's month) */
    next_departures: z.array(CardDeparture),
    /** later ones that a party may be offered: the one of from_price, and each with more free seats than all before it */
    other_departures: z.array(CardDeparture),
    /** number of departures on sale after the first three */
    more_departures: z.number(),
  }),
)
export type TourCard = z.output<typeof TourCard>

const Facet = z.object({ value: z.string(), count: z.number() })

/** Values of the filters with the number of tours that each leads to. */
export const TourFacets = z.object({
  months: z.array(Facet),
  cities: z.array(Facet),
  transporter_types: z.array(Facet),
  nights: z.array(Facet),
  visa: z.array(Facet),
  /** holidays ahead, in the order of their next date */
  holidays: z.array(Facet.extend({ name: z.string() })),
  /** the categories of the menu, by slug; empty for a list of one category */
  categories: z.array(Facet.extend({ name: z.string() })),
  /** lira, of the whole unfiltered list */
  price: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** tours that all filters but the price leave, and whose prices no rate turns into lira: a price filter leaves them out, and by price they come last */
  unrated: z.number().int(),
})
export type TourFacets = z.output<typeof TourFacets>

export const TourList = paged(TourCard)
export type TourList = z.output<typeof TourList>

/** GET /api/pages/viewed-products */
export const ViewedQuery = z.object({ tokens: listOf(z.string().min(1).max(60), maxViewed) })

export const TourParams = z.object({ seo_name: z.string().min(1).max(200) })

/** GET /documents/programme/{file} */
export const ProgrammeFile = z.object({ file: z.string().max(210).endsWith('.pdf') })

export const TourSearchResult = TourList.extend({
  filters: TourFacets,
  /** the corrected text when a word was mistyped; the tours are those of the corrected text */
  did_you_mean: z.string().nullable(),
  /** typed words that nothing of the agency has, and that were left out */
  unknown_words: z.array(z.string()),
  /** the text asks for a visa */
  asks_visa: z.boolean(),
  /** For an empty result: a search text and months with departures to offer instead ('2027-04', the next first). */
  instead: z.object({ search: z.string(), months: z.array(z.string()) }).nullable(),
})
export type TourSearchResult = z.output<typeof TourSearchResult>

export const SuggestionQuery = z.object({
  /** the unfinished text; normalised, so that letter case and spaces share one cached answer */
  search: plainText(0, 120)
    .transform((text) => text.toLocaleLowerCase('tr').replace(/\s+/g, ' '))
    .default(''),
})

/**
 * Suggestions for an unfinished search text, eight at most: holidays, tours, their places, categories and visa pages. For no text: the next
 * holidays, tours that leave next, and the first categories.
 */
export const SearchSuggestions = z.object({
  /** the next time of each holiday that the text names, with its number of departures on sale (at most maxHolidayDepartures) */
  holidays: z.array(
    z.object({
      value: z.enum(holidayKeys),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      departure_count: z.number(),
    }),
  ),
  tours: z.array(
    TourCard.pick({
      name: true,
      seo_name: true,
      tour_place: true,
      cover: true,
      nights: true,
      child_price_min_adults: true,
      child_age_ranges: true,
      visa_from: true,
      from_price: true,
      next_departures: true,
      other_departures: true,
    }),
  ),
  places: z.array(z.object({ name: z.string(), tour_count: z.number() })),
  categories: z.array(z.object({ name: z.string(), seo_name: z.string() })),
  visas: z.array(z.object({ name: z.string(), seo_name: z.string() })),
  /** the text asks for a visa: visa pages come first */
  asks_visa: z.boolean(),
})
export type SearchSuggestions = z.output<typeof SearchSuggestions>

export const TourDay = z.object({
  day: z.number(),
  title: z.string(),
  description: z.string(),
  meals: z.array(z.enum(['kahvalti', 'ogle', 'aksam'])),
  overnight: z.string(),
})

export const Tour = TourCard.omit({ next_departures: true, other_departures: true, more_departures: true }).extend({
  code: z.string(),
  guide_language: z.string(),
  board: z.enum(boards),
  deposit_rate: z.number(),
  kdv_rate: z.number(),
  /** null while the agency has none */
  cancel_policy: CancelPolicy.nullable(),
  description: safeHtml(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  important_notes: z.array(z.string()),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  programme: z.array(TourDay),
  /** where people get on, by hour (HH:MM of the day of departure); those that can be chosen */
  pickups: z.array(z.object({ time: z.string(), name: z.string() })),
  gallery: z.array(Image),
  /** from today on, by date, without cancelled ones */
  departures: z.array(Departure),
  categories: z.array(z.object({ name: z.string(), seo_name: z.string() })),
  similar: z.array(TourCard),
  /** seo_name by language, for the language switch and hreflang */
  seo_names: z.record(z.string(), z.string()),
})
export type Tour = z.output<typeof Tour>
/** What the answer about an archived tour says. */
export type GoneTour = { category: Tour['categories'][number] | null; similar: TourCard[] }
/** A tour without the row of similar ones. */
export type ShownTour = Omit<Tour, 'similar'>

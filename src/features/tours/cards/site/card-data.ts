import { maxParty } from '#src/features/departures/board/departures.links.ts'
import type { CardDeparture } from '#src/features/departures/board/shown-departures.schema.ts'
import type { OfferedDeparture, OfferedTour } from '#src/features/departures/pricing/site/offer.ts'
import type { TourCard } from '../../tours.schema.ts'

/** The fields of a card. Loaders drop all others, because loader data is embedded in the document. */
export type CardData = OfferedTour &
  Omit<TourCard, 'summary' | 'featured' | 'from_price' | 'next_departures' | 'other_departures'>

export function cardData(tour: TourCard): CardData {
  const data = known.get(tour) ?? shown(tour)
  known.set(tour, data)
  return data
}

/** The server caches finished cards by these objects (base/ui/page/finish.server.tsx). Lists share their tours until a change. */
const known = new WeakMap<TourCard, CardData>()

function shown(tour: TourCard): CardData {
  const { summary, featured, from_price, next_departures, other_departures, ...card } = tour
  return {
    ...card,
    from_date: from_price?.start_date ?? null,
    next_departures: next_departures.map(shownDeparture),
    other_departures: other_departures.map(shownDeparture),
  }
}

function shownDeparture(departure: CardDeparture): OfferedDeparture {
  return Object.fromEntries(Object.entries(departure).filter(([, value]) => value !== null)) as OfferedDeparture
}

/** Currencies of the prices on cards. */
export function currenciesOf(
  tours: readonly {
    next_departures: readonly { currency: string }[]
    other_departures: readonly { currency: string }[]
  }[],
): string[] {
  const departures = tours.flatMap(({ next_departures, other_departures }) => [...next_departures, ...other_departures])
  return [...new Set(departures.map(({ currency }) => currency))]
}

/** Keeps the departures, sorted by date, that have more free seats than all before them: the next one for every party size. */
export function nextForEachParty<T extends Pick<CardDeparture, 'seats_left'>>(departures: readonly T[]): T[] {
  let most = 0
  return departures.filter(({ seats_left }) => {
    const isRoomier = Math.min(seats_left, maxParty) > most
    if (isRoomier) most = seats_left
    return isRoomier
  })
}

import { maxParty } from '#src/features/tours/tours.links.ts'
import type { CardDeparture, TourCard } from '#src/features/tours/tours.schema.ts'

/** The fields of a card. Loaders drop all others, because loader data is embedded in the document. */
export type CardData = Omit<TourCard, 'summary' | 'featured' | 'from_price'> & {
  /** day of the lowest price, which is that of its departure; null when nothing is on sale */
  from_date: string | null
}

export function cardData({ summary, featured, from_price, ...card }: TourCard): CardData {
  return { ...card, from_date: from_price?.start_date ?? null }
}

/** Of departures by date, the next one for a party of every size: each has more free seats than all before it. */
export function nextForEachParty(departures: readonly CardDeparture[]): CardDeparture[] {
  let most = 0
  return departures.filter(({ seats_left }) => {
    const isRoomier = Math.min(seats_left, maxParty) > most
    if (isRoomier) most = seats_left
    return isRoomier
  })
}

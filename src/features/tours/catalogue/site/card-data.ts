import type { TourCard } from '#src/features/tours/tours.schema.ts'

/** The fields of a card. Loaders drop all others, because loader data is embedded in the document. */
export type CardData = Omit<TourCard, 'summary' | 'featured'>

export function cardData({ summary, featured, ...card }: TourCard): CardData {
  return card
}

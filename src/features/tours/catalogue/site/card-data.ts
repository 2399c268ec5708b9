import type { TourCard } from '#src/features/tours/tours.schema.ts'

/** The fields that a card shows. Lists keep no others: loader data is sent a second time inside the document. */
export type CardData = Omit<TourCard, 'summary' | 'featured'>

export function cardData({ summary, featured, ...card }: TourCard): CardData {
  return card
}

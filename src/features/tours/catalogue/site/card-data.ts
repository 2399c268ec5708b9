import type { TourCard } from '#src/features/tours/tours.schema.ts'

/** What a card shows. A page that has many keeps no more of them, for all of it travels in the document a second time. */
export type CardData = Omit<TourCard, 'summary' | 'featured'>

export function cardData({ summary: _, featured: __, ...card }: TourCard): CardData {
  return card
}

import type { TourCard as Tour } from '../tours.schema.ts'
import { TourCard } from './tour-card.tsx'

/** @param firstRow how many cards are in view when the page opens: their pictures are loaded at once. */
export function TourCards({ tours, firstRow = 0 }: { tours: readonly Tour[]; firstRow?: number }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {tours.map((tour, index) => (
        <li key={tour.token} className="flex">
          <TourCard tour={tour} isFirst={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

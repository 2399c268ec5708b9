import { cx } from '#src/base/ui/cx.ts'
import type { CardData as Tour } from './card-data.ts'
import { TourCard } from './tour-card.tsx'

type Props = {
  tours: readonly Tour[]
  /** how many cards are in view when the page opens: their pictures are loaded at once */
  firstRow?: number
  isBesideFilters?: boolean
}

export function TourCards({ tours, firstRow = 0, isBesideFilters = false }: Props) {
  return (
    <ul className={cardGrid(isBesideFilters)}>
      {tours.map((tour, index) => (
        <li key={tour.token} className="flex">
          <TourCard tour={tour} isFirst={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

export function cardGrid(isBesideFilters: boolean): string {
  return cx('grid gap-x-6 gap-y-8 sm:grid-cols-2', isBesideFilters ? 'xl:grid-cols-3' : 'lg:grid-cols-3')
}

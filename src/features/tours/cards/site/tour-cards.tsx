import { memo } from 'react'
import { cx } from '#src/base/ui/cx.ts'
import { Finished } from '#src/base/ui/page/finished.tsx'
import type { CardData as Tour } from './card-data.ts'
import { TourCard } from './tour-card.tsx'

type Props = {
  tours: readonly Tour[]
  /** number of cards in view when the page opens: their pictures are loaded eagerly */
  firstRow?: number
  isBesideFilters?: boolean
}

export function TourCards({ tours, firstRow = 0, isBesideFilters = false }: Props) {
  const columns = isBesideFilters ? 'besideFilters' : 'whole'
  return (
    <ul className={cardGrid(columns)}>
      {tours.map((tour, index) => {
        const lying = isAlone(index, tours.length) ? lyingCard[columns] : undefined
        const place = cx('flex', lying?.place)
        return index < firstRow ? (
          <li key={tour.token} className={place}>
            <TourCard tour={tour} isFirst lying={lying} />
          </li>
        ) : (
          <FinishedCard key={tour.token} {...{ place, tour, lying }} />
        )
      })}
    </ul>
  )
}

/** A few tours within a page: on phones a horizontally scrolling row, to save height. */
export const TourStrip = memo(function TourStrip({ tours }: Pick<Props, 'tours'>) {
  return (
    <ul className={stripRow}>
      {tours.map((tour, index) => {
        const lying = isAlone(index, tours.length) ? lyingCard.whole : undefined
        return <FinishedCard key={tour.token} place={cx('flex', stripCard, lying?.place)} {...{ tour, lying }} />
      })}
    </ul>
  )
})

type Lying = (typeof lyingCard)[Columns]

type CardProps = { tour: Tour; lying: Lying | undefined; place: string }

function FinishedCard({ tour, lying, place }: CardProps) {
  const content = <TourCard tour={tour} lying={lying} />
  return <Finished as="li" data-later className={place} name="card" of={[tour, lying]} content={content} />
}

const grids = { whole: 'lg:grid-cols-3', besideFilters: 'xl:grid-cols-3' }
type Columns = keyof typeof grids

export function cardGrid(columns: Columns): string {
  return cx('grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2', grids[columns])
}

/** On phones a row that scrolls. */
export const stripRow = cx(
  cardGrid('whole'),
  'max-sm:strip max-sm:scrollbar-none max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:gap-x-4 max-sm:pb-6',
)
export const stripCard = 'max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start'

/** In two columns, the last card of an odd number spans both. */
function isAlone(index: number, count: number): boolean {
  return index === count - 1 && index % 2 === 0
}

/** That card is horizontal; its picture is as wide as those above. */
const lyingCard = {
  whole: {
    place: 'sm:max-lg:col-span-full',
    card: 'sm:max-lg:flex-row',
    picture: 'sm:max-lg:aspect-auto sm:max-lg:min-h-60 sm:max-lg:w-[calc(50%-0.75rem)]',
  },
  besideFilters: {
    place: 'sm:max-xl:col-span-full',
    card: 'sm:max-xl:flex-row',
    picture: 'sm:max-xl:aspect-auto sm:max-xl:min-h-60 sm:max-xl:w-[calc(50%-0.75rem)]',
  },
} as const satisfies Record<Columns, { place: string; card: string; picture: string }>

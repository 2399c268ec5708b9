import { cx } from '#src/base/ui/cx.ts'
import { Skeleton, SkeletonBars } from '#src/base/ui/display/skeleton.tsx'
import { cardGrid, stripCard, stripRow } from './tour-cards.tsx'

/** Placeholder cards in the final size. */
export function TourCardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className={cardGrid('besideFilters')}>
      <Cards count={count} />
    </div>
  )
}

/** The same for a strip of tours. */
export function TourStripSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden className={stripRow}>
      <Cards count={count} className={stripCard} />
    </div>
  )
}

function Cards({ count, className }: { count: number; className?: string }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <div key={index} className={cx('overflow-hidden rounded-card bg-white ring-1 ring-line/70', className)}>
      <Skeleton className="aspect-[3/2] rounded-none" />
      <div className="flex flex-col gap-3 p-5">
        <SkeletonBars sizes={['h-7 w-4/5', 'h-4 w-full', 'h-4 w-3/5', 'mt-4 h-7 w-2/3', 'mt-3 h-11 w-1/2']} />
      </div>
    </div>
  ))
}

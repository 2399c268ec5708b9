import { SkeletonBars } from '#src/base/ui/display/skeleton.tsx'
import { LoadingFrame } from '#src/features/orders/site/loading-frame.tsx'

/** Placeholder of an item and the summary until the browser has read the cart. */
export function CartSkeleton() {
  return (
    <LoadingFrame
      label="cart.loading"
      className="grid grid-cols-1 content-start items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <div aria-hidden className="rounded-card bg-white p-4 shadow-card sm:p-5">
        <div className="grid grid-cols-[clamp(0px,(100vw-18rem)*1000,5.5rem)_minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="skeleton aspect-square sm:aspect-[4/3]" />
          <div className="space-y-3">
            <SkeletonBars sizes={['h-7 w-4/5', 'h-5 w-2/5', 'h-5 w-3/5']} />
          </div>
          <div className="col-span-2 space-y-3 lg:col-span-1 lg:col-start-2">
            <SkeletonBars sizes={['h-11', 'h-8', 'h-9 w-48 max-w-full']} />
          </div>
        </div>
      </div>
      <div aria-hidden className="space-y-4 rounded-card bg-white p-5 shadow-card">
        <SkeletonBars sizes={['h-7 w-1/3', 'h-12', 'h-13']} />
      </div>
    </LoadingFrame>
  )
}

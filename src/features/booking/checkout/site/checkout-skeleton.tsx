import { SkeletonBars } from '#src/base/ui/display/skeleton.tsx'
import { LoadingFrame } from '#src/features/orders/site/loading-frame.tsx'

/** Placeholder of the form and the summary. */
export function CheckoutSkeleton() {
  return (
    <LoadingFrame
      label="checkout.loading"
      className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10"
    >
      <div aria-hidden className="space-y-4 rounded-card bg-white p-5 shadow-card md:order-last">
        <div className="skeleton h-7 w-2/3" />
        <div className="hidden space-y-4 md:block">
          <SkeletonBars sizes={['h-16', 'h-24', 'h-12']} />
        </div>
      </div>
      <div aria-hidden className="space-y-6 rounded-card bg-white p-[min(1.25rem,6vw)] shadow-card sm:p-7 lg:p-8">
        <div className="skeleton h-7 w-1/3" />
        <div className="grid gap-5 sm:grid-cols-2">
          <SkeletonBars sizes={['h-18', 'h-18', 'h-18', 'h-18']} />
        </div>
        <SkeletonBars sizes={['h-28', 'h-7 w-1/4', 'h-20', 'h-40', 'h-13']} />
      </div>
    </LoadingFrame>
  )
}

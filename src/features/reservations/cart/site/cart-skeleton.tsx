import { useT } from '#src/base/i18n/i18n.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'

/** Placeholder of an item and the summary until the browser has read the cart. */
export function CartSkeleton() {
  const t = useT()
  return (
    <div className="grid min-h-dvh content-start lg:min-h-0 items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
      <noscript className="col-span-full">
        <Notice tone="warn" title={t('cart.no_script')} />
      </noscript>
      <p role="status" className="sr-only">
        {t('cart.loading')}
      </p>
      <div aria-hidden className="rounded-card bg-white p-4 shadow-card sm:p-5">
        <div className="grid grid-cols-[5.5rem_1fr] gap-4 sm:grid-cols-[9rem_1fr] lg:grid-cols-[12rem_1fr]">
          <div className="skeleton aspect-square sm:aspect-[4/3]" />
          <div className="space-y-3">
            <div className="skeleton h-7 w-4/5" />
            <div className="skeleton h-5 w-2/5" />
            <div className="skeleton h-5 w-3/5" />
          </div>
          <div className="col-span-2 space-y-3 lg:col-span-1 lg:col-start-2">
            <div className="skeleton h-11" />
            <div className="skeleton h-8" />
            <div className="skeleton h-9 w-48" />
          </div>
        </div>
      </div>
      <div aria-hidden className="space-y-4 rounded-card bg-white p-5 shadow-card">
        <div className="skeleton h-7 w-1/3" />
        <div className="skeleton h-12" />
        <div className="skeleton h-13" />
      </div>
    </div>
  )
}

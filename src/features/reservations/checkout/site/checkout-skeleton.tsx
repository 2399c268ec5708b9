import { useT } from '#src/base/i18n/i18n.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'

/** Placeholder of the form and the summary. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_24rem] lg:gap-10">
      <noscript className="col-span-full">
        <Notice tone="warn" title={t('cart.no_script')} />
      </noscript>
      <p role="status" className="sr-only">
        {t('checkout.loading')}
      </p>
      <div aria-hidden className="space-y-4 rounded-card bg-white p-5 shadow-card md:order-last">
        <div className="skeleton h-7 w-2/3" />
        <div className="hidden space-y-4 md:block">
          <div className="skeleton h-16" />
          <div className="skeleton h-24" />
          <div className="skeleton h-12" />
        </div>
      </div>
      <div aria-hidden className="space-y-6 rounded-card bg-white p-5 shadow-card sm:p-7 lg:p-8">
        <div className="skeleton h-7 w-1/3" />
        <div className="grid gap-5 sm:grid-cols-2">
          {['a', 'b', 'c', 'd'].map((place) => (
            <div key={place} className="skeleton h-18" />
          ))}
        </div>
        <div className="skeleton h-28" />
        <div className="skeleton h-7 w-1/4" />
        <div className="skeleton h-20" />
        <div className="skeleton h-40" />
        <div className="skeleton h-13" />
      </div>
    </div>
  )
}

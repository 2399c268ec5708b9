import { Check } from 'lucide-react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'

const steps = ['cart.step_cart', 'cart.step_details', 'cart.step_result'] as const

/** Where a reservation stands. @param at 0 the cart, 1 the checkout, 2 the result. */
export function Steps({ at }: { at: 0 | 1 | 2 }) {
  const t = useT()
  return (
    <ol aria-label={t('cart.steps')} className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} className="flex items-center gap-2">
          {index > 0 && <span aria-hidden className="h-px w-4 bg-line-strong sm:w-8" />}
          <span
            aria-hidden
            className={cx(
              'grid size-6 place-items-center rounded-full text-xs font-bold tabular-nums',
              index <= at ? 'bg-main text-white' : 'border border-line-strong text-ink-soft',
            )}
          >
            {index < at ? <Check className="size-3.5" /> : index + 1}
          </span>
          <span className={index === at ? 'font-semibold' : 'sr-only text-ink-soft sm:not-sr-only'}>{t(step)}</span>
        </li>
      ))}
    </ol>
  )
}

import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { type PlanStep, planRows } from '../money/plan.rules.ts'

type Props = {
  steps: readonly PlanStep[]
  /** in Istanbul */
  today: string
  className?: string
}

/** What is due now, within the hold, and by each day: a row each, on card, cart, checkout and order. */
export function PlanTable({ steps, today, className }: Props) {
  const t = useT()
  const lang = useLang()
  return (
    <dl className={cx('space-y-1 text-sm', className)} data-plan>
      {planRows(steps, lang, today).map(({ when, what, amount }) => {
        const text = t(`plan.when_${when.key}`, when.values)
        return (
          <div key={`${text} ${what}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="grow basis-32">
              <span>{text}</span>
              {what && <span className="text-ink-soft">{` ${t(`plan.${what}`)}`}</span>}
            </dt>
            {amount && (
              <dd translate="no" className="ms-auto whitespace-nowrap font-semibold tabular-nums">
                {amount}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

import { Check } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

/** Progress through the steps of a flow. @param at current step, from 0 */
export function Steps({ label, names, at }: { label: string; names: readonly string[]; at: number }) {
  return (
    <ol aria-label={label} className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {names.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} className="flex items-center gap-2">
          {index > 0 && (
            <span aria-hidden className={cx('h-px w-4 bg-line-strong sm:w-8', names.length > 3 && 'max-sm:hidden')} />
          )}
          <span
            aria-hidden
            className={cx(
              'grid size-6 place-items-center rounded-full border text-xs font-bold tabular-nums',
              index <= at ? 'border-main bg-main text-white' : 'border-line-strong text-ink-soft',
            )}
          >
            {index < at ? <Check className="size-3.5" /> : index + 1}
          </span>
          <span className={index === at ? 'font-semibold' : 'sr-only text-ink-soft sm:not-sr-only'}>{name}</span>
        </li>
      ))}
    </ol>
  )
}

import { useId } from 'react'
import { Minus, Plus } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

type Props = {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Accessible names of the two buttons. */
  buttonLabels: { less: string; more: string }
  /** Label and hint on one line, and smaller buttons for a mouse. */
  isCompact?: boolean
}

/** A small integer with a button at each side. */
export function Stepper({ label, hint, value, min, max, onChange, buttonLabels, isCompact = false }: Props) {
  const id = useId()
  const button = cx(
    isCompact ? 'size-9 pointer-coarse:size-11' : 'size-11',
    'grid place-items-center rounded-full border border-line-strong bg-white text-main transition-colors duration-150 hover:border-main hover:bg-main-faint disabled:border-line disabled:text-line-strong',
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <div id={id} className="grow basis-24 leading-snug">
        <div className="font-semibold">{label}</div>
        {hint && <div className={cx('text-sm text-ink-soft', isCompact && 'leading-tight')}>{hint}</div>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls */}
      <div role="group" aria-labelledby={id} className="ms-auto flex items-center gap-1">
        <button
          type="button"
          className={button}
          aria-label={`${label}: ${buttonLabels.less}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Minus aria-hidden className="size-4" />
        </button>
        <output className="w-[min(2.25rem,12vw)] text-center text-lg font-semibold tabular-nums" aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          className={button}
          aria-label={`${label}: ${buttonLabels.more}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}

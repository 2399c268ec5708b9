import { useId } from 'react'
import { cx } from '#src/base/ui/cx.ts'

type Props<V extends string> = {
  legend: string
  name: string
  options: readonly { value: V; label: string }[]
  className?: string
} & (
  | { type: 'radio'; chosen: V; onChoose: (value: V) => void }
  | { type: 'checkbox'; chosen: readonly string[]; onChoose: (values: V[]) => void; hint?: string }
)

/** A few options as tiles around native radios or checkboxes. */
export function Choice<V extends string>(props: Props<V>) {
  const { legend, name, options, className, type } = props
  const hintId = useId()
  const hint = type === 'checkbox' ? props.hint : undefined
  const isChosen = (value: V) => (type === 'radio' ? props.chosen === value : props.chosen.includes(value))
  const choose = (value: V) => {
    if (type === 'radio') return props.onChoose(value)
    const now = options
      .map((option) => option.value)
      .filter((each) => (each === value ? !isChosen(each) : isChosen(each)))
    props.onChoose(now)
  }
  return (
    <fieldset className={className} aria-describedby={hint ? hintId : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {hint && (
        <p id={hintId} className="-mt-1 mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field border px-3.5 py-2 transition-colors duration-150 has-focus-visible:outline-2 max-sm:w-full',
              isChosen(value) ? 'border-main bg-main-faint' : 'border-line-strong hover:border-main',
            )}
          >
            <input
              type={type}
              name={name}
              value={value}
              checked={isChosen(value)}
              onChange={() => choose(value)}
              className="size-4.5 shrink-0 accent-main"
            />
            <span className={isChosen(value) ? 'font-semibold' : ''}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export type FieldProps = {
  label: string
  hint?: string | undefined
  /** Problems of the field, one sentence each. */
  error?: string[] | undefined
  /** Shown behind the label of an optional field. */
  optional?: string | undefined
  className?: string | undefined
}
type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'className'>

const inputClass =
  'w-full rounded-field border bg-white px-3.5 py-2.5 text-ink placeholder:text-ink-soft/80 transition-colors duration-150 hover:border-ink-soft aria-invalid:border-bad aria-invalid:bg-bad-soft/40'

/** Ties label, control, hint and message together, once for all forms. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & {
  children: (tie: {
    id: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const id = useId()
  const described = [hint && `${id}-hint`, error?.length && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex justify-between gap-3 text-sm font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-ink-soft">{optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error?.length ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Problem id={`${id}-error`} error={error} />
    </div>
  )
}

export function Field({ label, hint, error, optional, className, ...input }: Control<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(tie) => <input type="text" {...tie} {...input} className={cx(inputClass, 'min-h-11 border-line-strong')} />}
    </FieldFrame>
  )
}

/** Attributes of a field for an e-mail address. */
export const emailInput = { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false } as const
/** Attributes of a field for a telephone number. */
export const phoneInput = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const

export function TextArea({ label, hint, error, optional, className, ...area }: Control<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(tie) => <textarea rows={4} {...tie} {...area} className={cx(inputClass, 'border-line-strong')} />}
    </FieldFrame>
  )
}

export function Select({ label, hint, error, optional, className, ...select }: Control<'select'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(tie) => <select {...tie} {...select} className={cx(inputClass, 'min-h-11 border-line-strong pe-10')} />}
    </FieldFrame>
  )
}

/** Options of a select, one for each value. */
export function Options<V extends string | number>({
  values,
  textOf,
}: {
  values: readonly V[]
  textOf: (value: V) => string
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {textOf(value)}
    </option>
  ))
}

/** A checkbox whose sentence may contain links. */
export function Checkbox({
  error,
  children,
  className,
  ...input
}: { error?: string[] | undefined; children: ReactNode; className?: string } & Omit<
  ComponentProps<'input'>,
  'className' | 'type'
>) {
  const id = useId()
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error?.length ? true : undefined}
          aria-describedby={error?.length ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-main"
          {...input}
        />
        <label htmlFor={id} className="min-w-0">
          {children}
        </label>
      </div>
      <Problem id={`${id}-error`} error={error} className="ps-8" />
    </div>
  )
}

type ProblemProps = Pick<FieldProps, 'error' | 'className'> & { id: string }

function Problem({ id, error, className }: ProblemProps) {
  if (!error?.length) return null
  return (
    <p id={id} className={cx('mt-1.5 text-sm font-medium text-bad', className)}>
      {error.join(' ')}
    </p>
  )
}

import type { ComponentProps } from 'react'
import { PageLink } from '#src/base/i18n/i18n.tsx'
import { cx } from '../cx.ts'

const kinds = {
  main: 'bg-main text-white hover:bg-main-deep disabled:bg-line-strong',
  second: 'bg-second text-black hover:brightness-95 disabled:bg-line',
  outline: 'border border-line-strong bg-white text-ink hover:border-main hover:bg-main-faint disabled:text-ink-soft',
  quiet: 'text-main hover:bg-main-faint disabled:text-ink-soft',
} as const

const sizes = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3.5 py-1 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-13 px-7 py-3 text-lg',
} as const

type Look = { kind?: keyof typeof kinds | undefined; size?: keyof typeof sizes | undefined }

export function buttonClass({ kind = 'main', size = 'md' }: Look, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold forced-colors:border transition-colors duration-150 disabled:cursor-not-allowed',
    kinds[kind],
    sizes[size],
    className,
  )
}

export function Button({ kind, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass({ kind, size }, className)} {...props} />
}

/** A link to a page of the site, styled as a button. */
export function ButtonLink({ kind, size, className, ...props }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink className={buttonClass({ kind, size }, className)} {...props} />
}

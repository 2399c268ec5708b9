import { useT } from '#src/base/i18n/i18n.tsx'
import { ArrowUp } from '#src/base/ui/icons.tsx'
import { scrollPageTo, useScrolledPast } from '#src/base/ui/page/scroll.ts'

export const toTopAfter = 1000 // px (docs/rules.md, Shell)

/** Back to the top. It is in a page's margin, or in the header of a phone, so that it covers nothing. */
export function ToTop({ className }: { className: string }) {
  const t = useT()
  if (!useScrolledPast(toTopAfter)) return null
  return (
    <button
      type="button"
      aria-label={t('navbar.to_top')}
      title={t('navbar.to_top')}
      onClick={() => scrollPageTo(0)}
      className={className}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  )
}

export const toTopInMargin =
  'in-margin appear bottom-[calc(5.25rem+var(--bottom-bar,0px))] border border-e-0 border-line bg-white text-main hover:bg-main-faint wide:border-e'

import { ArrowUp } from 'lucide-react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { scrollPageTo, useScrolledPast } from '#src/base/ui/page/scroll.ts'

const shownAfter = 1000 // px (docs/rules.md, Shell)

export function ToTop() {
  const t = useT()
  if (!useScrolledPast(shownAfter)) return null
  return (
    <button
      type="button"
      aria-label={t('navbar.to_top')}
      onClick={() => scrollPageTo(0)}
      className="appear no-print fixed bottom-[calc(5.25rem+var(--bottom-bar,0px))] right-4 z-30 grid size-12 place-items-center rounded-full border border-line bg-white text-main shadow-card hover:bg-main-faint sm:right-6"
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  )
}

import { useT } from '#src/base/i18n/i18n.tsx'
import { ChevronLeft, ChevronRight } from '#src/base/ui/icons.tsx'
import { cx } from '../cx.ts'

/** @param hrefOf address of a page by its number, from 1. @param label names the paged list for screen readers. */
export function Paging({
  page,
  count,
  hrefOf,
  label,
}: {
  page: number
  count: number
  hrefOf: (page: number) => string
  label: string
}) {
  const t = useT()
  if (count < 2) return null
  const box = 'grid min-h-11 min-w-11 place-items-center rounded-full px-3 font-semibold tabular-nums'
  return (
    <nav aria-label={label} className="no-print mt-12 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t('ui.previous')} className={cx(box, 'hover:bg-main-faint')}>
          <ChevronLeft aria-hidden className="size-5" />
        </a>
      )}
      {pagesShown(page, count).map((number) =>
        number < 0 ? (
          <span key={number} aria-hidden className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={t('ui.page', { n: number })}
            aria-current={number === page ? 'page' : undefined}
            className={cx(box, number === page ? 'bg-main text-white' : 'hover:bg-main-faint')}
          >
            {number}
          </a>
        ),
      )}
      {page < count && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('ui.next')} className={cx(box, 'hover:bg-main-faint')}>
          <ChevronRight aria-hidden className="size-5" />
        </a>
      )}
    </nav>
  )
}

/** The first, the last and the pages around the current one. A negative number is a gap. */
export function pagesShown(page: number, count: number): number[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  )
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [-number, number]
  })
}

import type { ReactNode } from 'react'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'
import { ChevronDown } from '#src/base/ui/icons.tsx'

const looks = {
  printed:
    'min-w-0 rounded-card bg-white p-4 shadow-card sm:p-7 print:rounded-none print:border-t print:border-line print:p-0 print:pt-3 print:shadow-none',
  screen: 'no-print min-w-0 rounded-card bg-white p-4 shadow-card sm:p-7',
  aside: 'no-print rounded-card bg-white p-4 shadow-card sm:p-7 lg:p-6',
} as const

type Props = {
  /** of the heading, unique in the page */
  id: string
  title: string
  look: keyof typeof looks
  children: ReactNode
}

/** A card of the order's page: printed with it, in its column on the screen only, or beside it. */
export function OrderCard({ look, ...section }: Props) {
  return <HeadedSection className={looks[look]} {...section} />
}

/**
 * The same card, folded on phones to keep the page short.
 * @param id of the section, because the heading is hidden where the card is folded @param note beside the title
 */
export function FoldedOrderCard({
  id,
  title,
  look,
  note,
  isOpen,
  children,
}: Props & { note?: string; isOpen?: boolean }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${looks[look]} max-sm:py-1.5`}>
      <h2 id={`${id}-title`} className="unfolded-title text-heading">
        {title}
      </h2>
      <details className="unfolded group" open={isOpen || undefined}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 font-display text-heading font-[560]">{title}</span>
          <span className="flex items-center gap-2 text-end font-bold tabular-nums">
            <span className="group-open:hidden">{note}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="max-sm:pb-4">{children}</div>
      </details>
    </section>
  )
}

/** A row of amounts, for a list of two columns. */
export function Amount({ label, text, isMain = false }: { label: string; text: string; isMain?: boolean }) {
  return (
    <>
      <dt className={isMain ? 'font-semibold' : ''}>{label}</dt>
      <dd translate="no" className={`text-end ${isMain ? 'font-bold' : ''}`}>
        {text}
      </dd>
    </>
  )
}

import { memo } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { TextLink } from '#src/base/ui/controls/text-link.tsx'
import { Check, type Icon, Minus } from '#src/base/ui/icons.tsx'
import type { ShownTour } from '#src/features/tours/tours.schema.ts'

/** Side by side, so that exclusions are as visible as inclusions. */
export const TourIncluded = memo(function TourIncluded({
  included,
  excluded,
}: Pick<ShownTour, 'included' | 'excluded'>) {
  const t = useT()
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <MarkedList title={t('tour.included')} items={included} mark={Check} color="text-good" />
      <MarkedList title={t('tour.excluded')} items={excluded} mark={Minus} color="text-bad" />
    </div>
  )
})

type ListProps = { title: string; items: readonly string[]; mark: Icon; color: string }

function MarkedList({ title, items, mark: Mark, color }: ListProps) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className={`mb-3 font-sans text-base font-semibold tracking-normal ${color}`}>{title}</h3>
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Mark aria-hidden className={`mt-1 size-4 shrink-0 ${color}`} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const TourNotes = memo(function TourNotes({ important_notes }: Pick<ShownTour, 'important_notes'>) {
  return (
    <ul className="list-disc space-y-2 ps-5 marker:text-main">
      {important_notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
})

/** `countries`: visa pages of the tour's countries. `list`: the page of all countries; null while it is closed. */
export type VisaLinks = { countries: readonly { title: string; path: string }[]; list: string | null }

/** Visa conditions for a Turkish passport, for a tour abroad. */
export function TourVisa({ tour: { visa_mode }, links: { countries, list } }: { tour: ShownTour; links: VisaLinks }) {
  const t = useT()
  return (
    <>
      <p>{t(visa_mode === 'vizesiz' ? 'tour.visa_vizesiz_abroad' : `tour.visa_${visa_mode}`)}</p>
      <ul className="no-print mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {countries.map(({ title, path }) => (
          <li key={path}>
            <TextLink to={path}>{title}</TextLink>
          </li>
        ))}
        {list && (
          <li>
            <TextLink to={list}>{t(countries.length > 0 ? 'tour.visa_link_other' : 'tour.visa_link')}</TextLink>
          </li>
        )}
      </ul>
    </>
  )
}

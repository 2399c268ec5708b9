import { Check, Minus } from 'lucide-react'
import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { isAbroad } from './tour-texts.ts'

/** Side by side, so that exclusions are as visible as inclusions. */
export function TourIncluded({ included, excluded }: Pick<Tour, 'included' | 'excluded'>) {
  const t = useT()
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {included.length > 0 && (
        <div>
          <h3 className="mb-3 font-sans text-base font-semibold tracking-normal text-good">{t('tour.included')}</h3>
          <ul className="space-y-2">
            {included.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
      {excluded.length > 0 && (
        <div>
          <h3 className="mb-3 font-sans text-base font-semibold tracking-normal text-bad">{t('tour.excluded')}</h3>
          <ul className="space-y-2">
            {excluded.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Minus aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

export function TourNotes({ important_notes }: Pick<Tour, 'important_notes'>) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-main">
      {important_notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** Visa conditions for a Turkish passport; nothing for tours within Türkiye. */
export function TourVisa({ tour, visaPath }: { tour: Tour; visaPath: string | null }) {
  const t = useT()
  const { visa_mode } = tour
  if (!isAbroad(tour)) return null
  return (
    <>
      <p>{t(visa_mode === 'vizesiz' ? 'tour.visa_vizesiz_abroad' : `tour.visa_${visa_mode}`)}</p>
      {visaPath && (
        <p className="no-print mt-3">
          <PageLink to={visaPath} className="font-semibold text-main underline underline-offset-4 hover:text-main-deep">
            {t('tour.visa_link')}
          </PageLink>
        </p>
      )}
    </>
  )
}

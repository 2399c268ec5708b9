import { memo, useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/base/ui/controls/button.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { BedDouble, ChevronDown, FileText, Utensils } from '#src/base/ui/icons.tsx'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { keepDashes, saysMeals } from '../tour-texts.ts'

/** The programme by day; days open one by one or all together. */
export const TourProgramme = memo(function TourProgramme({
  programme,
  pdf,
}: Pick<Tour, 'programme'> & { pdf: string | null }) {
  const t = useT()
  const days = programme.map(({ day }) => day)
  const [open, setOpen] = useState<readonly number[]>(days.slice(0, 1))
  const hasMeals = saysMeals(programme)
  const areAllOpen = open.length === days.length

  const onToggle = (day: number, isOpen: boolean) =>
    setOpen((before) => [...before.filter((other) => other !== day), ...(isOpen ? [day] : [])])

  return (
    <>
      <div className="no-print -mt-2 mb-4 -ms-3.5 flex flex-wrap gap-1">
        {days.length > 1 && (
          <Button kind="quiet" size="sm" onClick={() => setOpen(areAllOpen ? [] : days)}>
            {t(areAllOpen ? 'tour.close_all' : 'tour.open_all')}
          </Button>
        )}
        <PrintButton kind="quiet" size="sm" label={t('tour.print_programme')} />
        {pdf && (
          <a href={pdf} rel="nofollow" className={buttonClass({ kind: 'quiet', size: 'sm' })}>
            <FileText aria-hidden className="size-4" />
            <span>{t('tour.programme_pdf')}</span>
          </a>
        )}
      </div>
      <ol className="border-t border-line">
        {programme.map((day) => (
          <li key={day.day}>
            <Day
              day={day}
              hasMeals={hasMeals}
              isOpen={open.includes(day.day)}
              onToggle={(isOpen) => onToggle(day.day, isOpen)}
            />
          </li>
        ))}
      </ol>
    </>
  )
})

function Day({
  day: { day, title, description, meals, overnight },
  hasMeals,
  isOpen,
  onToggle,
}: {
  day: Tour['programme'][number]
  /** whether the programme says which meals are included */
  hasMeals: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  const t = useT()
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group break-inside-avoid border-b border-line print:[&_summary]:py-2 print:[&>div]:pb-2"
    >
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 py-4 hover:text-main [&::-webkit-details-marker]:hidden">
        <span className="w-18 shrink-0 text-sm font-semibold text-main">{t('tour.day', { n: day })}</span>
        <h3 className="grow basis-32 font-sans text-base font-semibold leading-snug tracking-normal">
          {keepDashes(title)}
        </h3>
        <ChevronDown
          aria-hidden
          className="no-print size-5 translate-y-1 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5 md:ps-[5.25rem] md:pe-8">
        <Paragraphs text={description} />
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
          {hasMeals && (
            <div className="flex items-center gap-2">
              <dt>
                <Utensils aria-hidden className="size-4 text-main" />
                <span className="sr-only">{t('tour.meals')}</span>
              </dt>
              <dd>{meals.length > 0 ? meals.map((meal) => t(`tour.${meal}`)).join(', ') : t('tour.no_meals')}</dd>
            </div>
          )}
          {overnight && (
            <div className="flex items-center gap-2">
              <dt>
                <BedDouble aria-hidden className="size-4 text-main" />
                <span className="sr-only">{t('tour.overnight')}</span>
              </dt>
              <dd>{overnight}</dd>
            </div>
          )}
        </dl>
      </div>
    </details>
  )
}

/** Plain text; blank lines separate paragraphs. */
function Paragraphs({ text }: { text: string }) {
  return (
    <div className="space-y-3">
      {text
        .split(/\n\s*\n/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}

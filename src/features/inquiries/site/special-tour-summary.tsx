import { useId } from 'react'
import type { Text } from '#src/base/errors.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { filledIn, specialTourLines } from '../inquiries.lines.ts'
import { specialTourRequest } from '../inquiries.requests.ts'
import { type SpecialTourForm, specialTourProblems } from '../inquiries.rules.ts'
import type { SpecialTourRequest } from '../inquiries.schema.ts'
import { steps } from './special-tour-plan.ts'

/** The answers so far, step by step, with links back to each; in the same lines as the mail. */
export function SpecialTourSummary({
  form,
  today,
  onOpen,
}: {
  form: SpecialTourForm
  today: string
  onOpen: (step: number) => void
}) {
  const t = useT()
  const lang = useLang()
  const id = useId()
  const problems = specialTourProblems(form, today)
  const isSound = (step: number) => steps[step]!.fields.every((field) => !(field in problems))
  const word = (part: string | Text) => (typeof part === 'string' ? part : t(part.key, part.values))
  const request = specialTourRequest(form) as SpecialTourRequest
  // An incomplete date cannot be formatted.
  const lines = specialTourLines({ ...request, ...(!isSound(0) && { date_kind: 'esnek' }) }, lang)
  const answered = (['where', 'who', 'budget'] as const).flatMap((name, step) => {
    const here = isSound(step) ? filledIn(lines[name]) : []
    return here.length > 0 ? [{ step, lines: here }] : []
  })
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-white p-5">
      <h2 id={id} className="text-lg">
        {t('special_tour.summary')}
      </h2>
      {form.destination.trim() === '' ? (
        <p className="mt-2 text-ink-soft">{t('special_tour.summary_empty')}</p>
      ) : (
        answered.map(({ step, lines }) => (
          <div key={step} className="mt-4 border-t border-line pt-4">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{t(steps[step]!.title)}</h3>
              <button
                type="button"
                onClick={() => onOpen(step)}
                aria-label={t('special_tour.change_of', { step: t(steps[step]!.title) })}
                className="text-sm font-semibold text-main underline underline-offset-4"
              >
                {t('special_tour.change')}
              </button>
            </div>
            <dl className="mt-1.5 space-y-1.5">
              {lines.map(({ label, parts }) => (
                <div key={label}>
                  <dt className="sr-only">{t(label)}</dt>
                  <dd className="[overflow-wrap:anywhere]">{parts.map(word).join(', ')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))
      )}
    </section>
  )
}

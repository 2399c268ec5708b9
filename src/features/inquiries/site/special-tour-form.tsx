import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Steps } from '#src/base/ui/display/steps.tsx'
import { clearTab, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { specialTourRequest } from '../inquiries.requests.ts'
import { emptySpecialTour, type SpecialTourForm, specialTourProblems } from '../inquiries.rules.ts'
import type { NoticeLink } from './form-load.ts'
import { SendBar } from './form-parts.tsx'
import { ReceivedCard } from './received-card.tsx'
import { steps } from './special-tour-plan.ts'
import { BudgetStep, ContactStep, WhereStep, WhoStep } from './special-tour-steps.tsx'
import { SpecialTourSummary } from './special-tour-summary.tsx'
import { useInquiry } from './use-inquiry.ts'
import { useGoTo } from './use-inquiry-form.ts'

const stepKey = 'form-special-tour-step'

type Props = { notice: NoticeLink | null; today: string; prefill: Partial<SpecialTourForm> }

/** A special tour request in four steps. A step is validated when it is left forwards; going back keeps everything. */
export function SpecialTourFormCard({ notice, today, prefill }: Props) {
  const t = useT()
  const [at, setAt] = useState(0)
  /** The next focus target, once its step is rendered: a field name, or the heading. */
  const [focus, setFocus] = useState<{ field: string | null } | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const goTo = useGoTo(formRef)
  const state = useInquiry({
    kind: 'special-tour',
    empty: emptySpecialTour,
    prefill,
    find: (form) => specialTourProblems(form, today),
    request: (form) => ({ payload: specialTourRequest(form) }),
  })
  const { setback, problems, received, check } = state

  useEffect(() => {
    const stored = readTab(stepKey)
    if (typeof stored === 'number' && stored in steps) setAt(stored)
  }, [])
  // The next request begins at the first step, also after the visitor left this page.
  useEffect(() => {
    if (received) clearTab(stepKey)
  }, [received])
  const open = (step: number, field: string | null = null) => {
    setAt(step)
    writeTab(stepKey, step)
    setFocus({ field })
  }
  /** Focuses a field, whichever step it is in. */
  const show = (field: string | undefined) => {
    const step = steps.findIndex(({ fields }) => fields.some((each) => each === field))
    if (field && step !== -1) open(step, field)
  }
  const takeFocus = useEffectEvent(() => {
    if (focus?.field) goTo(focus.field)
    else if (focus) headingRef.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each target
  useEffect(() => takeFocus(), [focus])
  // A field that the server refuses may be in another step.
  const showRefused = useEffectEvent(() => show(Object.keys(problems)[0]))
  useEffect(() => {
    if (setback) showRefused()
  }, [setback])

  if (received) {
    const again = () => {
      open(0)
      state.again()
    }
    return (
      <div className="max-w-3xl">
        <ReceivedCard received={received} onAgain={again}>
          <ButtonLink to="/">{t('special_tour.browse')}</ButtonLink>
        </ReceivedCard>
      </div>
    )
  }

  const isLast = at === steps.length - 1
  const next = () => {
    const wrong = isLast ? state.submit() : check(steps[at]!.fields)
    if (wrong.length > 0) show(wrong[0])
    else if (!isLast) open(at + 1)
  }
  const parts = { where: WhereStep, who: WhoStep, budget: BudgetStep, contact: ContactStep }
  const { name, title } = steps[at]!
  const Part = parts[name]
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <form
        ref={formRef}
        noValidate
        className="relative rounded-card bg-white p-5 shadow-card sm:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <Steps label={t('special_tour.steps')} names={steps.map((step) => t(step.title))} at={at} />
        <h2 ref={headingRef} tabIndex={-1} className="mt-6 mb-5 scroll-mt-40 text-heading outline-none">
          <span className="sr-only">{`${t('special_tour.step_of', { n: at + 1, total: steps.length })}: `}</span>
          <span>{t(title)}</span>
        </h2>
        <Part state={state} today={today} notice={notice} />
        {isLast && (
          <div className="mt-6 md:hidden">
            <SpecialTourSummary form={state.form} today={today} onOpen={open} />
          </div>
        )}
        <div className="mt-7 border-t border-line pt-6">
          {isLast ? (
            <SendBar state={state} label={t('special_tour.submit')} also={<Back onBack={() => open(at - 1)} />} />
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="lg" className="max-sm:w-full">
                {t('special_tour.next')}
              </Button>
              {at > 0 && <Back onBack={() => open(at - 1)} />}
            </div>
          )}
          <p className="mt-4 text-sm text-ink-soft">{t('special_tour.kept')}</p>
        </div>
      </form>
      <div className="hidden md:sticky md:top-36 md:block">
        <SpecialTourSummary form={state.form} today={today} onOpen={open} />
      </div>
    </div>
  )
}

function Back({ onBack }: { onBack: () => void }) {
  const t = useT()
  return (
    <Button kind="outline" size="lg" className="max-sm:w-full" onClick={onBack}>
      {t('special_tour.back')}
    </Button>
  )
}

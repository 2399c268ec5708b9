import { type ReactNode, useId, useState } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { LaterDialog } from '#src/base/ui/overlays/later-dialog.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { type Purpose, type Tracker, trackers } from '#src/features/agency/tracking.links.ts'
import type { Choice } from './consent.ts'

type BannerProps = { purposes: readonly Purpose[]; onAnswer: (choice: Choice) => void; onSettings: () => void }

/** The same answer for every purpose. */
const sameAnswer = (purposes: readonly Purpose[], isAgreed: boolean): Choice =>
  Object.fromEntries(purposes.map((purpose) => [purpose, isAgreed]))

/**
 * A banner over the lower edge, without layout shift; on phones it leaves the booking bar free. Both answers have the
 * same weight and nothing is preselected.
 */
export function ConsentBanner({ purposes, onAnswer, onSettings }: BannerProps) {
  const t = useT()
  const id = useId()
  const answer = (choice: Choice) => {
    onAnswer(choice)
    // The pressed button disappears.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const text = purposes.length > 1 ? 'consent.text' : (`consent.text_${purposes[0]!}` as const)
  return (
    <section
      data-consent
      aria-labelledby={id}
      className="appear no-print fixed inset-x-0 bottom-[var(--bottom-bar,0px)] z-35 border-t border-line bg-white pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-2 shadow-[0_-8px_28px_-14px_rgb(40_32_20/0.35)] md:bottom-0 md:py-3"
    >
      <Container className="md:flex md:items-center md:justify-between md:gap-10">
        <div className="max-w-[78ch]">
          <h2 id={id} className="text-lg max-md:sr-only">
            {t('consent.title')}
          </h2>
          <p className="text-sm leading-snug text-ink-soft md:mt-1">{t(text)}</p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 md:mt-0 md:shrink-0 md:gap-x-2.5">
          <BothAnswers
            purposes={purposes}
            onAnswer={answer}
            className="max-md:max-w-48 max-md:flex-1 max-sm:min-h-11 max-sm:px-2 max-sm:py-1 max-sm:text-sm md:min-w-32"
          />
          {purposes.length > 1 && (
            <button
              type="button"
              onClick={onSettings}
              className="min-h-9 rounded-full px-3 text-sm font-semibold text-main underline pointer-coarse:min-h-11 underline-offset-4 hover:text-main-deep max-sm:px-1.5"
            >
              {t('consent.settings')}
            </button>
          )}
        </div>
      </Container>
    </section>
  )
}

type AnswersProps = Pick<BannerProps, 'purposes' | 'onAnswer'> & { className?: string }

/** Accept and decline, for every purpose at once. */
function BothAnswers({ purposes, onAnswer, className }: AnswersProps) {
  const t = useT()
  return [true, false].map((isAgreed) => (
    <Button
      key={String(isAgreed)}
      kind="outline"
      className={className}
      onClick={() => onAnswer(sameAnswer(purposes, isAgreed))}
    >
      {t(isAgreed ? 'consent.accept' : 'consent.decline')}
    </Button>
  ))
}

type SettingsProps = {
  services: readonly Tracker[]
  purposes: readonly Purpose[]
  choice: Choice
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAnswer: (choice: Choice) => void
}

/** Choice by purpose, with the names of the services. */
export function ConsentSettings({ services, purposes, choice, isOpen, onOpenChange, onAnswer }: SettingsProps) {
  const t = useT()
  return (
    <LaterDialog open={isOpen} onOpenChange={onOpenChange} title={t('consent.preferences')} closeLabel={t('ui.close')}>
      <SettingsForm {...{ services, purposes, choice, onAnswer }} />
    </LaterDialog>
  )
}

/** Mounted whenever the dialog opens, so that it starts from the stored choice. */
function SettingsForm({ services, purposes, choice, onAnswer }: Omit<SettingsProps, 'isOpen' | 'onOpenChange'>) {
  const t = useT()
  const [draft, setDraft] = useState<Choice>(choice)
  const servicesOf = (purpose: Purpose) =>
    [
      ...new Set(
        services.filter(({ kind }) => trackers[kind].purpose === purpose).map(({ kind }) => trackers[kind].name),
      ),
    ].join(', ')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer({ ...sameAnswer(purposes, false), ...draft })
      }}
    >
      <ul className="divide-y divide-line">
        <li className="pb-4">
          <p className="font-semibold">{t('consent.necessary')}</p>
          <p className="mt-0.5 text-ink-soft">{t('consent.necessary_text')}</p>
        </li>
        {purposes.map((purpose) => (
          <PurposeBox
            key={purpose}
            title={t(`consent.${purpose}`)}
            isChecked={draft[purpose] ?? false}
            onChange={(isChecked) => setDraft({ ...draft, [purpose]: isChecked })}
          >
            {t(`consent.${purpose}_text`, { services: servicesOf(purpose) })}
          </PurposeBox>
        ))}
      </ul>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
        <BothAnswers purposes={purposes} onAnswer={onAnswer} />
        <Button kind="outline" type="submit">
          {t('consent.save')}
        </Button>
      </div>
    </form>
  )
}

type BoxProps = { title: string; isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

function PurposeBox({ title, isChecked, onChange, children }: BoxProps) {
  const id = useId()
  return (
    <li className="flex gap-3 py-4">
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-1 size-5 shrink-0 accent-main"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-ink-soft">
          {children}
        </p>
      </div>
    </li>
  )
}

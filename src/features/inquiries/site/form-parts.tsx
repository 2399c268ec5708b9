import type { ComponentProps, ReactNode } from 'react'
import { PageLink, useT } from '#src/base/i18n/i18n.tsx'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Checkbox, emailInput, Field, Options, phoneInput, Select, TextArea } from '#src/base/ui/controls/field.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { contractPath } from '#src/features/contracts/contracts.links.ts'
import { callTimes, honeypot, type lengths } from '../inquiries.links.ts'
import type { Sender } from '../inquiries.rules.ts'
import type { NoticeLink } from './form-load.ts'
import type { InquiryState } from './use-inquiry.ts'

/** Binds a text field of the form to its control. */
export function tie<F extends object, K extends keyof F & string>(state: InquiryState<F>, name: K) {
  return {
    name,
    value: String(state.form[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      state.change({ [name]: target.value } as unknown as Partial<F>),
    onBlur: () => state.leave(name),
    error: state.problems[name],
  }
}

type Named = Exclude<keyof typeof lengths, 'ages_note'> | 'phone'
type TextProps<F, K> = { state: InquiryState<F>; name: K } & Omit<ComponentProps<typeof Field>, 'name' | 'label'>

/** A text field of the form. Nothing that is typed is cut: a text that is too long is said at the field. */
export function TextField<F extends object, K extends keyof F & Named>({ state, name, ...field }: TextProps<F, K>) {
  const t = useT()
  const label = t(`inquiries.${name}`)
  return <Field {...tie(state, name)} label={label} {...field} />
}

/** The sender: a name, and an e-mail or a telephone. */
export function SenderFields<F extends Sender>({ state }: { state: InquiryState<F> }) {
  const t = useT()
  return (
    <>
      <TextField state={state} name="name" className="sm:col-span-2" autoComplete="name" required />
      <TextField state={state} name="email" {...emailInput} hint={t('inquiries.reach_hint')} />
      <TextField state={state} name="phone" {...phoneInput} hint={t('inquiries.phone_hint')} />
      <Honeypot state={state} />
    </>
  )
}

/** Hidden from view, tab order and screen readers: only a program that fills in every field fills it in. */
function Honeypot<F extends Sender>({ state }: { state: InquiryState<F> }) {
  const t = useT()
  return (
    <div aria-hidden className="absolute start-[-200vw] top-0 h-px w-px overflow-hidden">
      <label>
        <span>{t('inquiries.homepage')}</span>
        <input
          type="text"
          name={honeypot}
          tabIndex={-1}
          autoComplete="off"
          value={state.form.homepage}
          onChange={({ target }) => state.change({ homepage: target.value } as Partial<F>)}
        />
      </label>
    </div>
  )
}

type Called = Sender & { call_time: string }

/** Shown once a telephone is given. */
export function CallTime<F extends Called>({ state }: { state: InquiryState<F> }) {
  const t = useT()
  if (state.form.phone.trim() === '') return null
  return (
    <Select {...tie(state, 'call_time')} label={t('inquiries.call_time')}>
      <Options values={callTimes} textOf={(time) => t(`inquiries.call_${time}`)} />
    </Select>
  )
}

export function MessageArea<F extends { message: string }>({
  state,
  label,
  hint,
  isOptional = false,
}: {
  state: InquiryState<F>
  label: string
  hint?: string
  isOptional?: boolean
}) {
  const t = useT()
  return (
    <TextArea
      {...tie(state, 'message')}
      className="sm:col-span-2"
      label={label}
      hint={hint}
      optional={isOptional ? t('ui.optional') : undefined}
      required={!isOptional}
      rows={5}
    />
  )
}

type Ticked = 'health_consent' | 'keep_consent' | 'visa_help'
type TickProps<F, K> = { state: InquiryState<F>; name: K; isOptional?: boolean }

/** A checkbox of the form. */
export function Tick<F extends object, K extends keyof F & Ticked>({ state, name, isOptional }: TickProps<F, K>) {
  const t = useT()
  return (
    <Checkbox
      name={name}
      checked={Boolean(state.form[name])}
      onChange={({ target }) => state.change({ [name]: target.checked } as unknown as Partial<F>)}
    >
      <span>{t(`inquiries.${name}`)}</span>{' '}
      {isOptional && <span className="text-ink-soft">{`(${t('ui.optional')})`}</span>}
    </Checkbox>
  )
}

/** The privacy notice before sending. */
export function KvkkNotice({ notice }: { notice: NoticeLink | null }) {
  const t = useT()
  return (
    <p className="text-sm text-ink-soft">
      <span>{t('inquiries.kvkk')}</span>{' '}
      {notice && (
        <PageLink
          to={contractPath(notice)}
          target="_blank"
          className="font-semibold text-main underline underline-offset-4"
        >
          {t('inquiries.kvkk_read')}
        </PageLink>
      )}
    </p>
  )
}

/** The send button and the reason of a failure. @param also buttons beside it */
export function SendBar<F>({
  state: { setback, isSending },
  label,
  also,
}: {
  state: Pick<InquiryState<F>, 'setback' | 'isSending'>
  label: string
  also?: ReactNode
}) {
  const t = useT()
  return (
    <div className="space-y-4">
      {setback && <FailureNotice failed={setback} repeatSafe={t('inquiries.repeat_safe')} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="lg"
          aria-disabled={isSending}
          className="aria-disabled:cursor-progress aria-disabled:opacity-75 max-sm:w-full"
        >
          {isSending ? t('inquiries.sending') : label}
        </Button>
        {also}
        <Announcement>{isSending && t('inquiries.sending')}</Announcement>
      </div>
    </div>
  )
}

import { type FormEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { loadTexts } from '#src/base/i18n/string-store.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { emailInput, Field } from '#src/base/ui/controls/field.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { endedReturnPath, lookupApiPath } from '../lookup.links.ts'
import type { Route } from './+types/lookup-page'

export const handle: PageHandle = { route_name: 'my_booking', texts: 'order' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  await loadTexts(args, 'order')
  return null
}
export const loader = load
export const clientLoader = load

/** Customers who have lost the link to their booking get it by mail. */
export default function LookupPage() {
  const t = useT()
  const { search } = useLocation()
  const isReturnEnded = search !== '' && endedReturnPath.endsWith(search)
  return (
    <Container className="pt-5 pb-16 lg:pb-20">
      <Breadcrumbs trail={[{ name: t('lookup.title') }]} />
      <div className="max-w-2xl">
        <h1 className="mt-4 text-title">{t('lookup.title')}</h1>
        <p className="mt-2.5 text-lg text-ink-soft">{t('lookup.intro')}</p>
        {isReturnEnded && (
          <div className="mt-6">
            <Notice title={t('lookup.return_ended_title')}>{t('lookup.return_ended')}</Notice>
          </div>
        )}
        <LookupForm />
      </div>
    </Container>
  )
}

const card = 'mt-8 rounded-card bg-white p-5 shadow-card sm:p-8'

function LookupForm() {
  const t = useT()
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const { errors, problem, isSending, data, submit, restart } = useSubmission<{ message: string }>({
    request: () => browserApi()(lang).post<{ message: string }>(lookupApiPath, new FormData(form.current!)),
    onAnswer: (answer) => {
      if (answer.ok) return
      const control = form.current?.elements.namedItem(Object.keys(answer.errors)[0] ?? '')
      if (control instanceof HTMLElement) control.focus()
    },
  })
  if (data)
    return (
      <section className={card}>
        <h2 ref={focusOn} tabIndex={-1} className="text-heading outline-none">
          {t('lookup.sent_title')}
        </h2>
        <p className="mt-3">{data.message}</p>
        <Button kind="outline" className="mt-6" onClick={restart}>
          {t('lookup.again')}
        </Button>
      </section>
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(JSON.stringify([...new FormData(form.current!)]))
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={`${card} space-y-5`}>
      <Field
        name="order_no"
        label={t('lookup.order_no')}
        hint={t('lookup.order_no_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errors.order_no}
      />
      <Field name="email" label={t('lookup.email')} required {...emailInput} error={errors.email} />
      {problem && Object.keys(errors).length === 0 && (
        <FailureNotice failed={problem} repeatSafe={t('lookup.repeat_safe')} />
      )}
      <Button type="submit" disabled={isSending}>
        {t(isSending ? 'lookup.sending' : 'lookup.send')}
      </Button>
      <Announcement>{isSending && t('lookup.sending')}</Announcement>
    </form>
  )
}

import { type FormEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { loadTexts } from '#src/base/http/client/load-texts.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { emailInput, Field } from '#src/base/ui/controls/field.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { FailureNotice } from '#src/base/ui/display/failure-notice.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { focusOn } from '#src/base/ui/focus.ts'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { HeadPicture } from '#src/features/content/content.schema.ts'
import { endedReturnPath, lookupApiPath } from '../lookup.links.ts'
import type { Route } from './+types/lookup-page'

export const handle: PageHandle = { route_name: 'my_booking', texts: 'order' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const [cover] = await Promise.all([
    apiFor(args).get<HeadPicture>(headPicturePath('my_booking')),
    loadTexts(args, 'order'),
  ])
  return { cover }
}
export const loader = load
export const clientLoader = load

/** Customers who have lost the link to their booking get it by mail. */
export default function LookupPage({ loaderData: { cover } }: Route.ComponentProps) {
  const t = useT()
  const { search } = useLocation()
  const isReturnEnded = search !== '' && endedReturnPath.endsWith(search)
  return (
    <>
      <Banner title={t('lookup.title')} image={cover}>
        {t('lookup.intro')}
      </Banner>
      <Container className="pb-16 pt-8 lg:pb-20 lg:pt-10">
        <div className="max-w-2xl space-y-6">
          {isReturnEnded && <Notice title={t('lookup.return_ended_title')}>{t('lookup.return_ended')}</Notice>}
          <LookupForm />
        </div>
      </Container>
    </>
  )
}

const card = 'rounded-card bg-white p-5 shadow-card sm:p-8'

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

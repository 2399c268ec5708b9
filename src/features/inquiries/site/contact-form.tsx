import { useRef } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { Field, Select } from '#src/base/ui/controls/field.tsx'
import { lengths, topics } from '../inquiries.links.ts'
import { contactRequest } from '../inquiries.requests.ts'
import { contactProblems, emptyContact } from '../inquiries.rules.ts'
import type { NoticeLink } from './form-load.ts'
import { KvkkNotice, MessageArea, SendBar, SenderFields, tie, useGoTo, useGoToRefused } from './form-parts.tsx'
import { ReceivedCard } from './received-card.tsx'
import { useInquiry } from './use-inquiry.ts'

/** A message to the agency. */
export function ContactFormCard({ notice }: { notice: NoticeLink | null }) {
  const t = useT()
  const formRef = useRef<HTMLFormElement>(null)
  const goTo = useGoTo(formRef)
  const state = useInquiry({
    kind: 'contact',
    empty: emptyContact,
    find: contactProblems,
    request: (form) => {
      const payload = contactRequest(form)
      return { payload, identity: JSON.stringify(payload) }
    },
  })
  useGoToRefused(state, goTo)
  if (state.received) return <ReceivedCard received={state.received} onAgain={state.again} />
  return (
    <section aria-labelledby="write" className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 id="write" className="mb-5 text-heading">
        {t('contact.form_title')}
      </h2>
      <form
        ref={formRef}
        noValidate
        className="relative grid gap-x-5 gap-y-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          goTo(state.submit()[0])
        }}
      >
        <SenderFields state={state} />
        <Select {...tie(state, 'topic')} label={t('inquiries.topic')}>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`inquiries.topic_${topic}`)}
            </option>
          ))}
        </Select>
        <Field
          {...tie(state, 'order_no')}
          label={t('inquiries.order_no')}
          optional={t('ui.optional')}
          hint={t('inquiries.order_no_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={lengths.order_no[1]}
        />
        <MessageArea state={state} label={t('inquiries.message')} hint={t('contact.message_hint')} />
        <div className="space-y-5 sm:col-span-2">
          <KvkkNotice notice={notice} />
          <SendBar state={state} label={t('contact.send')} />
        </div>
      </form>
    </section>
  )
}

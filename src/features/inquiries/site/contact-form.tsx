import { useT } from '#src/base/i18n/i18n.tsx'
import { Options, Select } from '#src/base/ui/controls/field.tsx'
import { topics } from '../inquiries.links.ts'
import { contactRequest } from '../inquiries.requests.ts'
import { contactProblems, emptyContact } from '../inquiries.rules.ts'
import type { NoticeLink } from './form-load.ts'
import { KvkkNotice, MessageArea, SendBar, SenderFields, TextField, tie } from './form-parts.tsx'
import { ReceivedCard } from './received-card.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

/** A message to the agency. */
export function ContactFormCard({ notice }: { notice: NoticeLink | null }) {
  const t = useT()
  const { state, form } = useInquiryForm({
    kind: 'contact',
    empty: emptyContact,
    find: contactProblems,
    request: (form) => ({ payload: contactRequest(form) }),
  })
  if (state.received) return <ReceivedCard received={state.received} onAgain={state.again} />
  return (
    <section aria-labelledby="write" className="rounded-card bg-white p-5 shadow-card sm:p-8">
      <h2 id="write" className="mb-5 text-heading">
        {t('contact.form_title')}
      </h2>
      <form {...form} className="relative grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <SenderFields state={state} />
        <Select {...tie(state, 'topic')} label={t('inquiries.topic')}>
          <Options values={topics} textOf={(topic) => t(`inquiries.topic_${topic}`)} />
        </Select>
        <TextField
          state={state}
          name="order_no"
          optional={t('ui.optional')}
          hint={t('inquiries.order_no_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
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

import { useEffect, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { asRecord, clearTab, formOf, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { type Intent, type Submission, storedIntent } from '#src/base/ui/submission.machine.ts'
import { useSubmission } from '#src/base/ui/use-submission.ts'
import { formApiPath, type MessageKind } from '../inquiries.links.ts'
import { formFieldOf } from '../inquiries.requests.ts'
import type { Problems } from '../inquiries.rules.ts'
import type { MessageReceived } from '../inquiries.schema.ts'

type Field<F> = keyof F & string

export type Received = MessageReceived['data'] & { message: string; wroteTo: string }

export type InquiryState<F> = {
  form: F
  change: (changed: Partial<F>) => void
  /** by field; shown after the first attempt to send, then as soon as a field is left */
  problems: Partial<Record<Field<F>, string[]>>
  leave: (field: Field<F>) => void
  /** Shows the problems of these fields, or of all. @returns the wrong ones, in the order of the form */
  check: (fields?: readonly Field<F>[]) => Field<F>[]
  /** @returns the fields to correct; empty when it is being sent */
  submit: () => Field<F>[]
  /** why the last attempt did not arrive */
  setback: Submission<Received>['problem']
  isSending: boolean
  received: Received | null
  /** Starts another form: the sender stays, the rest is empty. */
  again: () => void
}

export type InquiryOptions<F> = {
  kind: MessageKind
  empty: F
  /** values from the page's address: they replace the draft's, once */
  prefill?: Partial<F>
  find: (form: F) => Problems<F>
  /** The request body. Equal `identity` is the same intent, sent again; by default the payload as JSON. */
  request: (form: F) => { payload: object; identity?: string }
}

/** An inquiry form: its draft, its problems, and the one message that it becomes. */
export function useInquiry<F extends { name: string; email: string; phone: string }>({
  kind,
  empty,
  prefill = {},
  find,
  request,
}: InquiryOptions<F>): InquiryState<F> {
  const t = useT()
  const lang = useLang()
  const storageKey = `form-${kind}`
  const [form, setForm] = useState<F>({ ...empty, ...prefill })
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())

  // After hydration: the server rendered the page without the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const stored = asRecord(readTab(storageKey))
    // Address values that were applied before may have been changed since: a reload does not apply them again.
    const isNew = JSON.stringify(stored.prefill ?? {}) !== JSON.stringify(prefill)
    const next = { ...formOf(stored.form, empty), ...(isNew && prefill) }
    setForm(next)
    if (isNew) writeTab(storageKey, { ...stored, form: next, prefill })
  }, [])

  const store = (changed: { form?: F; intent?: Intent }) =>
    writeTab(storageKey, { ...asRecord(readTab(storageKey)), ...changed })

  const send = async (intent: Intent): Promise<Answer<Received>> => {
    store({ intent })
    const headers = { 'idempotency-key': intent.key }
    const answer = await browserApi()(lang).post<MessageReceived>(formApiPath(kind), request(form).payload, headers)
    if (answer.ok) {
      const { data, message } = answer.data
      return { ok: true, data: { ...data, message, wroteTo: form.email.trim() } }
    }
    const errors = Object.entries(answer.errors).map(([field, messages]) => [formFieldOf(field), messages])
    return { ...answer, errors: Object.fromEntries(errors) }
  }
  const submission = useSubmission<Received>({
    request: send,
    stored: () => storedIntent(asRecord(readTab(storageKey)).intent),
    onAnswer: ({ ok }) => ok && clearTab(storageKey),
  })

  const found = find(form)
  const problems: InquiryState<F>['problems'] = {}
  for (const [field, problem] of Object.entries(found) as [Field<F>, Problems<F>[Field<F>]][]) {
    if (problem && shown.has(field)) problems[field] = [t(problem.key, problem.values)]
  }
  for (const [field, messages] of Object.entries(submission.errors)) {
    if (field in empty) problems[field as Field<F>] ??= messages
  }

  const change = (changed: Partial<F>) => {
    const next = { ...form, ...changed }
    setForm(next)
    store({ form: next })
    const still = find(next)
    setShown((before) => new Set([...before].filter((field) => field in still)))
    submission.correct(Object.keys(changed))
  }

  const check = (fields: readonly Field<F>[] = Object.keys(empty) as Field<F>[]) => {
    const wrong = (Object.keys(found) as Field<F>[]).filter((field) => fields.includes(field))
    setTried((before) => new Set([...before, ...fields]))
    setShown((before) => new Set([...before, ...wrong]))
    return wrong
  }

  const submit = () => {
    const wrong = check()
    if (wrong.length > 0) return wrong
    const { payload, identity = JSON.stringify(payload) } = request(form)
    submission.submit(identity)
    return wrong
  }

  return {
    form,
    change,
    problems,
    leave: (field) => {
      if (tried.has(field) && field in found) setShown((before) => new Set([...before, field]))
    },
    check,
    submit,
    setback: submission.problem,
    isSending: submission.isSending,
    received: submission.data,
    again: () => {
      const { name, email, phone } = form
      setForm({ ...empty, name, email, phone })
      setTried(new Set())
      setShown(new Set())
      submission.restart()
    },
  }
}

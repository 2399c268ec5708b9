import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { asRecord, clearTab, formOf, readTab, writeTab } from '#src/base/ui/page/tab-storage.ts'
import { formApiPath, type MessageKind } from '../inquiries.links.ts'
import { formFieldOf } from '../inquiries.requests.ts'
import type { Problems } from '../inquiries.rules.ts'
import type { MessageReceived } from '../inquiries.schema.ts'

type Field<F> = keyof F & string

export type Received = MessageReceived['data'] & { message: string; wroteTo: string }

export type InquiryState<F> = {
  form: F
  change: (changed: Partial<F>) => void
  /** by field; shown from the first try to send on, and then as soon as a field is left */
  problems: Partial<Record<Field<F>, string[]>>
  leave: (field: Field<F>) => void
  /** Shows what is wrong with these fields, or with all. @returns the wrong ones, in the order of the form */
  check: (fields?: readonly Field<F>[]) => Field<F>[]
  /** @returns the fields to correct; none when it was sent */
  submit: () => Field<F>[]
  /** Why it did not arrive, when that is not about a field; `count` tells one from the next. */
  setback: { message: string; count: number } | null
  isSending: boolean
  received: Received | null
  /** Begins another form: who writes stays, the rest is empty. */
  again: () => void
}

type Options<F> = {
  kind: MessageKind
  empty: F
  /** what the address asks for: it goes before the draft, once */
  asked?: Partial<F>
  find: (form: F) => Problems<F>
  /** What is sent; equal `identity` is the same intent, sent again. */
  request: (form: F) => { payload: object; identity: string }
}

/** A form of this room: its draft, what is wrong with it, and the one message it becomes. */
export function useInquiry<F extends { name: string; email: string; phone: string }>({
  kind,
  empty,
  asked = {},
  find,
  request,
}: Options<F>): InquiryState<F> {
  const t = useT()
  const lang = useLang()
  const storageKey = `form-${kind}`
  const [form, setForm] = useState<F>({ ...empty, ...asked })
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Partial<Record<string, string[]>>>({})
  const [setback, setSetback] = useState<InquiryState<F>['setback']>(null)
  const [isSending, setSending] = useState(false)
  const [received, setReceived] = useState<Received | null>(null)
  // A second press in the same moment comes before React has disabled the button.
  const isBusy = useRef(false)

  // The server knows no draft, so it comes after the first drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = asRecord(readTab(storageKey))
    // What was asked before was changed since, or taken: a reload does not ask again.
    const isNew = JSON.stringify(kept.asked ?? {}) !== JSON.stringify(asked)
    const next = { ...formOf(kept.form, empty), ...(isNew && asked) }
    setForm(next)
    if (isNew) writeTab(storageKey, { ...kept, form: next, asked })
  }, [])

  const keep = (changed: { form?: F; intent?: { key: string; identity: string } }) =>
    writeTab(storageKey, { ...asRecord(readTab(storageKey)), ...changed })

  const found = find(form)
  const problems: InquiryState<F>['problems'] = {}
  for (const [field, problem] of Object.entries(found) as [Field<F>, Problems<F>[Field<F>]][]) {
    if (problem && shown.has(field)) problems[field] = [t(problem.key, problem.values)]
  }
  for (const [field, messages] of Object.entries(refused)) problems[field as Field<F>] ??= messages ?? []

  const change = (changed: Partial<F>) => {
    const next = { ...form, ...changed }
    setForm(next)
    keep({ form: next })
    const still = find(next)
    setShown((before) => new Set([...before].filter((field) => field in still)))
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))))
  }

  const check = (fields: readonly Field<F>[] = Object.keys(empty) as Field<F>[]) => {
    const wrong = (Object.keys(found) as Field<F>[]).filter((field) => fields.includes(field))
    setTried((before) => new Set([...before, ...fields]))
    setShown((before) => new Set([...before, ...wrong]))
    return wrong
  }

  const send = async () => {
    const { payload, identity } = request(form)
    const before = asRecord(asRecord(readTab(storageKey)).intent)
    const isSame = before.identity === identity && typeof before.key === 'string'
    const key = isSame ? String(before.key) : newIdempotencyKey()
    keep({ intent: { key, identity } })
    const answer = await browserApi()(lang).post<MessageReceived>(formApiPath(kind), payload, {
      'idempotency-key': key,
    })
    if (answer.ok) {
      clearTab(storageKey)
      setReceived({ ...answer.data.data, message: answer.data.message, wroteTo: form.email.trim() })
      return
    }
    const ofForm = Object.entries(answer.errors).map(([field, messages]) => [formFieldOf(field), messages])
    setRefused(Object.fromEntries(ofForm.filter(([field]) => String(field) in empty)))
    const isLost = answer.status === 0 || answer.status >= 500
    setSetback((last) => ({
      message: isLost ? t('inquiries.offline') : answer.message,
      count: (last?.count ?? 0) + 1,
    }))
  }

  const submit = () => {
    const wrong = check()
    if (wrong.length > 0 || isBusy.current) return wrong
    isBusy.current = true
    setSending(true)
    setSetback(null)
    void send().finally(() => {
      isBusy.current = false
      setSending(false)
    })
    return []
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
    setback,
    isSending,
    received,
    again: () => {
      const { name, email, phone } = form
      setForm({ ...empty, name, email, phone })
      setTried(new Set())
      setShown(new Set())
      setReceived(null)
    },
  }
}

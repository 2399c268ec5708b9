import { useRef, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn } from '#src/base/admin-kit/office-texts.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { messagesApiPath } from '../mailbox.links.ts'
import type { Message } from '../mailbox.schema.ts'

export type Draft = {
  text: string
  set: (text: string) => void
  isBusy: boolean
  /** the server's message about the text */
  problem: string | undefined
  /** @returns whether it was saved */
  send: () => Promise<boolean>
}

type Saved = Answer<Edited<Message>>
type OnSaved = (message: Message) => void
type OnRefused = () => Promise<void>

/** @param request sends the text. @param onFailed called with a refusal, before the message is read again */
function useDraft(
  request: (text: string) => Promise<Saved>,
  onSaved: OnSaved,
  onRefused: OnRefused,
  onFailed: (answer: Saved & { ok: false }) => void = () => {},
): Draft {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isSending = useRef(false)
  const send = async () => {
    if (text.trim() === '' || isSending.current) return false
    isSending.current = true
    setBusy(true)
    const answer = await request(text)
    isSending.current = false
    setBusy(false)
    toastAnswer(answer, failureIn)
    if (answer.ok) {
      // What was typed during the save stays.
      setText((now) => (now === text ? '' : now))
      setProblem(undefined)
      onSaved(answer.data.data)
      return true
    }
    setProblem(answer.errors.body?.[0] ?? (answer.status === 409 ? answer.message : undefined))
    onFailed(answer)
    await onRefused()
    return false
  }
  const set = (next: string) => {
    setText(next)
    setProblem(undefined)
  }
  return { text, set, isBusy, problem, send }
}

export function useNoteDraft({ id }: Message, onSaved: OnSaved, onRefused: OnRefused): Draft {
  return useDraft(
    (body) => officeApi().post<Edited<Message>>(`${messagesApiPath}/${id}/notes`, { body }),
    onSaved,
    onRefused,
  )
}

/**
 * An answer is sent once: a repeat of the same text has the same key. `isLate`: somebody answered while it was written; it
 * is sent when the writer asks again.
 */
export function useReplyDraft(message: Message, onSaved: OnSaved, onRefused: OnRefused): Draft & { isLate: boolean } {
  // The writer has seen the answers that were there when the screen was opened, and those reported since.
  const [seen, setSeen] = useState(() => message.entries.findLast(({ kind }) => kind === 'yanit')?.id ?? 0)
  const [isLate, setLate] = useState(false)
  const sent = useRef({ body: '', last_answer: 0, key: '' })
  const draft = useDraft(
    (body) => {
      if (sent.current.body !== body || sent.current.last_answer !== seen || sent.current.key === '')
        sent.current = { body, last_answer: seen, key: newIdempotencyKey() }
      const { key } = sent.current
      const headers = { 'idempotency-key': key }
      return officeApi().post<Edited<Message>>(
        `${messagesApiPath}/${message.id}/answers`,
        { body, last_answer: seen },
        headers,
      )
    },
    (saved) => {
      sent.current.key = ''
      setLate(false)
      setSeen(saved.entries.findLast(({ kind }) => kind === 'yanit')?.id ?? 0)
      onSaved(saved)
    },
    onRefused,
    ({ facts }) => {
      if (typeof facts.last_answer !== 'number') return
      setSeen(facts.last_answer)
      setLate(true)
    },
  )
  return { ...draft, isLate }
}

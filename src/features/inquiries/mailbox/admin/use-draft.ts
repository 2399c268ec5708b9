import { useState } from 'react'
import { toastFormAnswer } from '#src/base/admin-kit/confirm.tsx'
import type { Edited } from '#src/base/admin-kit/form/edits.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import type { Refused } from '#src/base/http/client/client.ts'
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

type OnSaved = (message: Message) => void
type OnRefused = (refused: Refused) => unknown

/** @param more is sent with the text: the same of both is sent once */
function useDraft(path: string, onSaved: OnSaved, onRefused: OnRefused, more?: { last_answer: number }): Draft {
  const [text, setText] = useState('')
  const { send, isBusy, refused, errorOf, forget } = useSend(toastFormAnswer)
  const onDone = ({ data }: Edited<Message>) => {
    // Text that was typed during the save stays.
    setText((now) => (now === text ? '' : now))
    onSaved(data)
  }
  return {
    text,
    set: (next) => {
      setText(next)
      forget()
    },
    isBusy,
    problem: errorOf('body') ?? (refused?.status === 409 ? refused.message : undefined),
    send: async () => {
      if (text.trim() === '') return false
      const once = more && { once: [text, more.last_answer] }
      return send('POST', path, { body: { body: text, ...more }, ...once, onDone, onRefused })
    },
  }
}

export function useNoteDraft({ id }: Message, onSaved: OnSaved, onRefused: OnRefused): Draft {
  return useDraft(`${messagesApiPath}/${id}/notes`, onSaved, onRefused)
}

/**
 * An answer is sent once: a repeat of the same text has the same key. `isLate`: somebody answered while it was written; it
 * is sent when the writer asks again.
 */
export function useReplyDraft(message: Message, onSaved: OnSaved, onRefused: OnRefused): Draft & { isLate: boolean } {
  // Id of the last answer that the writer has seen: on opening the screen, or reported since.
  const [seen, setSeen] = useState(() => message.entries.findLast(({ kind }) => kind === 'yanit')?.id ?? 0)
  const [isLate, setLate] = useState(false)
  const draft = useDraft(
    `${messagesApiPath}/${message.id}/answers`,
    (saved) => {
      setLate(false)
      setSeen(saved.entries.findLast(({ kind }) => kind === 'yanit')?.id ?? 0)
      onSaved(saved)
    },
    (refused) => {
      if (typeof refused.facts.last_answer === 'number') {
        setSeen(refused.facts.last_answer)
        setLate(true)
      }
      return onRefused(refused)
    },
    { last_answer: seen },
  )
  return { ...draft, isLate }
}

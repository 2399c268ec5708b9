import { startTransition, useRef, useState } from 'react'
import type { Answer, Refused } from '#src/base/http/client/client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { toastAnswer } from '../confirm.tsx'
import { officeApi } from '../office-api.ts'
import { type Edited, edit } from './edits.ts'

type Options<T> = {
  body?: object
  /** Identifies the content: sent again after a lost answer, the same content has the same idempotency key and is done once. */
  once?: readonly unknown[]
  /** Called after the answer is shown. The screen stays busy until the returned promise settles; so it does for `onRefused`. */
  onDone?: (answer: T) => unknown
  onRefused?: (refused: Refused) => unknown
}

/**
 * The edits that a screen or a dialog sends: one at a time, with the last refusal for its fields.
 * @param show shows an answer: `toastFormAnswer` when a refusal is shown at the fields too, `toastIfDone` when only there
 * @param first a refusal that the screen opens with
 */
export function useSend(
  show: (answer: Answer<{ message: string }>) => unknown = toastAnswer,
  first: Refused | null = null,
) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState(first)
  const isRunning = useRef(false)
  const intent = useRef<{ once: readonly unknown[]; key: string } | null>(null)
  const headersOf = (once: readonly unknown[]) => {
    const same = intent.current?.once.every((part, at) => part === once[at]) ? intent.current : null
    intent.current = same ?? { once, key: newIdempotencyKey() }
    return { 'idempotency-key': intent.current.key }
  }
  /** @returns whether it was done. False too while an earlier edit is running: nothing is sent then. */
  const send = async <T = Edited>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, once, onDone, onRefused }: Options<T> = {},
  ): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    const answer = (await edit(officeApi(), method, path, body, once && headersOf(once))) as Answer<never>
    show(answer)
    if (!answer.ok) setRefused(answer)
    try {
      if (answer.ok) await onDone?.(answer.data)
      else await onRefused?.(answer)
    } finally {
      isRunning.current = false
      // In the same rendering as the updates of `onDone`, so that a closing dialog takes no click in between.
      startTransition(() => {
        setBusy(false)
        if (answer.ok) setRefused(null)
      })
    }
    if (answer.ok) intent.current = null
    return answer.ok
  }
  return {
    send,
    isBusy,
    refused,
    /** the last refusal, when no field shows it */
    failed: refused && Object.keys(refused.errors).length === 0 ? refused : null,
    /** Clears the last refusal, for example when the user types. */
    forget: () => setRefused(null),
    errorOf: (field: string) => refused?.errors[field]?.[0],
  }
}

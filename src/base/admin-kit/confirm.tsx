import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { type Answer, isOutcomeUnknown, type Refused } from '#src/base/http/client/client.ts'
import { failedOf } from '#src/base/http/client/failure.ts'
import { kitTexts } from './kit.strings.ts'
import { failureIn, officeLang, reasonOf, textIn } from './office-texts.ts'
import { toastDone, toastFailed } from './toasts.ts'

/**
 * Asks for confirmation, deletes and shows the result as a toast.
 * @param send the deletion; a refusal's message is shown too.
 * @param onDeleted called after success, for example to reload the list
 * @param what name of the item, shown above the question
 */
export async function confirmDelete<T extends { message: string }>(
  what: string,
  send: () => Promise<Answer<T>>,
  onDeleted: (answer: T) => void,
): Promise<void> {
  const t = textIn(kitTexts, officeLang())
  const text = (
    <>
      <Text fw={600}>{what}</Text>
      <Text>{t('forever')}</Text>
    </>
  )
  if (!(await askConfirm({ title: t('sure'), text, yes: t('yes_delete'), isDangerous: true }))) return
  const answer = await send()
  if (!answer.ok) return toastFailed(t('delete_failed'), reasonOf(answer))
  toastDone(answer.data.message)
  onDeleted(answer.data)
}

type Question = { title: string; text: ReactNode; yes: string; no?: string; size?: 'lg' | 'xl'; isDangerous?: boolean }

/** Says what an action does and asks whether to do it. */
export function askConfirm({ title, text, yes, no, size, isDangerous = false }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      ...(size && { size }),
      children: typeof text === 'string' ? <Text>{text}</Text> : text,
      labels: { confirm: yes, cancel: no ?? textIn(kitTexts, officeLang())('cancel') },
      ...(isDangerous && { confirmProps: { color: 'red' } }),
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    })
  })
}

/**
 * Shows the result of an edit as a toast: the server's message, or a fixed one when there is none.
 * @param sentenceOf a refusal: `failureIn` on a screen that shows the messages at its fields
 * @returns whether it succeeded
 */
export function toastAnswer(
  answer: Answer<{ message: string }>,
  sentenceOf: (refused: Refused) => string = reasonOf,
): boolean {
  const t = textIn(kitTexts, officeLang())
  if (answer.ok) toastDone(answer.data.message)
  else toastFailed(t('error'), [sentenceOf(answer), isOutcomeUnknown(answer) && t('kept')].filter(Boolean).join(' '))
  return answer.ok
}

/** As `toastAnswer`, for a form that shows the messages at its fields. */
export function toastFormAnswer(answer: Answer<{ message: string }>): boolean {
  return toastAnswer(answer, failureIn)
}

/** As `toastAnswer`, for a screen that shows refusals itself. */
export function toastIfDone(answer: Answer<{ message: string }>): void {
  if (answer.ok) toastDone(answer.data.message)
}

/**
 * For a search inside a field: shows why nothing was found. A newer search that aborts an older one is no failure.
 * @returns no results
 */
export function nothingAfter(error: unknown): [] {
  if (error instanceof DOMException && error.name === 'AbortError') return []
  toastFailed(textIn(kitTexts, officeLang())('error'), failureIn(failedOf(error)))
  return []
}

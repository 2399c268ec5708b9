import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { Answer } from '#src/base/http/client/client.ts'
import { kitTexts } from './kit.strings.ts'
import { officeLang, textIn } from './office-texts.ts'
import { toastDone, toastFailed } from './toasts.ts'

/**
 * Asks, deletes and says what came of it (spec §5 "Confirmations", §8 "Failed delete").
 * @param send the deletion; a reason that the server gives is told too.
 * @param onDeleted after the answer, for example to load the list again
 * @param what the thing's name, shown above the question
 */
export function confirmDelete<T extends { message: string }>(
  what: string,
  send: () => Promise<Answer<T>>,
  onDeleted: (answer: T) => void,
): void {
  const say = textIn(kitTexts, officeLang())
  modals.openConfirmModal({
    title: say('sure'),
    children: (
      <>
        <Text fw={600}>{what}</Text>
        <Text>{say('forever')}</Text>
      </>
    ),
    labels: { confirm: say('yes_delete'), cancel: say('cancel') },
    confirmProps: { color: 'red' },
    centered: true,
    onConfirm: async () => {
      const answer = await send()
      if (!answer.ok) return toastFailed(say('delete_failed'), answer.status >= 500 ? '' : answer.message)
      toastDone(answer.data.message)
      onDeleted(answer.data)
    },
  })
}

/** Tells what came of an edit: the server's own words, or those of spec §8. @returns whether it succeeded */
export function toldOf(answer: Answer<{ message: string }>): boolean {
  const say = textIn(kitTexts, officeLang())
  if (answer.ok) toastDone(answer.data.message)
  else if (answer.status === 0) toastFailed(say('error'), say('offline'))
  else toastFailed(say('error'), answer.status >= 500 ? say('system_failed') : answer.message)
  return answer.ok
}

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
  const t = textIn(kitTexts, officeLang())
  modals.openConfirmModal({
    title: t('sure'),
    children: (
      <>
        <Text fw={600}>{what}</Text>
        <Text>{t('forever')}</Text>
      </>
    ),
    labels: { confirm: t('yes_delete'), cancel: t('cancel') },
    confirmProps: { color: 'red' },
    centered: true,
    onConfirm: async () => {
      const answer = await send()
      if (!answer.ok) return toastFailed(t('delete_failed'), answer.status >= 500 ? '' : answer.message)
      toastDone(answer.data.message)
      onDeleted(answer.data)
    },
  })
}

/** Tells what came of an edit: the server's own words, or those of spec §8. @returns whether it succeeded */
export function toldOf(answer: Answer<{ message: string }>): boolean {
  const t = textIn(kitTexts, officeLang())
  if (answer.ok) toastDone(answer.data.message)
  else if (answer.status === 0) toastFailed(t('error'), t('offline'))
  else toastFailed(t('error'), answer.status >= 500 ? t('system_failed') : answer.message)
  return answer.ok
}

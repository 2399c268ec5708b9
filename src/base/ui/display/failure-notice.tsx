import { isOutcomeUnknown } from '#src/base/http/client/client.ts'
import type { Failed } from '#src/base/http/client/failure.ts'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { Notice } from './notice.tsx'

/**
 * Why a form was not sent, and what to do.
 * @param repeatSafe added when the answer is unknown: the write may have been done, and a repeat does it once
 */
export function FailureNotice({ failed, repeatSafe }: { failed: Failed; repeatSafe: string }) {
  const sentenceOf = useFailureText()
  const sentences = [sentenceOf(failed), isOutcomeUnknown(failed) && repeatSafe]
  return <Notice tone="bad" role="alert" title={sentences.filter(Boolean).join(' ')} />
}

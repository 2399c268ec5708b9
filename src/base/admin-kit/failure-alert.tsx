import { Alert } from '@mantine/core'
import type { Failed } from '#src/base/http/client/failure.ts'
import { failureIn } from './office-texts.ts'

/** Why something could not be read or done; null shows nothing. */
export function FailureAlert({ of }: { of: Failed | null }) {
  return of && <Alert color="red">{failureIn(of)}</Alert>
}

import { Alert, Button, Text } from '@mantine/core'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import { kitTexts } from '../kit.strings.ts'
import { officeApi } from '../office-api.ts'
import { failureIn, useOfficeT } from '../office-texts.ts'
import { Part } from './show-parts.tsx'

export type OwnLoad<T> = {
  /** null until it is read; what was read before stays while it is read again, and when that fails */
  found: T | null
  setFound: Dispatch<SetStateAction<T | null>>
  /** why nothing could be read */
  failed: Failed | null
  /** why it could not be read the last time, also when it was read before */
  lastFailed: Failed | null
  again: () => void
}

/**
 * Data that a part of a screen loads by itself, again with each new `record`.
 * @param onFailed shows a failure elsewhere than in the part: `nothingAfter` as a toast
 */
export function useOwnLoad<T>(path: string, record: unknown, onFailed?: (error: unknown) => unknown): OwnLoad<T> {
  const [found, setFound] = useState<T | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that is loaded again may have other parts
  useEffect(() => {
    const abort = new AbortController()
    void officeApi()
      .get<T>(path, abort.signal)
      .then(
        (answer) => {
          if (abort.signal.aborted) return
          setFound(answer)
          setFailed(null)
        },
        (error) => {
          if (abort.signal.aborted) return
          setFailed(failedOf(error))
          onFailed?.(error)
        },
      )
    return () => abort.abort()
  }, [path, record, attempt])
  const again = () => setAttempt((before) => before + 1)
  return { found, setFound, failed: found === null ? failed : null, lastFailed: failed, again }
}

/** In place of a part that could not be read. */
export function PartFailed({
  title,
  load: { failed, again },
}: {
  title: string
  load: Pick<OwnLoad<unknown>, 'failed' | 'again'>
}) {
  const t = useOfficeT(kitTexts)
  if (!failed) return null
  return (
    <Part title={title}>
      <Alert color="red" title={t('part_failed')}>
        <Text size="sm">{failureIn(failed)}</Text>
        <Button size="xs" variant="default" mt="xs" onClick={again}>
          {t('try_again')}
        </Button>
      </Alert>
    </Part>
  )
}

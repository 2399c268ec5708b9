import { useCallback, useEffect, useRef, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import { dashboardPath, type Range } from '../statistics/statistics.links.ts'
import type { Dashboard, DashboardPart } from '../statistics/statistics.schema.ts'

export type PartState<P extends DashboardPart> = {
  /** The last answer, which stays while another one is read. */
  data: Dashboard[P]
  /** range of `data` */
  range: Range | null
  failed: Failed | null
  isBusy: boolean
  /** Resolves when the answer or the failure is there. */
  reload: () => Promise<void>
}

/** One part of the statistics, read alone: a failing part does not affect the others. */
export function usePart<P extends DashboardPart>(part: P, range: Range, isWanted = true): PartState<P> {
  const [known, setKnown] = useState<Omit<PartState<P>, 'reload'>>({
    data: null,
    range: null,
    failed: null,
    isBusy: isWanted,
  })
  const [attempt, setAttempt] = useState(0)
  const waiting = useRef<(() => void)[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    // The same numbers read again replace the shown ones without a sign.
    setKnown((before) => ({ ...before, isBusy: before.range !== range, failed: null }))
    officeApi()
      .get<Dashboard>(`${dashboardPath}?${new URLSearchParams({ part, range: String(range) })}`, abort.signal)
      .then(
        (answer) => setKnown({ data: answer[part], range: answer.range, failed: null, isBusy: false }),
        (error: unknown) => {
          if (!abort.signal.aborted) setKnown((before) => ({ ...before, failed: failedOf(error), isBusy: false }))
        },
      )
      .then(() => {
        if (!abort.signal.aborted) for (const end of waiting.current.splice(0)) end()
      })
    return () => abort.abort()
  }, [part, range, isWanted, attempt])

  const reload = useCallback(() => {
    setAttempt((before) => before + 1)
    return new Promise<void>((end) => void waiting.current.push(end))
  }, [])
  return { ...known, reload }
}

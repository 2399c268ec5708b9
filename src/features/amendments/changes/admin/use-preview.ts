import { useEffect, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'

type Answer<T> = { wanted: string; preview: T | null; failed: Failed | null }

/**
 * What the server says a decision would do; requested again when the order changes. The last answer stays on the screen until the next
 * one, and decides nothing then.
 * @param part of the path, after the order's id, with its query
 */
export function usePreview<T>({ order: { id, version } }: OpenOrder, part: string) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const path = `${ordersAdminPath}/${id}${part}`
  const wanted = `${attempt} ${version} ${path}`
  useEffect(() => {
    const abort = new AbortController()
    officeApi()
      .get<T>(path, abort.signal)
      .then(
        (preview) => abort.signal.aborted || setAnswer({ wanted, preview, failed: null }),
        (error: unknown) => abort.signal.aborted || setAnswer({ wanted, preview: null, failed: failedOf(error) }),
      )
    return () => abort.abort()
  }, [path, wanted])
  const isCurrent = answer?.wanted === wanted
  return {
    /** the last answer; null before the first one, and after a failure */
    preview: answer?.preview ?? null,
    /** false: another answer is on its way */
    isCurrent,
    failed: isCurrent ? answer.failed : null,
    retry: () => setAttempt((n) => n + 1),
  }
}
export type PreviewState<T> = ReturnType<typeof usePreview<T>>

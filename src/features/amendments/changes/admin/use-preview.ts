import { useEffect, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { ChangeTarget } from '../changes.rules.ts'
import type { ChangePreview } from '../changes.schema.ts'

export type Wish = { by: 'customer' | 'agency'; hold_until: string }

type Answer = { wanted: string; preview: ChangePreview | null; failed: Failed | null }

/** What the server says a change would do. The last answer stays on the screen until the next one, and decides nothing then. */
export function usePreview({ order: { id, version } }: OpenOrder, status: ChangeTarget, { by, hold_until }: Wish) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const query = new URLSearchParams({ status, by, hold_until }).toString()
  const wanted = `${attempt} ${version} ${query}`
  useEffect(() => {
    const abort = new AbortController()
    const load = officeApi().get<ChangePreview>(`${ordersAdminPath}/${id}/transition-preview?${query}`, abort.signal)
    load.then(
      (preview) => abort.signal.aborted || setAnswer({ wanted, preview, failed: null }),
      (error: unknown) => abort.signal.aborted || setAnswer({ wanted, preview: null, failed: failedOf(error) }),
    )
    return () => abort.abort()
  }, [id, query, wanted])
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
export type PreviewState = ReturnType<typeof usePreview>

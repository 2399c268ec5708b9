import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { type Edited, edit } from '#src/base/admin-kit/form/edits.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import { toursAdminPath } from '#src/features/tours/tours.links.ts'

export const toursScreen = '/admin/pages/tours'

/** Opens the page of a tour, published or not, in a new tab. */
export async function openPreview(id: number): Promise<void> {
  // Opened before the request: popup blockers refuse a window that is opened after it.
  const tab = window.open('about:blank', '_blank')
  const answer = await edit<{ url: string }>(officeApi(), 'POST', `${toursAdminPath}/preview/${id}`)
  if (!toastAnswer(answer) || !answer.ok) return tab?.close()
  if (!tab) return void window.open(answer.data.data.url, '_blank')
  tab.opener = null
  tab.location.replace(answer.data.data.url)
}

const beingCopied = new Set<number>()

/**
 * Copies a tour and opens the copy. Another click meanwhile makes no second copy.
 * @param open resolves when the copy is on the screen
 */
export async function duplicateTour(id: number, open: (copy: number) => Promise<void> | void): Promise<void> {
  if (beingCopied.has(id)) return
  beingCopied.add(id)
  try {
    const answer = await edit<{ id: number }>(officeApi(), 'POST', `${toursAdminPath}/duplicate/${id}`)
    if (toastAnswer(answer) && answer.ok) await open(answer.data.data.id)
  } finally {
    beingCopied.delete(id)
  }
}

export function changeStatuses(ids: readonly number[], status: string): Promise<Answer<Edited>> {
  return edit(officeApi(), 'PUT', `${toursAdminPath}/status`, { status, status_list: JSON.stringify(ids) })
}

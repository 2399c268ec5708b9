/** A row of a dragged list as the browser sends it. The first of n has queue n, the last 1. Rules: "Queue". */
export type QueueItem = { id: number; queue: number }

/** What was sent is not the list that was asked for: saved is nothing. Shown as 422 'Sıra Düzeni Değiştirilmedi!'. */
export class QueueMismatch extends Error {
  override name = 'QueueMismatch'
}

/** The numbers of a list in the order in which it is shown. */
export function queueOf(ids: readonly number[]): QueueItem[] {
  return ids.map((id, index) => ({ id, queue: ids.length - index }))
}

/**
 * The ids in the order sent.
 * @param listed the ids that the list has, in any order.
 * @throws QueueMismatch unless these ids were sent, each once, with the numbers n to 1.
 */
export function orderOf(listed: readonly number[], sent: readonly QueueItem[]): number[] {
  const ids = sent.toSorted((a, b) => b.queue - a.queue)
  if (ids.some((item, index) => item.queue !== ids.length - index)) {
    throw new QueueMismatch(`The numbers of a list of ${ids.length} are ${ids.length} to 1, each once`)
  }
  const known = new Set(listed)
  const sentIds = new Set(ids.map((item) => item.id))
  if (sentIds.size !== ids.length || sentIds.size !== known.size || ids.some((item) => !known.has(item.id))) {
    throw new QueueMismatch(`The list has ${known.size} items, ${sentIds.size} were sent, and they are not the same`)
  }
  return ids.map((item) => item.id)
}

/** A row of a reordered list as sent by the browser. The first of n has queue n, the last 1 (docs/rules.md, Queue). */
export type QueueItem = { id: number; queue: number }

/** The sent rows are not the current rows of the list; nothing is saved. Answered as 422 'Sıra Düzeni Değiştirilmedi!'. */
export class QueueMismatch extends Error {
  override name = 'QueueMismatch'
}

/** The queue numbers of a list in display order. */
export function queueOf(ids: readonly number[]): QueueItem[] {
  return ids.map((id, index) => ({ id, queue: ids.length - index }))
}

/**
 * The ids in the sent order.
 * @param listed the current ids of the list, in any order.
 * @throws QueueMismatch unless exactly these ids were sent, once each, with the numbers n to 1.
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

/** ms in which changes are collected: an order changes several tables. */
export const collectMs = 150
/** ms from the begin of one read to the begin of the next. */
export const pauseMs = 1000

export type PacedReads = { /** Something changed: it is read again. */ ask: () => void; stop: () => void }

/**
 * Reads again after changes, however many there are: the first one is read after `collectMs`, further ones at most once in `pauseMs` and
 * never while a read is under way. A change that comes during a read is read after it, so the last read began after the last change.
 * @param read ends when the answer is there; a failed one is over as well
 */
export function pacedReads(read: () => unknown): PacedReads {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isStale = false
  let isStopped = false
  let began = Number.NEGATIVE_INFINITY
  const ask = () => {
    isStale = true
    if (timer !== undefined || isReading || isStopped) return
    timer = setTimeout(begin, Math.max(collectMs, began + pauseMs - performance.now()))
  }
  const begin = () => {
    timer = undefined
    isStale = false
    isReading = true
    began = performance.now()
    void Promise.resolve()
      .then(read)
      .catch(() => {})
      .then(() => {
        isReading = false
        if (isStale) ask()
      })
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { ask, stop }
}

/** Caches the answer of `ask` for `ms` after it arrived. Concurrent callers share one call. */
export function answerFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; endedAt: number } | undefined
  return async () => {
    if (!last || performance.now() - last.endedAt > ms) {
      const current = { answer: ask(), endedAt: Number.POSITIVE_INFINITY }
      last = current
      const ended = () => {
        current.endedAt = performance.now()
      }
      current.answer.then(ended, ended)
    }
    return last.answer
  }
}

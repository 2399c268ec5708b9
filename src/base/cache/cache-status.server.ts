/** Header of an answer from memory (RFC 9211). */
export const fromMemory = ['cache-status', 'seyyah; hit'] as const

/** True when the answer was in memory. */
export const isFromMemory = (answer: Response) => answer.headers.get('cache-status') === fromMemory[1]

/** Marks the answer as made for this request. */
export function asMade(answer: Response): Response {
  answer.headers.set('cache-status', 'seyyah; fwd=miss')
  return answer
}

/** Marks the answer as revalidated: its data were read again and had not changed. */
export function asConfirmed(answer: Response): Response {
  answer.headers.set('cache-status', 'seyyah; fwd=stale; fwd-status=304')
  return answer
}

/** Says in an answer from memory where it came from (RFC 9211). */
export const fromMemory = ['cache-status', 'seyyah; hit'] as const

/** Whether the answer was in memory, and nothing was made for the request. */
export const isFromMemory = (answer: Response) => answer.headers.get('cache-status') === fromMemory[1]

/** The same answer to the request for which it was made. */
export function asMade(answer: Response): Response {
  answer.headers.set('cache-status', 'seyyah; fwd=miss')
  return answer
}

/** The same answer to the request for which its data were read again, and found to be the same. */
export function asConfirmed(answer: Response): Response {
  answer.headers.set('cache-status', 'seyyah; fwd=stale; fwd-status=304')
  return answer
}

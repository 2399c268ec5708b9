import { nothingDone, type Refused } from './client.ts'
import type { failure } from './failure.strings.ts'

export type Failed = Pick<Refused, 'status' | 'message' | 'retry_after'> & Partial<Pick<Refused, 'code'>>

/** A text of the group `failure`, or the server's own sentence. */
export type FailureText = { key: keyof typeof failure; values?: { n: number } } | { message: string }

/**
 * The sentence about a failed request: offline, no answer, too many, unavailable, else the server's own. The only place
 * that decides it.
 * @param isOnline navigator.onLine: false is certain, true only likely
 */
export function failureText({ status, message, code = '', retry_after }: Failed, isOnline: boolean): FailureText {
  if (status === 0) return { key: isOnline ? 'no_answer' : 'offline' }
  if (status === 429) return afterSeconds('too_many', retry_after)
  if (nothingDone.includes(code) && message !== '') return { message }
  // A proxy's answer about a server that is gone has no sentence of ours.
  if (status === 503 || status === 502 || status === 504) return afterSeconds('unavailable', retry_after)
  return message === '' ? { key: 'failed' } : { message }
}

/** From here on, minutes are easier to read than seconds. */
const minSecondsAsMinutes = 100

function afterSeconds(key: 'too_many' | 'unavailable', seconds: number | undefined): FailureText {
  if (seconds === undefined) return { key: `${key}_soon` }
  if (seconds < minSecondsAsMinutes) return { key, values: { n: seconds } }
  return { key: `${key}_minutes`, values: { n: Math.ceil(seconds / 60) } }
}

/** The failure of a request that threw: an ApiError's answer, else no answer at all. */
export function failedOf(error: unknown): Failed {
  return (error as { refused?: Failed } | null)?.refused ?? { status: 0, message: '' }
}

/** A failed request that may succeed when it is repeated. */
export function isRetryable({ status }: Pick<Failed, 'status'>): boolean {
  return status === 0 || status >= 429
}

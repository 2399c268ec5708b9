import { dayMs, dayOf, formatDay, formatTime } from '#src/base/dates.ts'
import { type MessageState, unansweredStates } from './mailbox.links.ts'

/** When an answer was sent: the time of today, else the day too. */
export function answeredAt(at: Date, now: Date, lang: string): string {
  const time = formatTime(at)
  return dayOf(at) === dayOf(now) ? time : `${formatDay(dayOf(at), lang)}, ${time}`
}

const waiting: readonly MessageState[] = unansweredStates

/** Whole days for which a message has waited for an answer; 0 within the first day and once it is answered or closed. */
export function daysWaiting({ state, created_at }: { state: MessageState; created_at: string }, now: Date): number {
  if (!waiting.includes(state)) return 0
  return Math.max(0, Math.floor((now.getTime() - new Date(created_at).getTime()) / dayMs))
}

/** A template with the sender's facts. */
export function filledTemplate(body: string, { name, message_no }: { name: string; message_no: string }): string {
  return body.replaceAll('{name}', () => name).replaceAll('{message_no}', () => message_no)
}

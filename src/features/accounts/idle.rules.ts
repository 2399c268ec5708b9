import { hourMs } from '#src/base/dates.ts'

/** ms after its last use at which a session has ended. Longer than a meal, and than the time between two writes of the last use. */
const idleMs = 2 * hourMs

/** Sessions whose last use is not after this moment have ended at `now`. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMs)
}

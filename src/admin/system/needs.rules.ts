import { hourMs, minuteMs } from '#src/base/dates.ts'
import { passing, troubleOf } from './failures/troubles.rules.ts'
import { type Need, needs } from './system.schema.ts'

type Found = {
  /** of the last day */
  failures: readonly { kind: 'request' | 'sweep'; message: string; count: number; last_at: string }[]
  sweeps: readonly { last_at: string; failed_since: string | null }[]
  /** that were given up in the last week */
  mails: number
  /** that wait for staff, while they could be sent */
  postponed: number
  /** orders of the last day for which the provider of card payments opened no page */
  cards: number
  disk: { free: number } | null
  /** the store of files, where it is a bucket */
  files: { trouble: unknown } | null
  backup: 'failed' | 'overdue' | null
}

/** Bytes. A day of a busy agency writes less. */
const littleRoom = 1024 ** 3
/** Work that runs every few seconds may fail for so long by itself. */
const stuckAfter = 10 * minuteMs
/** A request that fails once may have been bad luck. */
const oftenEnough = 3

/** What staff have to look at. Failures that pass by themselves count only while they are frequent. */
export function needsOf({ failures, sweeps, mails, cards, postponed, disk, files, backup }: Found, now: Date): Need[] {
  const failing = failures.filter(({ kind, message, count, last_at }) => {
    if (kind !== 'request') return false
    const trouble = troubleOf(message)
    if (passing.includes(trouble)) return count >= oftenEnough && now.getTime() - Date.parse(last_at) < hourMs
    return trouble !== 'program' || count >= oftenEnough
  })
  const counts: Record<Need['need'], number> = {
    files: files?.trouble ? 1 : 0,
    disk: disk && disk.free < littleRoom ? 1 : 0,
    backup_failed: backup === 'failed' ? 1 : 0,
    backup_overdue: backup === 'overdue' ? 1 : 0,
    cards,
    mails,
    postponed,
    work: sweeps.filter(isStuck).length,
    requests: failing.reduce((sum, { count }) => sum + count, 0),
  }
  return needs.filter((need) => counts[need] > 0).map((need) => ({ need, count: counts[need] }))
}

/** Whether recurring work has failed again and again until its last run. */
export function isStuck({ last_at, failed_since }: { last_at: string; failed_since: string | null }): boolean {
  return failed_since !== null && Date.parse(last_at) - Date.parse(failed_since) >= stuckAfter
}

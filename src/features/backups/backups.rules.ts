import { hourMs, stampOf } from '#src/base/dates.ts'

/** ms until a backup that failed is tried again. */
const retryMs = hourMs

/** The recorded runs that decide when the next backup is made. */
type Runs = {
  /** the last complete one */
  last: { started_at: Date } | null
  /** the last failure since then; a backup that ended with the program is not a failure */
  failure: { ended_at: Date } | null
}

/** The period that an instant is in: they follow each other from 03:00 in Istanbul, so that a daily backup is made at night. */
function periodOf(at: Date, everyHours: number): { from: Date; to: Date } {
  const length = everyHours * hourMs
  const from = Math.floor(at.getTime() / length) * length
  return { from: new Date(from), to: new Date(from + length) }
}

/**
 * When the next backup is made; not after `now` when it is due. Each period has one. Runs in the future were recorded by a clock that was
 * ahead, and are ignored.
 */
export function nextBackup({ last, failure }: Runs, everyHours: number, now: Date): Date {
  const { from, to } = periodOf(now, everyHours)
  if (last && last.started_at >= from && last.started_at < to) return to
  const isPast = failure && failure.ended_at <= now
  return isPast ? new Date(Math.max(from.getTime(), failure.ended_at.getTime() + retryMs)) : from
}

export function isDue(runs: Runs, everyHours: number, now: Date): boolean {
  return nextBackup(runs, everyHours, now) <= now
}

/** Whether a whole period has passed without a backup, or the last one is more than a period in the future. */
export function isOverdue({ last }: Runs, everyHours: number, now: Date): boolean {
  if (!last) return false
  const periods = (now.getTime() - last.started_at.getTime()) / (everyHours * hourMs)
  return periods > 2 || periods < -1
}

/** The part of the names that tells sites apart whose backups lie in one folder. */
export function siteName(siteUrl: string): string {
  return new URL(siteUrl).host.replace(/[^a-z0-9.-]+/gi, '-')
}

export function backupName(site: string, at: Date): string {
  return `seyyah-${site}-${stampOf(at)}.yedek`
}

type Dated<T> = T & { day: string; time: string }

/** Whole backups that this program named, newest first; all other files of the folder are left out. */
export function backupsAmong<T extends { name: string }>(site: string, files: readonly T[]): Dated<T>[] {
  const found = files.flatMap((file) => {
    const stamp = stampIn(site, file.name)
    return stamp ? [{ ...file, ...stamp }] : []
  })
  return found.sort((a, b) => (a.name < b.name ? 1 : -1))
}

function stampIn(site: string, name: string): { day: string; time: string } | null {
  const start = `seyyah-${site}-`
  const match = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)\d\d\.yedek$/.exec(name.slice(start.length))
  return match && name.startsWith(start) ? { day: match[1]!, time: `${match[2]}:${match[3]}` } : null
}

/** Whether a process that was killed left this file. @param suffix of unfinished files */
export function isLeftBehind(site: string, name: string, suffix: string): boolean {
  const whole = name.endsWith(suffix) ? name.slice(0, -suffix.length).replace(/\.\d+$/, '') : ''
  return stampIn(site, whole) !== null
}

/**
 * Backups to delete. The newest `keep` stay, and the newest of each of the last `keep` days with backups, so that many backups of one day
 * do not push out those of earlier days. Backups of future days, from a clock that was ahead, stay and are not counted.
 * @param backups newest first
 */
export function surplus<T extends { day: string }>(
  backups: readonly T[],
  { keep, today }: { keep: number; today: string },
): T[] {
  const past = backups.filter(({ day }) => day <= today)
  const days = [...new Set(past.map(({ day }) => day))].slice(0, keep)
  const ofDays = new Set(days.map((day) => past.find((backup) => backup.day === day)))
  return past.slice(keep).filter((backup) => !ofDays.has(backup))
}

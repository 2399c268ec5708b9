import { groupBy } from '#src/base/grouped.ts'

/**
 * What a failure means for who reads it, by the codes of Node, PostgreSQL and the file system; the first pattern that fits decides.
 * `connect ENOENT` is the socket of a database that does not run.
 */
const patterns = {
  // Of store-error.ts; their words name what a connection ended with.
  files_away: /\bSTORE_AWAY\b/,
  files_refused: /\bSTORE_REFUSED\b/,
  disk_full: /\b(ENOSPC|EDQUOT|EFBIG|53100)\b/,
  damaged: /\b(XX00[12]|EIO|EUCLEAN)\b/,
  not_allowed: /\b(EACCES|EPERM|EROFS|42501)\b/,
  overloaded: /\b(53[0-4]00|53400|EMFILE|ENFILE|ENOMEM)\b/,
  timeout:
    /\b(ETIMEDOUT|57014|55P03|25P0[34]|UND_ERR_\w+_TIMEOUT|TimeoutError|AbortError)\b|\btimeout exceeded|connection timeout|timed out/i,
  busy: /\b(40001|40P01)\b/,
  certificate:
    /\b(CERT_\w+|SELF_SIGNED_CERT\w*|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)\w+|ERR_TLS_CERT_\w+)\b/,
  connection:
    /\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|57P0\d|08[0-9A-Z]{3}|UND_ERR_SOCKET)\b|connect ENOENT|Connection terminated/,
  no_file: /\b(ENOENT|NoSuchKey)\b/,
} as const

/** `program`: none of them, most likely a mistake of the program. */
export type Trouble = keyof typeof patterns | 'program'

/** Over by themselves when what failed answers again. */
export const passing: readonly Trouble[] = ['overloaded', 'timeout', 'busy', 'connection', 'files_away']

export function troubleOf(message: string): Trouble {
  const known = Object.entries(patterns).find(([, pattern]) => pattern.test(message))
  return (known?.[0] as Trouble | undefined) ?? 'program'
}

/** What a failed request was for. */
export type Area = 'office' | 'orders' | 'site' | 'rest'

/** @param subject method and pattern of the path; '*' for several */
export function areaOf(subject: string): Area {
  if (subject === '*') return 'rest'
  const path = subject.slice(subject.indexOf(' ') + 1)
  if (/^(\/api)?\/admin\b/.test(path)) return 'office'
  return /\b(order|orders|cart|checkout|payments?|siparis|sepet|odeme)\b/.test(path) ? 'orders' : 'site'
}

type Counted = {
  kind: 'request' | 'sweep'
  subject: string
  message: string
  count: number
  first_at: string
  last_at: string
}

/** Failures that have one meaning. `about`: the area or the name of the work that a mistake of the program is in; else empty. */
export type FailureGroup<T extends Counted> = {
  trouble: Trouble
  kind: 'request' | 'sweep'
  about: string
  count: number
  first_at: string
  last_at: string
  failures: T[]
}

/** One group for each meaning, newest first: a database that was away is one trouble, whatever failed meanwhile. */
export function groupFailures<T extends Counted>(failures: readonly T[]): FailureGroup<T>[] {
  const keyOf = ({ kind, subject, message }: T) => {
    const trouble = troubleOf(message)
    return trouble === 'program' ? `${kind} ${kind === 'sweep' ? subject : areaOf(subject)}` : trouble
  }
  return [...groupBy(failures, keyOf).values()]
    .map((group) => {
      const { kind, subject, message } = group[0]!
      const trouble = troubleOf(message)
      const about = trouble === 'program' ? (kind === 'sweep' ? subject : areaOf(subject)) : ''
      return {
        trouble,
        kind,
        about,
        count: group.reduce((sum, { count }) => sum + count, 0),
        first_at: group.map(({ first_at }) => first_at).sort()[0]!,
        last_at: group
          .map(({ last_at }) => last_at)
          .sort()
          .at(-1)!,
        failures: group,
      }
    })
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1))
}

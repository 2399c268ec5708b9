import type { Logger } from 'pino'
import type { Cache } from '#src/base/cache/cache.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import type { Text } from '../errors.ts'
import type { CountOne } from '../server/limits.server.ts'
import type { Prepared } from '../server/prepared.server.ts'

export type Language = { abbr: string; lang: string; is_default: boolean }

export type Staff = { id: number; name: string; email: string; role_group: string; permissions: readonly string[] }

/** What main.server.ts fills once and every handler may use. Rooms reach nothing else. */
export type Services = {
  db: Db
  now: () => Date
  log: Logger
  /** Active languages, the default one first. */
  languages: () => Promise<readonly Language[]>
  /** A sentence for a person, in their language. */
  localize: (text: Text, lang: string) => Promise<string>
  /** The signed-in user of a bearer token, or null. */
  authenticate: (token: string) => Promise<Staff | null>
  /** Called after every successful write that says nothing else: what was cached of the old state is dropped. */
  changed: () => void
  /** Answers of public reads; dropped by every change. */
  answers: Cache<Prepared>
  /** Keeps files that strangers send. */
  documents: Documents
  /** Pictures and films of the site. */
  images: Images
  videos: Videos
  /** What nobody may do too often from one address. */
  limit: CountOne
  settings: Settings
}

export type Settings = {
  /** Public origin of the site without a slash at the end, for links in mail and canonical addresses. */
  siteUrl: string
  /** How long an unpaid order holds its seats. */
  holdHours: number
  /** new orders of one address in an hour; 60 unless told */
  ordersPerHour?: number
  /** unpaid holds of one e-mail at a time; 10 unless told */
  holdsPerEmail?: number
  /** How long somebody of the staff stays signed in; 8 unless told */
  sessionHours?: number
  /** false keeps search engines away from a site that is being tried out; true unless told */
  isListed?: boolean
  /** false without an SMTP server: the office is told to pass links on itself. Default true */
  sendsMail?: boolean
}

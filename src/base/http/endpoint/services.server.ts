import type { Logger } from 'pino'
import type { BackupPlace } from '#src/base/backup/backup-place.server.ts'
import type { Cache } from '#src/base/cache/cache.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Upgrades } from '#src/base/db/schema/upgrades.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { StoreWatch } from '#src/base/files/store/store-watch.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import type { Translations } from '#src/base/i18n/translations.store.server.ts'
import type { MakePdf } from '#src/base/pdf/paper.ts'
import type { TextGroups } from '#src/base/string-key.ts'
import type { Prepared } from '../../answers/prepared.server.ts'
import type { Text } from '../../errors.ts'
import type { AskOutside } from '../outside.server.ts'
import type { ConsumeLimit } from '../server/limits.server.ts'
import type { LiveEvents } from './event-stream.server.ts'

export type Language = { abbr: string; lang: string; is_default: boolean }

/** `texts` by language; `body` is HTML with placeholders. */
export type ContractTemplate = {
  kind: string
  at_checkout: boolean
  texts: Record<string, { name: string; body: string }>
}

export type Staff = {
  id: number
  name: string
  email: string
  role_group: string
  permissions: readonly string[]
  /** The office requires a second factor and the user has none: only routes with `beforeFactor` are open. */
  lacks_factor?: true
}

/** Cached answers of public reads: values for the pages of this process, texts for browsers. */
export type Answers = {
  /** `bytes`: size in memory, estimated. */
  values: Cache<{ value: unknown; bytes: number }>
  texts: Cache<Prepared>
}

/** Created once by main.server.ts and passed to every handler. Rooms use no other service. */
export type Services = {
  db: Db
  now: () => Date
  log: Logger
  /** Active languages, the default one first. */
  languages: () => Promise<readonly Language[]>
  /** A message in the language of the user. */
  localize: (text: Text, lang: string) => Promise<string>
  /** The signed-in user of a bearer token, or null. */
  authenticate: (token: string) => Promise<Staff | null>
  /** Whether the session of a bearer token still holds. Unlike `authenticate` it does not count as a use of the session. */
  isSignedIn: (token: string) => Promise<boolean>
  /** Awaited after every successful write, unless it calls `unchanged`: what shows the change is then dropped. */
  changed: () => Promise<void>
  answers: Answers
  /** Stores the files that visitors upload. */
  documents: Documents
  /** Images of the site. */
  images: Images
  videos: Videos
  /** Makes a paper in another process. @throws Error when that fails; a later try may succeed */
  pdf: MakePdf
  /** false: no compiler runs on this system, and no paper is offered (docs/decisions/0085-papers.md) */
  makesPapers: boolean
  /** Sends change events to open screens of the office. */
  liveEvents: LiveEvents
  /** Rate limits. */
  limit: ConsumeLimit
  /** Contracts that are shipped with the program, for an agency that has none. */
  contractTemplates: () => Promise<readonly ContractTemplate[]>
  /** Bytes of the disk of DATA_DIR; null where it cannot be known. */
  diskSpace: () => Promise<{ free: number; total: number } | null>
  /** The bucket that holds the files; null: they are in DATA_DIR. */
  fileStore: StoreWatch | null
  /** Whether writes are accepted. */
  upgrades: Pick<Upgrades, 'assertOpen' | 'write'>
  /** Where this process makes backups; null: nowhere. */
  backups: BackupPlace | null
  /** Texts that are shipped with the program, which the agency edits as static strings. */
  shippedStrings: TextGroups
  /** Names of records, of all rooms. */
  names: readonly RoomNames[]
  /** Contents that are translated, of all rooms. */
  translations: readonly Translations[]
  /** One object for the life of the process: its values change when the office saves settings. */
  settings: Settings
  /** Called after a change of the stored settings, so that the next request sees it. */
  reloadSettings: () => Promise<unknown>
  /** Sends requests to other servers, such as a provider of card payments. */
  askOutside: AskOutside
  /** Signs the cookie with which staff see the site before it is open. */
  previewKey: Buffer
  /** Seals addresses of files of the office. */
  fileKey: Buffer
}

/** Settings that the environment gives; they win over those of the office, which shows them read-only. */
export type EnvSettings = {
  holdHours?: number
  ordersPerHour?: number
  seatsPerAddress?: number
  smtpUrl?: string
  mailFrom?: string
}

/** Settings that no change in the office touches. */
export type FixedSettings = Partial<Settings> & Pick<Settings, 'siteUrl'>

export type Settings = {
  /** Public origin of the site without a trailing slash, for links in mails and canonical addresses. */
  siteUrl: string
  /** How long an unpaid order holds its seats. */
  holdHours: number
  /** Maximum of new orders per address and hour; default 60. */
  ordersPerHour?: number
  /** Maximum of unpaid holds per e-mail address; default 10. */
  holdsPerEmail?: number
  /** Limits of seats that visitors hold without having paid; absent: none. `share` and `shareOfOne` are percent of a departure. */
  unpaidSeats?: { perEmail: number; perAddress: number; share: number; shareOfOne: number }
  /** false: customers get no mail about money that is due; default true */
  remindsOfPayments?: boolean
  /** false: passengers are not asked for; default true */
  asksPassengers?: boolean
  /** Customers fill in passengers until so many days before departure; default 7. */
  passengersDays?: number
  /** Lifetime of a staff session; default 8. */
  sessionHours?: number
  /** false excludes the site from search engines, for a trial; default true. */
  isListed?: boolean
  /** false without an SMTP server: the office shows links for staff to pass on. Default true. */
  sendsMail?: boolean
  /** false until the agency opens its site: visitors see that it is being prepared. Default true. */
  isOpen?: boolean
  /** Where support requests go; default: the active administrators. */
  supportEmail?: string
  /** Origin of a simulator that takes the place of every provider of card payments; for development and tests. */
  posSimulatorUrl?: string
  env?: EnvSettings
}

import type { Db } from '#src/base/db/connect.server.ts'
import type { Documents } from '#src/base/files/documents.server.ts'
import type { Form } from '#src/base/http/endpoint/form.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import type { VisitorWrite } from '#src/features/orders/visitors.fixture.ts'
import { rooms } from '#src/server/rooms.server.ts'

/** Roles of a route; 'staff' means all of them, 'public' everybody. */
export type Allowed = 'public' | 'staff' | readonly RoleGroup[]

/** What the tests of the whole need to know of a room: `fixture` of its room.fixture.ts. Routes are named as in 'PUT /api/admin/policies/:id'. */
export type RoomFixture = {
  /**
   * Every route of the room. A deliberate second copy of the declarations: a route opened by mistake, or a new one, fails
   * app.db.test.ts.
   */
  access: Record<string, Allowed>
  /** A sample of every staff write that is recorded. */
  writes?: Record<string, StaffWrite>
  changes?: readonly Change[]
  /** Other updates, which app.changes.db.test.ts does not test, and why. */
  otherUpdates?: Record<string, string>
  halfWritten?: HalfWritten
  reads?: PublicReads
  /** Names in titles, menus, lists and mails, by what they are of. */
  names?: Record<string, { parse: (text: string) => unknown }>
  /** Its tables without a word about a person; the others have a rule of retention (retention.db.test.ts). */
  impersonal?: readonly string[]
  /** Staff writes of what concerns their user alone. */
  unrecorded?: readonly string[]
  /** Writes whose records lack a side: something new, or a file that was taken away. */
  oneSided?: Record<string, 'before' | 'after'>
  /** Paths of reads that write on purpose, and the tables. */
  writingReads?: Record<string, string[]>
  /** Paths of reads of the office that need a field of their query. */
  questions?: readonly string[]
}

export type Values = Record<string, unknown>
/** An update form of the office. `byId` and `single` of samples.fixture.ts make its paths. */
export type Change = {
  /** Route of the update. */
  route: string
  /** Path for reading and updating; `id` as made by `sample`. */
  path: (id: number) => string
  /** Path for creating and, for some, updating. */
  all: string
  form: Form<unknown>
  /** Inserts what the form refers to. @returns a value for every field that differs from its default. */
  sample: (db: Db) => Promise<Values>
  /** Another value of one field; default: of the first translated text. */
  another?: Values
  /** What a second record needs, or may not have twice. */
  second?: Values
  /** Fields are the body itself; default: inside `form_data`. */
  isPlain?: boolean
  /** The id is in the body instead of the path. */
  isNamedInBody?: boolean
  /** One record that always exists: read and changed at `all`. */
  isSingle?: boolean
}

/** Writes whose queries fail. A staff write with a sample is broken at each of its statements and must write nothing, unless it is named here. */
export type HalfWritten = {
  /** Written in several transactions: what broke is gone on with by the same request, or by a sweep. */
  inParts?: readonly string[]
  /** Their connection breaks, not a statement. */
  connections?: readonly string[]
  /** Samples of writes of visitors, whose connection breaks too. */
  visitors?: Record<string, VisitorWrite>
  /** Those of them that send a file: what removes the files of requests that broke, and the files that rows name. */
  swept?: Record<string, SweptFiles>
  /** Routes without a test of their own, and the one that writes as they do. */
  alike?: Record<string, string>
  /** Routes that are not broken at every query, and why. */
  exceptions?: Record<string, string>
}
export type SweptFiles = {
  sweep: (documents: Documents, db: Db, now: Date) => Promise<number>
  named: (db: Db) => Promise<{ file: string | null }[]>
}

/** Public reads in the languages of inactive-languages.db.test.ts. */
export type PublicReads = {
  /** Rows with texts in Turkish and inactive German, some in English. @param made by the rooms before it @returns what it made */
  rows?: (db: Db, made: Made) => Promise<Partial<Made>>
  /** Turkish texts of optional fields in the English answer, where English ones are missing. `{token}` is filled from what was made. */
  translated?: Record<string, readonly string[]>
  /** Paths without translated texts. */
  untranslated?: readonly string[]
  /** Paths that end in a translated slug, without it. */
  slugs?: readonly string[]
}
export type Made = { image_id: number; contract: number; tour_id: number; token: string }

const found = import.meta.glob<RoomFixture>('/src/**/room.fixture.ts', { eager: true, import: 'fixture' })
const folderOf = (name: string) => (['site', 'admin'].includes(name) ? name : `features/${name}`)

/** Of every room, from the ground up. */
export const fixtures: readonly (RoomFixture & { room: string })[] = rooms.map(({ name }) => {
  const fixture = found[`/src/${folderOf(name)}/room.fixture.ts`]
  if (!fixture) throw new Error(`src/${folderOf(name)}/room.fixture.ts is missing (src/tests/rooms.fixture.ts)`)
  return { ...fixture, room: name }
})

/** Everything that the rooms say of one subject. */
export const ofAll = <T>(of: (fixture: RoomFixture) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...fixtures.map(of))

/** A sample request for every staff write. */
export const staffWrites = ofAll(({ writes }) => writes)

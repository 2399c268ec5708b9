import type { OfficeLang, OfficeTexts } from '../office-texts.ts'

/** What a room says of its records in the log, as `audit` of its room.audit.ts. src/admin/audit joins those of all rooms. */
export type RoomAudit = {
  /** By table. */
  entities?: Record<string, EntityWords>
  /** Fields that it adds to records of another room, by table. */
  fields?: Record<string, Record<string, FieldWords>>
  references?: References
}

/** Fields of any record that hold ids, with the table of those. */
export type References = Readonly<Record<string, string>>

export type EntityWords = {
  /** Singular, and the name of the list for a saved order. */
  names: Record<OfficeLang, readonly [one: string, all: string]>
  fields: Record<string, FieldWords>
  /** Label of fields whose names are data, such as keys of texts. */
  anyField?: Words
  /** Screen that edits it. A string: an update screen, which gets the id as router state. `to`: a screen without an id. */
  screen?: string | Target | ((record: AuditThing) => Target | null)
  /** A single record without a name: its screen is linked all the same. */
  isUnnamed?: true
  /** Parts of the id of a saved order: 'home campaign'. */
  lists?: OfficeTexts
  /** Readable form of the id, for records without a name. */
  idText?: (id: string, lang: OfficeLang) => string
  /** For a name of parts between bars, of which the last is a currency. */
  nameText?: (name: string, lang: OfficeLang) => string
}

export type FieldWords = {
  label: Words
  /** How a value is written; default: as it is, or yes and no. */
  as?: 'html' | 'money' | 'day' | 'instant' | 'country' | 'language' | 'picture' | 'count' | 'bands' | 'steps'
  /** Words of the values of a closed list. */
  choices?: OfficeTexts
  unit?: Words
}

export type AuditThing = {
  entity_id: string | null
  /** as in the room's naming */
  part: string
  before: object | null
  after: object | null
}
export type Target = { to: string; id?: number }
type Words = OfficeTexts[string]

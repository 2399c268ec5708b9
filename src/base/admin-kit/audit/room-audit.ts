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
  /** Of one, and of the whole list in a saved order. */
  names: Record<OfficeLang, readonly [one: string, all: string]>
  fields: Record<string, FieldWords>
  /** Labels of fields whose names are data: the key of a changed text. */
  anyField?: Words
  /** Where the office edits it. A text: the record is router state. `to`: a screen of all of them. */
  screen?: string | Target | ((record: AuditThing) => Target | null)
  /** It is always there and has no name, so that its screen is linked without one. */
  isUnnamed?: true
  /** Parts of the id of a saved order: 'home campaign'. */
  lists?: OfficeTexts
  /** What its id says to people, for records without a name. */
  idText?: (id: string, lang: OfficeLang) => string
  /** For a name of parts, which ends with a bar and a currency. */
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
  /** of the naming */
  part: string
  before: object | null
  after: object | null
}
export type Target = { to: string; id?: number }
type Words = OfficeTexts[string]

import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { screenOfThing } from '../audit/audit-screens.ts'
import { entityWords } from '../audit/entity-words.ts'
import type { ImageUse } from './image-uses.schema.ts'

/** What a record that shows a picture is. The company shows its logo. */
export const kindOf = (kind: string, lang: OfficeLang): string => entityWords[kind]!.names[lang][0]

/** Where the record is edited. Null when the office has no such screen. */
export const screenOf = ({ kind, id, title, part }: ImageUse) =>
  screenOfThing({ entity: kind, entity_id: String(id), name: title, part, action: 'update', before: null, after: null })

import type { EntityWords, FieldWords } from '#src/base/admin-kit/audit/room-audit.ts'
import { type OfficeLang, textIn } from '#src/base/admin-kit/office-texts.ts'
import { formatDay, formatInstant, isDay } from '#src/base/dates.ts'
import { countryName } from '#src/base/i18n/countries.ts'
import { fill } from '#src/base/i18n/translate.ts'
import { languageName } from '#src/base/locale.ts'
import { formatMoney } from '#src/base/money.ts'
import type { NamedAuditItem } from '#src/features/accounts/audit/audit.schema.ts'
import { auditTexts } from './audit.strings.ts'
import { idsIn, movedIn, queueIn, referenceOf } from './audit-references.ts'
import { entityWords, references } from './entity-words.ts'

type Sides = Pick<NamedAuditItem, 'entity' | 'action' | 'before' | 'after'>
type Side = Record<string, unknown> | null
/** null: the record had no such side */
export type Change = { field: string; label: string; before: string | null; after: string | null }
/** What ids stand for: `tours:12`. */
export type Names = Readonly<Record<string, string>>

/** Fields that are not shown: keys, counters, and repetitions of other fields. */
const silentFields: ReadonlySet<string> = new Set(
  `id version token file placeholder width height bytes versions order_count tour_count departure_count seats_taken
  tour_name has_password archived mail_version sales_version texts`.split(/\s+/),
)

/** For a record without words: fields are shown by name. */
const wordless: Pick<EntityWords, 'fields' | 'anyField'> = { fields: {} }

/** Longer values are shortened: the record tells what changed, not the whole text. */
const maxLength = 160

/** `title_en` of a thing with a field `title`. */
function splitField({ fields }: Pick<EntityWords, 'fields'>, name: string): { field: string; lang: string | null } {
  if (fields[name]) return { field: name, lang: null }
  const [, field = name, lang = null] = /^(.+)_([a-z]{2,3})$/.exec(name) ?? []
  return fields[field] ? { field, lang } : { field: name, lang: null }
}

/** Fields of a record that the audit screen would show, without those that another one repeats. */
function shownFields(words: Pick<EntityWords, 'fields'>, { action, before, after }: Sides): string[] {
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const inLanguages = new Set(
    all.flatMap((name) => (splitField(words, name).lang ? [splitField(words, name).field] : [])),
  )
  return all.filter((name) => {
    if (silentFields.has(name) || name.startsWith('outdated_')) return false
    if (name === 'queue' && action !== 'order') return false
    // False flags of a new or deleted record are left out.
    if ((action === 'create' || action === 'delete') && (after ?? before)?.[name as never] === false) return false
    // The text in the reader's language, which `title_tr` also says.
    return !inLanguages.has(name)
  })
}

/** Fields for which the screen has no words; ['*'] for a thing without any. */
export function fieldsWithoutWords(record: Sides): string[] {
  const words = entityWords[record.entity]
  if (!words) return ['*']
  if (words.anyField) return []
  return shownFields(words, record).filter((name) => name !== 'queue' && !words.fields[splitField(words, name).field])
}

/** Before and after in words. A value that was never set is left out of a new or deleted record. */
export function changesOf(record: Sides & { name: string | null }, names: Names, lang: OfficeLang): Change[] {
  const { entity } = record
  // A change of an amount alone does not record the currency; a name of parts ends with it.
  const currency = entityWords[entity]?.nameText && /\|([A-Z]{3})$/.exec(record.name ?? '')?.[1]
  const [before, after] = [record.before, record.after].map(
    (side) => side && { ...(currency && { currency }), ...side },
  )
  const words = entityWords[entity] ?? wordless
  return shownFields(words, record).flatMap((name) => {
    const { field, lang: textLang } = splitField(words, name)
    const known = words.fields[field]
    const label = name === 'queue' ? auditTexts.queue : (known?.label ?? words.anyField ?? { tr: name, en: name })
    const write = (side: Side) => side && valueText(entity, name, known ?? { label }, side, names, lang)
    const [was, is] = name === 'queue' ? movedNames(record, names, lang) : [write(before ?? null), write(after ?? null)]
    const nothing = auditTexts.nothing_set[lang]
    if (was === is || [was, is].every((text) => text === null || text === nothing)) return []
    const shown = fill(label[lang], lang, { name })
    return [
      { field: name, label: textLang ? `${shown} (${languageName(textLang, lang)})` : shown, before: was, after: is },
    ]
  })
}

function valueText(
  entity: string,
  name: string,
  words: FieldWords,
  side: NonNullable<Side>,
  names: Names,
  lang: OfficeLang,
) {
  const t = textIn(auditTexts, lang)
  const value = side[name]
  if (value === undefined || value === null || value === '') return t('nothing_set')
  if (Array.isArray(value) && value.length === 0) return t('nothing_set')
  const table = referenceOf(references, entity, name)
  if (table) return named(table, value, names, lang)
  return shortened(written(value, words, side, lang))
}

function named(table: string, value: unknown, names: Names, lang: OfficeLang): string {
  const ids = idsIn(value)
  const times = Array.isArray(value) ? value.map((item) => (item as { time?: string } | null)?.time) : []
  const shown = ids.slice(0, 6).map((id, at) => {
    const name = nameText(table, names[`${table}:${id}`] ?? null, lang) ?? `#${id}`
    return times[at] ? `${times[at]} ${name}` : name
  })
  return [...shown, ...(ids.length > shown.length ? [`+${ids.length - shown.length}`] : [])].join(', ')
}

/** Both sides of a saved order: the moved items, and … for those before and after them. */
function movedNames({ entity, before, after }: Sides, names: Names, lang: OfficeLang) {
  const { was, is, isFromStart, isToEnd } = movedIn(queueIn(before), queueIn(after))
  const text = (ids: string[]) =>
    [!isFromStart && '…', named(entity, ids, names, lang), !isToEnd && '…'].filter(Boolean).join(' ')
  return [was && text(was), text(is)] as const
}

/** A name as people know it. */
function nameText(table: string, name: string | null, lang: OfficeLang): string | null {
  return name ? (entityWords[table]?.nameText?.(name, lang) ?? name) : null
}

function written(value: unknown, words: FieldWords, side: NonNullable<Side>, lang: OfficeLang): string {
  const { as, choices, unit } = words
  const withUnit = (text: string) =>
    !unit ? text : unit[lang] === '%' ? (lang === 'tr' ? `%${text}` : `${text}%`) : `${text} ${unit[lang]}`
  if (typeof value === 'boolean') return textIn(auditTexts, lang)(value ? 'yes' : 'no')
  if (as === 'count') return withUnit(String((value as unknown[]).length))
  if (as === 'bands')
    return (value as { min_age: number; max_age: number }[])
      .map(({ min_age, max_age }) => `${min_age}–${max_age}`)
      .join(', ')
  if (as === 'steps')
    return (value as { days: number; percent: number }[]).map(({ days, percent }) => `≥${days}: %${percent}`).join(', ')
  if (as === 'picture') return pictureText(value, lang)
  if (Array.isArray(value)) return value.map((item) => written(item, words, side, lang)).join(', ')
  if (typeof value === 'object')
    return Object.values(value as object)
      .filter((item) => typeof item !== 'object')
      .join(', ')
  const text = String(value)
  if (choices) return choices[text]?.[lang] ?? text
  if (as === 'money' && typeof value === 'number') return formatMoney(value, String(side.currency ?? 'TRY'), lang)
  if (as === 'day' && isDay(text)) return formatDay(text, lang)
  if (as === 'instant') return formatInstant(new Date(text), lang)
  if (as === 'country') return countryName(text, lang)
  if (as === 'language') return languageName(text, lang)
  if (as === 'html')
    return text
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;|\s+/g, ' ')
      .trim()
  return withUnit(text)
}

function pictureText(value: unknown, lang: OfficeLang): string {
  const picture = value as Record<string, unknown>
  return String(picture[`alt_${lang}`] || picture.alt_tr || picture.alt || '') || entityWords.images!.names[lang][0]
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text
}

/** The kind of thing and its name: the current one, else the recorded one. */
export function thingOf(item: NamedAuditItem, lang: OfficeLang): { kind: string; name: string } {
  const { entity, action } = item
  const words = entityWords[entity]
  const t = textIn(auditTexts, lang)
  if (action === 'order')
    return { kind: t('order_of', { list: words?.names[lang][1] ?? entity }), name: listName(item, lang) }
  return { kind: words?.names[lang][0] ?? entity, name: nameText(entity, item.name, lang) ?? recordedName(item, lang) }
}

/** `home campaign`, `blog`, `all`: the list that was sorted. */
function listName({ entity, entity_id }: NamedAuditItem, lang: OfficeLang): string {
  const parts = (entity_id ?? '').split(' ').filter((part) => part !== '' && part !== 'all' && !/^\d+$/.test(part))
  return parts.map((part) => entityWords[entity]?.lists?.[part]?.[lang] ?? part).join(', ')
}

/** Fields that name a thing, the best first. */
const nameFields = ['name', 'title', 'lang', 'subject', 'order_no', 'message_no', 'bank', 'content_data', 'code', 'alt']

function recordedName({ entity, entity_id, before, after }: NamedAuditItem, lang: OfficeLang): string {
  const idText = entityWords[entity]?.idText
  if (idText) return idText(entity_id ?? '', lang)
  const sides = [after, before].filter((side) => side !== null)
  const found = sides.flatMap((side) =>
    nameFields.flatMap((field) => [side[`${field}_${lang}`], side[field], side[`${field}_tr`]]),
  )
  const name = found.find((value) => typeof value === 'string' && value !== '')
  if (typeof name === 'string') return name
  return entity_id === null ? '' : `#${entity_id}`
}

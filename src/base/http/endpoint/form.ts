import { z } from 'zod'
import { isEmpty } from '#src/base/i18n/empty.ts'
import { withTexts } from '#src/base/i18n/translated.ts'
import { confirmedTexts, version } from './edits.ts'

/** Fields of a request before parsing. */
export type SentFields = Record<string, unknown>

/** A form of the office. A new record sends all fields; a change sends the changed ones (docs/decisions, "A change names its fields"). */
export type Form<T> = {
  /** Names of the fields that do not depend on a language. */
  fields: readonly string[]
  /** Names of the translated fields; on the wire name_tr, name_en… */
  texts: readonly string[]
  /** The whole form. */
  schema: z.ZodType<T>
  /** The fields of a change: any fields of the form, unparsed. */
  change: z.ZodType<SentFields>
}

/** The parsed form. */
export type FormOutput<F> = F extends Form<infer T> ? T : never

type WithVersion<B extends z.ZodRawShape> = B & { version: z.ZodOptional<z.ZodType<number>> }
type Translated<B extends z.ZodRawShape> = WithVersion<B> & { confirmed: z.ZodOptional<z.ZodType<string[]>> }
type Rules<T> = (form: T, context: z.core.$RefinementCtx<T>) => void

/** A form without translated fields. @param rules checks that involve several fields */
export function plainForm<B extends z.ZodRawShape>(
  fields: B,
  rules: Rules<z.output<z.ZodObject<WithVersion<B>>>> = () => {},
): Form<z.output<z.ZodObject<WithVersion<B>>>> {
  const all = { version: version().optional(), ...fields } as unknown as WithVersion<B>
  return formOf(Object.keys(fields), [], z.strictObject(all).superRefine(rules as never) as never)
}

/** A form with translated fields. @param rules checks that involve several fields */
export function translatedForm<B extends z.ZodRawShape, T extends z.ZodRawShape>(
  fields: B,
  texts: T,
  rules: Rules<z.output<ReturnType<typeof withTexts<Translated<B>, T>>>> = () => {},
) {
  const all = {
    version: version().optional(),
    confirmed: confirmedTexts().optional(),
    ...fields,
  } as unknown as Translated<B>
  const schema = withTexts(all, texts)
  return formOf(Object.keys(fields), Object.keys(texts), schema.superRefine(rules).meta(schema.meta() ?? {}))
}

function formOf<T>(fields: readonly string[], texts: readonly string[], schema: z.ZodType<T>): Form<T> {
  const { $schema, required, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const change = z
    .record(z.string(), z.unknown())
    .meta({ ...json, description: `Any of: ${[...fields, ...texts].join(', ')}` })
  return { fields, texts, schema, change }
}

/** They do not count as texts: a language that has nothing else is removed with them. */
const textless: readonly string[] = ['seo_name', 'held']

/**
 * The fields of a change merged over the record's current values, to be parsed like a new record.
 * A form field `x_id` is read from the record's `x.id`. Fields that the record lacks are left out.
 * @param record the record as the office reads it
 */
export function mergedFields(
  { fields, texts }: Pick<Form<unknown>, 'fields' | 'texts'>,
  record: object,
  sent: SentFields,
): SentFields {
  const current = new Map<string, unknown>(Object.entries(record))
  const merged: SentFields = {}
  for (const name of fields) {
    const stem = name.replace(/_id$/, '')
    if (name !== 'version' && current.has(name)) merged[name] = current.get(name)
    else if (stem !== name && current.has(stem)) merged[name] = (current.get(stem) as { id: number } | null)?.id ?? null
  }
  for (const [name, value] of current) {
    const [, field = ''] = /^(.+)_[a-z]{2,3}$/.exec(name) ?? []
    // null: the record has no text in this language.
    if (!(name in merged) && value !== null && texts.includes(field)) merged[name] = value
  }
  Object.assign(merged, sent)
  for (const name of Object.keys(merged)) {
    const [, field = '', lang] = /^(seo_name|held)_([a-z]{2,3})$/.exec(name) ?? []
    if (!texts.includes(field) || texts.some((each) => !textless.includes(each) && !isEmpty(merged[`${each}_${lang}`])))
      continue
    // A form sends them with its empty texts. Another slug was typed for a text that is missing.
    if (field === 'held' || !(name in sent) || sent[name] === current.get(name)) delete merged[name]
  }
  return merged
}

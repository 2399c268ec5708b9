import { z } from 'zod'
import { isEmpty } from './empty.ts'

/** Texts of one record by language: { tr: { name: 'Balkanlar' }, en: { name: 'The Balkans' } }. */
export type Texts<T> = Record<string, T>

const suffix = /^(.+)_([a-z]{2,3})$/

/**
 * Schema of a form with common fields, and fields that exist in each language. In the API the latter have a suffix: name_tr,
 * name_en (docs/rules.md, Languages). A language whose fields are all empty is in `cleared` instead of `texts`, and its
 * translation is deleted; at least one language must have texts. A language in neither was not sent, because the form was
 * opened before the language existed. Problems have the field names of the API; unknown fields are refused.
 *
 * The schema does not know which languages exist: the server checks them with `assertTexts`.
 */
export function withTexts<B extends z.ZodRawShape, T extends z.ZodRawShape>(base: B, texts: T) {
  const own = z.strictObject(base)
  const perLanguage = z.strictObject(texts)
  const named = (key: string) => {
    const [, field = '', lang = ''] = suffix.exec(key) ?? []
    return !(key in base) && Object.hasOwn(texts, field) ? { field, lang } : null
  }
  return z
    .looseObject({})
    .transform((sent: Record<string, unknown>, context) => {
      const fields: Record<string, unknown> = {}
      const languages = new Map<string, Record<string, unknown>>()
      for (const [key, value] of Object.entries(sent)) {
        const suffixed = named(key)
        if (!suffixed) fields[key] = value
        else languages.set(suffixed.lang, { ...languages.get(suffixed.lang), [suffixed.field]: value })
      }
      const refuse = (issues: z.core.$ZodIssue[], lang?: string) => {
        for (const issue of issues) {
          const [first, ...rest] = issue.path
          const path = lang === undefined ? issue.path : [`${String(first)}_${lang}`, ...rest]
          context.issues.push({ ...issue, path } as z.core.$ZodRawIssue)
        }
      }
      const parsed = own.safeParse(fields, { reportInput: true })
      if (!parsed.success) refuse(parsed.error.issues)
      const translated: [string, z.output<z.ZodObject<T>>][] = []
      const cleared: string[] = []
      for (const [lang, values] of languages) {
        if (Object.values(values).every(isEmpty)) {
          cleared.push(lang)
          continue
        }
        const result = perLanguage.safeParse(values, { reportInput: true })
        if (result.success) translated.push([lang, result.data as z.output<z.ZodObject<T>>])
        else refuse(result.error.issues, lang)
      }
      // No language has texts: required fields are reported in the form's first language, with the other problems.
      const [first] = languages
      if (first && cleared.length === languages.size) {
        const result = perLanguage.safeParse(first[1], { reportInput: true })
        if (!result.success) refuse(result.error.issues, first[0])
      }
      if (!parsed.success) return z.NEVER
      return {
        ...(parsed.data as z.output<z.ZodObject<B>>),
        texts: Object.fromEntries(translated) as Texts<z.output<z.ZodObject<T>>>,
        cleared,
      }
    })
    .meta({
      type: 'object',
      properties: describedFields(base),
      patternProperties: Object.fromEntries(
        Object.entries(describedFields(texts)).map(([name, field]) => [`^${name}_[a-z]{2,3}$`, field]),
      ),
      additionalProperties: false,
      description: `Fields: ${Object.keys(base).join(', ')}. In each language, as ${Object.keys(texts)[0]}_tr: ${Object.keys(texts).join(', ')}.`,
    })
}

/** JSON schemas of some fields, for openapi.json. */
function describedFields(fields: z.ZodRawShape) {
  return z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' }).properties ?? {}
}

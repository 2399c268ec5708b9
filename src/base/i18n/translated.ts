import { z } from 'zod'
import { isEmpty } from './empty.ts'

/** What one thing says in each language: { tr: { name: 'Balkanlar' }, en: { name: 'The Balkans' } }. */
export type Texts<T> = Record<string, T>

const suffix = /^(.+)_([a-z]{2,3})$/

/**
 * A form of fields that are the same in every language, and of fields that each language has of its own. On the wire the
 * latter carry their language: name_tr, name_en (rules.md, "Languages"). A language in which all of them are empty is not
 * among the `texts` but among the `cleared`: the thing is no longer told in it; at least one is told. A language that is in
 * neither was not sent: a form that was opened before the language was made says nothing about it. Problems are named by the wire's names, unknown fields are refused.
 *
 * Which languages there are, and that the default one is there, only the server knows: `assertTexts`.
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
        const told = named(key)
        if (!told) fields[key] = value
        else languages.set(told.lang, { ...languages.get(told.lang), [told.field]: value })
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
      const told: [string, z.output<z.ZodObject<T>>][] = []
      const cleared: string[] = []
      for (const [lang, values] of languages) {
        if (Object.values(values).every(isEmpty)) {
          cleared.push(lang)
          continue
        }
        const result = perLanguage.safeParse(values, { reportInput: true })
        if (result.success) told.push([lang, result.data as z.output<z.ZodObject<T>>])
        else refuse(result.error.issues, lang)
      }
      // Said in no language at all: what is required is told with everything else, in the language that the form begins with.
      const [first] = languages
      if (first && cleared.length === languages.size) {
        const result = perLanguage.safeParse(first[1], { reportInput: true })
        if (!result.success) refuse(result.error.issues, first[0])
      }
      if (!parsed.success) return z.NEVER
      return {
        ...(parsed.data as z.output<z.ZodObject<B>>),
        texts: Object.fromEntries(told) as Texts<z.output<z.ZodObject<T>>>,
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

/** JSON schemas of some fields, for the description of the API. */
function describedFields(fields: z.ZodRawShape) {
  return z.toJSONSchema(z.object(fields), { io: 'input', unrepresentable: 'any' }).properties ?? {}
}

import { z } from 'zod'
import { flag, jsonField, line, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { AllLanguages, LanguageParams } from './languages.schema.ts'

const abbr = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().refine((text) => /^[a-z]{2,3}$/.test(text), { params: { key: 'office.language_code' } }))

/** A language in the office's list. */
export const LanguageOverview = AllLanguages.element.extend({
  /** of its strings; a save names the one it was made from */
  version: z.number(),
  strings: z.object({ total: z.number(), filled: z.number() }),
  contents: z.array(
    z.object({
      kind: z.string(),
      /** records with a text in the default language */
      total: z.number(),
      /** of these, the ones that lack nothing in this language */
      done: z.number(),
      /** records with any text in this language, which a deletion takes away */
      texts: z.number(),
    }),
  ),
  /** last save of its strings by staff */
  edited: z.object({ by: z.string(), at: z.string().meta({ description: 'ISO 8601' }) }).nullable(),
})
export type LanguageOverview = z.output<typeof LanguageOverview>
export const LanguageOverviews = z.object({
  languages: z.array(LanguageOverview),
  /** Kinds of translated content, as rooms declare them. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      name: z.object({ tr: z.string(), en: z.string() }),
      screen: z.string(),
      takes_lang: z.boolean().meta({ description: 'the screen takes a language: ?lang=de' }),
      falls_back: z.boolean().meta({ description: 'shown in the default language when it is not translated' }),
      is_listed: z
        .boolean()
        .meta({ description: 'what is missing can be listed; else the screen is where it is translated' }),
    }),
  ),
  /** The user may add, rename, order, activate and delete languages. */
  may_change: z.boolean(),
})
export type LanguageOverviews = z.output<typeof LanguageOverviews>

export const MissingParams = LanguageParams.extend({ kind: plainText(0, 40) })
/** Records that lack something in a language, by name. */
export const MissingContents = z.array(
  z.object({
    id: z.string().meta({ description: 'of the record; of a page title its route_name' }),
    name: z.string().meta({ description: 'in the default language' }),
    to: z.string().meta({ description: 'screen where it is translated' }),
    has_state: z.boolean().meta({ description: 'the screen opens the record of its router state' }),
    is_started: z.boolean().meta({ description: 'it has a text in the language, which lacks something' }),
  }),
)
export type MissingContents = z.output<typeof MissingContents>

/** A text of the site in one language, with its sources. */
export const OfficeString = z.object({
  group: z.string(),
  key: z.string(),
  /** '' when missing: visitors then read the default language's text */
  text: z.string(),
  missing: z.boolean(),
  /** the text in the default language */
  main: z.string(),
  english: z.string(),
  /** as shipped in this language; null when the project does not ship it */
  shipped: z.string().nullable(),
  /** placeholders that every form contains, except that `n` may be missing in forms of one number */
  required: z.array(z.string()),
  /** placeholders that the program fills */
  allowed: z.array(z.string()),
  /** it may have a form per plural category, separated by | */
  counted: z.boolean(),
})
export type OfficeString = z.output<typeof OfficeString>

export const OfficeStrings = AllLanguages.element.extend({
  version: z.number(),
  default_lang: z.string(),
  strings: z.array(OfficeString),
})
export type OfficeStrings = z.output<typeof OfficeStrings>

/** `missing`: only texts that are not translated. */
export const StringsFileQuery = z.object({ missing: flag().default(false) })

export const NewLanguage = z.strictObject({ abbr, lang: line(0, 40).default('') })
export const RenameLanguage = z.strictObject({ lang: line(1, 40) })
/** Without `active` it is toggled. */
export const ActiveLanguage = z.strictObject({ abbr, active: flag().optional() })
export const LanguageQueue = z.strictObject({
  queue: jsonField(z.array(z.strictObject({ abbr, queue: whole(1, 1000) })).max(500)),
})

/** The named texts of a language, by group and key; other texts stay. */
export const PageLang = z.strictObject({
  abbr,
  page_lang: jsonField(z.record(z.string().max(60), z.record(z.string().max(80), plainText(0, 20_000)))),
  /** version that the texts were read with */
  version: whole(1, 2_000_000_000).optional(),
})

export const SavedLanguage = Done.extend({ data: z.object({ abbr: z.string(), active: z.boolean() }) })
export const SavedStrings = Done.extend({ data: z.object({ version: z.number(), changed: z.number() }) })

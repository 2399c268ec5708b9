import { z } from 'zod'

export const LanguageItem = z.object({ abbr: z.string(), lang: z.string(), is_default: z.boolean() })
export type LanguageItem = z.output<typeof LanguageItem>

/** Active languages, the default one first. */
export const Languages = z.array(LanguageItem)

/** For the office: `active` is false for a language that visitors do not see. */
export const AllLanguages = z.array(LanguageItem.extend({ active: z.boolean() }))
export type OfficeLanguage = z.output<typeof AllLanguages>[number]

/** group -> key -> text */
export const StaticStrings = z.record(z.string(), z.record(z.string(), z.string()))

export const LanguageParams = z.object({ abbr: z.string().regex(/^[a-z]{2,3}$/) })
export const LanguageChanged = z.object({ success: z.literal(true), message: z.string(), data: LanguageItem })

/** Cookie with the visitor's language, and its lifetime. */
export const languageCookie = '_lang'
export const languageCookieDays = 365

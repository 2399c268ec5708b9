import type { OfficeTexts } from '../office-texts.ts'
import type { FieldWords } from './room-audit.ts'

/**
 * Labels of recorded fields from the texts of a screen. @param names default: all. @param more properties of each
 * @__NO_SIDE_EFFECTS__ keeps the words out of the server's code, which reads other exports of their files.
 */
export function wordsOf<T extends OfficeTexts, K extends keyof T = keyof T>(
  texts: T,
  names: readonly K[] = Object.keys(texts) as K[],
  more: Partial<FieldWords> = {},
): { [N in K]: FieldWords } {
  return Object.fromEntries(names.map((name) => [name, { label: texts[name], ...more }])) as never
}

/** Labels of recorded fields from those of a form. @__NO_SIDE_EFFECTS__ */
export function labelsOf<T extends Record<string, { label: OfficeTexts[string] }>>(
  fields: T,
): { [K in keyof T]: FieldWords } {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, { label }])) as never
}

/** Fields and units of records of several rooms that no form has. */
export const seoWords: Record<'seo_name' | 'seo_title' | 'seo_description', FieldWords> = {
  seo_name: { label: { tr: 'Sayfa adresi', en: 'Page address' } },
  seo_title: { label: { tr: 'Arama başlığı', en: 'Search title' } },
  seo_description: { label: { tr: 'Arama açıklaması', en: 'Search description' } },
}
export const heldWords: Record<'held', FieldWords> = { held: { label: { tr: 'Bekletiliyor', en: 'Held back' } } }
export const langWords: Record<'lang', FieldWords> = { lang: { label: { tr: 'Dil', en: 'Language' }, as: 'language' } }
export const section = { tr: 'Bölüm', en: 'Section' }
export const daysUnit = { tr: 'gün', en: 'days' }
export const percentUnit = { tr: '%', en: '%' }
export const picturesUnit = { tr: 'görsel', en: 'pictures' }

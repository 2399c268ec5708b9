import { type StringKey, strings } from '#db/strings.ts'
import { fill, type Values } from './translate.ts'

type Shipped = Record<string, Record<string, Record<string, string>>>

/** A text as the project ships it, for when the database cannot be asked for the agency's own. Turkish when the language has none. */
export function shippedText(key: StringKey, lang: string, values?: Values): string {
  const [group = '', name = ''] = key.split('.')
  const texts = (strings as Shipped)[group]?.[name]
  return fill(texts?.[lang] ?? texts?.tr ?? key, lang, values)
}

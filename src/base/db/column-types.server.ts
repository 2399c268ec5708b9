import pg from 'pg'

/**
 * How a column's text becomes a value. Of this program's connections only: libraries with connections of their own
 * keep the driver's ways.
 *
 * - int8: a number; one that JavaScript cannot hold exactly is an error, never a rounded value.
 * - numeric: its text, because a binary fraction is not the amount.
 * - date: 'YYYY-MM-DD'. A Date would be an instant, and become the day before in another time zone.
 * - timestamptz: a Date. timestamp has no zone, so it stays a text.
 */
const { builtins, getTypeParser } = pg.types

export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit into a number`)
  return value
}

const asText = (text: string) => text

type Parser = (text: string) => unknown
// Array types have no name in the driver; the numbers are those of pg_type.
const TEXT_ARRAY: number = 1009
const textArray: (text: string) => (string | null)[] = getTypeParser(TEXT_ARRAY)
const arrayOf = (parse: Parser) => (text: string) => textArray(text).map((item) => (item === null ? null : parse(item)))
const parsers = new Map<number, Parser>([
  [builtins.INT8, safeInteger],
  [1016, arrayOf(safeInteger)],
  [builtins.NUMERIC, asText],
  [1231, arrayOf(asText)],
  [builtins.DATE, asText],
  [1182, arrayOf(asText)],
  [builtins.TIMESTAMP, asText],
  [1115, arrayOf(asText)],
])

export function parserFor(oid: number, format: 'text' | 'binary' = 'text'): Parser {
  return (format === 'text' ? parsers.get(oid) : undefined) ?? getTypeParser(oid, format)
}

import pg from 'pg'

/**
 * Parsers from column text to values, for this program's connections only.
 *
 * - int8: a number. Throws when JavaScript cannot represent it exactly.
 * - numeric: a string, because a binary fraction is not the amount.
 * - date: 'YYYY-MM-DD'. A Date is an instant and may become the previous day in another time zone.
 * - timestamptz: a Date. timestamp has no zone and stays a string.
 */
const { builtins, getTypeParser } = pg.types

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit into a number`)
  return value
}

const asText = (text: string) => text

type Parser = (text: string) => unknown
// The driver has no names for array types; the numbers are oids of pg_type.
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

import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

/** One line of JSON for each event, to the standard output unless told otherwise. Errors go in as `err`. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggable } }
  return to ? pino(options, to) : pino(options)
}

/** PostgreSQL's classes of errors whose words repeat the values of a row: "Key (email)=(…) already exists". */
const tellsOfRows = /^(22|23|P0)/

/** Logs are kept and copied: of an error of the database only what names no one goes in. */
function loggable(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { name, message, stack = '' } = thrown
  if (!(thrown instanceof pg.DatabaseError)) return { type: name, message, stack }
  const { code = '', table, column, constraint } = thrown
  const said = tellsOfRows.test(code) ? undefined : message
  return { type: name, code, message: said, table, column, constraint, stack: stack.split('\n    at ').slice(1) }
}

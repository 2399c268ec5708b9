import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'
import { storeErrorOf } from './files/store/store-error.ts'

/** Logs one line of JSON per event, to standard output by default. Pass errors as `err`. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggable } }
  return to ? pino(options, to) : pino(options)
}

/** PostgreSQL error classes whose messages repeat row values: "Key (email)=(…) already exists". */
const tellsOfRows = /^(22|23|P0)/

/** Logs are stored and copied, so database errors are reduced to fields without personal data. */
function loggable(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { name, message, stack = '' } = thrown
  // The library of files names the file only.
  const store = storeErrorOf(thrown)
  if (!(thrown instanceof pg.DatabaseError))
    return { type: name, message, ...(store && { store: store.message }), stack }
  const { code = '', table, column, constraint } = thrown
  const said = tellsOfRows.test(code) ? undefined : message
  return { type: name, code, message: said, table, column, constraint, stack: stack.split('\n    at ').slice(1) }
}

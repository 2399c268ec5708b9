import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Logs one line of JSON per event, to standard output by default. Pass errors as `err`. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggable } }
  return to ? pino(options, to) : pino(options)
}

/** PostgreSQL error classes whose messages repeat row values: "Key (email)=(…) already exists". */
const tellsOfRows = /^(22|23|P0)/

/**
 * Logs are stored and copied, so database errors are reduced to fields without personal data, also where they cause another
 * error. The causes say what a library leaves out, such as why Node's fetch failed.
 */
function loggable(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { stack = '' } = thrown
  const logged = withoutStack(thrown, 0)
  if (thrown instanceof pg.DatabaseError) return { ...logged, stack: stack.split('\n    at ').slice(1) }
  return { ...logged, stack }
}

/** Causes are few, but an error may name itself. */
const maxCauses = 3

function withoutStack(error: Error, depth: number): object {
  const { name, message, cause } = error
  const causedBy = cause instanceof Error && depth < maxCauses ? { cause: withoutStack(cause, depth + 1) } : undefined
  if (error instanceof pg.DatabaseError) {
    const { code = '', table, column, constraint } = error
    const said = tellsOfRows.test(code) ? undefined : message
    return { type: name, code, message: said, table, column, constraint, ...causedBy }
  }
  return { type: name, code: codeOf(error), message, ...causedBy }
}

/** Of the system and of Node, such as ECONNREFUSED: an error of several addresses has no message. */
function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

import { sql } from 'kysely'
import type pg from 'pg'

/**
 * Names for statements that run again, under which PostgreSQL keeps them parsed and planned on each connection
 * (docs/decisions, "Statements are prepared").
 */
export type StatementNames = {
  /** Undefined for a statement that is sent without a name. */
  nameOf(text: string): string | undefined
  /** Gives every statement another name: what connections have prepared is out of date. */
  renew(): void
}

/** Before PgBouncer, whose connections are another server connection in each transaction. */
export const noNames: StatementNames = { nameOf: () => undefined, renew: () => {} }

/** A statement that names a plan; the others, such as COMMIT, have none. */
const isPlanned = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/i

/**
 * A text gets its name the second time, so that a statement with parts of its own, such as a list of chosen filters, takes no memory
 * of the server.
 * @param max names at a time, and texts remembered that ran once
 */
export function statementNames(max: number): StatementNames {
  const seen = new Map<string, true>()
  const names = new Map<string, string>()
  let last = 0
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined) {
        // The end of a Map is its newest key.
        names.delete(text)
        names.set(text, known)
        return known
      }
      if (!isPlanned.test(text) || isPlannedEachTime(text)) return undefined
      if (!seen.delete(text)) {
        seen.set(text, true)
        dropOldest(seen, max)
        return undefined
      }
      last += 1
      const name = `s${last}`
      names.set(text, name)
      dropOldest(names, max)
      return name
    },
    renew() {
      for (const text of names.keys()) seen.set(text, true)
      names.clear()
    },
  }
}

function dropOldest(map: Map<string, unknown>, max: number): void {
  if (map.size <= max) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    return
  }
}

const marker = '/* planned each time */'

/**
 * Part of a statement whose best plan depends on its values, such as a list of the tours that match a text. A prepared statement gets
 * one plan for all values after its fifth run, which took fifty times as long for the filters of a search.
 */
export const planEachTime = sql.raw(marker)

export const isPlannedEachTime = (text: string) => text.includes(marker)

/**
 * True when a statement was prepared before a migration changed its columns (feature_not_supported), or the connection has lost it
 * (invalid_sql_statement_name, after DISCARD ALL of a proxy). The same work succeeds when it runs again.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return code === '26000' || (code === '0A000' && message === 'cached plan must not change result type')
}

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

/** A client whose statements are prepared. @returns `count` of names that this connection holds. */
export function preparing(client: pg.PoolClient, names: StatementNames): { query: Query; count(): number } {
  const prepared = new Set<string>()
  const run = client.query.bind(client) as (
    query: string | pg.QueryConfig,
    values?: unknown[],
  ) => Promise<pg.QueryResult>
  return {
    count: () => prepared.size,
    async query(text, values = []) {
      const name = names.nameOf(text)
      if (name === undefined) return run(text, values)
      prepared.add(name)
      try {
        return await run({ name, text, values })
      } catch (error) {
        if (!isStalePlan(error)) throw error
        names.renew()
        // Inside a transaction nothing runs any more; `transaction` begins it again.
        if (client.getTransactionStatus() !== 'I') throw error
        return run(text, values)
      }
    },
  }
}

import { sql } from 'kysely'
import type { Db } from '../db/connect.server.ts'

/**
 * Maps names in statements to the tables that they read: a table that announces its changes (db/functions/changes.sql) to itself, a function
 * or view to the tables in its text. Read from the database, so that no list can become outdated.
 */
export async function findAnnouncedTables(db: Db): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT DISTINCT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE tgname = 'notify_change'`.execute(
    db,
  )
  const { rows: readers } = await sql<{ name: string; body: string }>`
    SELECT proname AS name, coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc) AS body FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT viewname, definition FROM pg_views WHERE schemaname = 'public'`.execute(db)
  const names = new Map(tables.map(({ name }) => [name, [name]]))
  // A function may call another one; as many rounds as there are functions find all of them.
  for (const _ of readers) {
    for (const { name, body } of readers) {
      const read = new Set(
        [...body.matchAll(/\w+/g)].flatMap(([word]) => (word === name ? [] : (names.get(word) ?? []))),
      )
      if (read.size > 0) names.set(name, [...read])
    }
  }
  return names
}

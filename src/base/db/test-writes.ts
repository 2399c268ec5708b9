import { sql } from 'kysely'
import type { Db } from './connect.server.ts'

/** By table: how many rows more it has. 0: rows were changed, or as many went as came. */
export type Written = Record<string, number>

/**
 * Notes every row that is written from now on, in the transaction that writes it.
 * @param except tables left out @returns what was written since it was called last
 */
export async function noteWrites(db: Db, except: readonly string[] = []): Promise<() => Promise<Written>> {
  await sql`CREATE TABLE written (name text NOT NULL, more int NOT NULL)`.execute(db)
  await sql`CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO written VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END);
      RETURN NULL;
    END $$`.execute(db)
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'written'`.execute(db)
  for (const { name } of tables.filter((table) => !except.includes(table.name)))
    await sql`CREATE TRIGGER zz_noted AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)}
      FOR EACH ROW EXECUTE FUNCTION note_write()`.execute(db)
  return async () => {
    const { rows } = await sql<{ name: string; more: number }>`
      WITH gone AS (DELETE FROM written RETURNING name, more)
      SELECT name, sum(more)::int AS more FROM gone GROUP BY name ORDER BY name`.execute(db)
    return Object.fromEntries(rows.map(({ name, more }) => [name, more]))
  }
}

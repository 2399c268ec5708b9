import { type Database, defaultStatementTimeoutMs } from '../connect.server.ts'
import { withOwnClient } from '../own-client.server.ts'

const stale =
  'DATABASE_URL üzerindeki bağlantılar eski ayarlarla açılmış: PgBouncer konsolunda RECONNECT komutunu verin, sonra yeniden başlatın. / The connections behind DATABASE_URL were opened with earlier settings: run RECONNECT in the console of PgBouncer, then start again.'

/** Settings of a connection, as PostgreSQL shows them; `connect` asks for the same when it reaches the server itself. */
const wanted: Record<string, string> = {
  timezone: 'UTC',
  statement_timeout: `${defaultStatementTimeoutMs / 1000}s`,
  idle_in_transaction_session_timeout: `${defaultStatementTimeoutMs / 1000}s`,
}

/**
 * Makes the settings that PgBouncer does not pass on defaults of the role in this database. Processes must do it one after the other.
 * @param url of the server itself
 */
export function setRoleDefaults(url: string): Promise<void> {
  return withOwnClient(url, 'start', async (client) => {
    for (const [name, value] of Object.entries(wanted)) {
      const { rows } = await client.query<{ statement: string }>(
        `SELECT format('ALTER ROLE %I IN DATABASE %I SET ${name} = %L', current_user, current_database(), $1::text) AS statement`,
        [value],
      )
      await client.query(rows[0]!.statement)
    }
  })
}

/** @throws Error with a sentence for the operator when connections of the pool are older than the settings */
export async function assertRoleDefaults({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, current_setting(name) AS setting FROM unnest($1::text[]) AS name',
    [Object.keys(wanted)],
  )
  if (rows.some(({ name, setting }) => setting !== wanted[name])) throw new Error(stale)
}

import pg from 'pg'

/** Key of the advisory lock: any fixed pair other than those of app-lock.server.ts and migrate.server.ts. */
const LOCK = [1_936_029_049, 3]

/**
 * Runs `work` while no other process runs its own, for what processes that start together must do once. The lock ends with its connection,
 * so a process that dies holds up nobody.
 * @param url of the server itself: a pool of connections may grant the lock of a session twice
 */
export async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'seyyah start',
    connectionTimeoutMillis: 2500,
    keepAlive: true,
    options: '-c statement_timeout=0',
  })
  // Without a listener the error event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', LOCK)
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}

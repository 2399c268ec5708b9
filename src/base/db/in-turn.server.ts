import pg from 'pg'

/** Key of the advisory lock: any fixed pair other than those of app-lock.server.ts and migrate.server.ts. */
const LOCK = [1_936_029_049, 3]
const BACKUP_LOCK = [1_936_029_049, 4]

/**
 * Runs `work` while no other process runs its own, for what processes that start together must do once. The lock ends with its connection,
 * so a process that dies holds up nobody.
 * @param url of the server itself: a pool of connections may grant the lock of a session twice
 */
export async function inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = clientOf(url, 'start')
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', LOCK)
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Takes the turn of making backups, which one process has at a time.
 * @param url of the server itself, as above
 * @param onLost called when the connection breaks: another process may take the turn then
 * @returns gives the turn back; null while another process has it
 */
export async function takeTurn(url: string, onLost: () => void): Promise<(() => Promise<void>) | null> {
  const client = clientOf(url, 'backups')
  await client.connect()
  let isOver = false
  const free = async () => {
    isOver = true
    await client.end().catch(() => {})
  }
  client.on('end', () => isOver || onLost())
  const { rows } = await client
    .query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', BACKUP_LOCK)
    .catch(async (error: unknown) => {
      await free()
      throw error
    })
  if (rows[0]!.taken) return free
  await free()
  return null
}

function clientOf(url: string, name: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: `seyyah ${name}`,
    connectionTimeoutMillis: 2500,
    keepAlive: true,
    options: '-c statement_timeout=0',
  })
  // Without a listener the error event would end the process.
  client.on('error', () => {})
  return client
}

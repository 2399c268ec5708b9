import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { type ConnectOptions, connect, type Database, type Db } from './connect.server.ts'
import { withOwnClient } from './own-client.server.ts'

export type TestDatabase = Database & {
  /** Closes the connections and drops the database. */
  drop(): Promise<void>
}

let made = 0

/** ms. Hundreds of concurrent orders beside another test file wait longer than production allows. */
const patience = 30_000

/** A new database with all migrations applied and no rows: a copy of the run's template. */
export async function testDatabase(options?: ConnectOptions): Promise<TestDatabase> {
  return copyOf(`${inject('testServer').run}_template`, options)
}

/** A `testDatabase` for the tests of one file, dropped after them. To be called at the top of the file. */
export function ownDatabase(): Database {
  let own: TestDatabase
  beforeAll(async () => {
    own = await testDatabase()
  })
  afterAll(() => own.drop())
  return {
    get db() {
      return own.db
    },
    get pool() {
      return own.pool
    },
    get url() {
      return own.url
    },
    ping: () => own.ping(),
    close: () => own.close(),
  }
}

/** A database without tables. */
export async function emptyDatabase(options?: ConnectOptions): Promise<TestDatabase> {
  return copyOf('template1', options)
}

async function copyOf(template: string, options?: ConnectOptions): Promise<TestDatabase> {
  const { url, run } = inject('testServer')
  const name = `${run}_${process.pid}_${++made}`
  // Copying files takes a third of the CPU of the default, which logs every page.
  await onServer(url, `create database ${name} template ${template} strategy file_copy`)
  const database = connect(withDatabase(url, name), { connectTimeoutMs: patience, ...options })
  return {
    ...database,
    drop: async () => {
      await database.close()
      // Without force: a pool's end does not wait for its connections, and PostgreSQL waits 5 s for them to close.
      await onServer(url, `drop database if exists ${name}`)
    },
  }
}

/** The same server and role with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Drops all databases of a run from a shared server. */
export async function dropTestDatabases(url: string, run: string): Promise<void> {
  await withOwnClient(url, 'test', async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

/**
 * Resolves when so many connections of this database wait for a lock. Polls, because PostgreSQL does not notify.
 * @param db not in a transaction, whose view of pg_stat_activity is frozen.
 */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*) AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
    if (rows[0]!.waiting >= count) return
  }
}

export async function onServer(url: string, statement: string): Promise<void> {
  await withOwnClient(url, 'test', (client) => client.query(statement))
}

import type pg from 'pg'
import { Failure } from '../../errors.ts'
import { listenerName } from '../propagation.server.ts'

/** Notifications of migrations: `begin` and `end`, and `closed` of each program that has stopped writing. */
export const schemaChannel = 'seyyah_schema'

/** ms between two checks while a migration runs: a killed one sends no `end`. */
const lookMs = 1000
/** ms that a migration waits for the writes of other programs. After that, table locks hold it up. */
const patienceMs = 5000

/** `asked`: by READ_ONLY. `migrating`: a newer program is migrating the database. `newer`: it has, so this program is read-only. */
export type Closed = 'asked' | 'migrating' | 'newer'

export type Upgrades = {
  /** Why writes are refused; null: they are accepted. */
  closed: () => Closed | null
  /** @throws Failure 503 while writes are refused */
  assertOpen: () => void
  /** Runs a write; a migration waits for it. @throws Failure 503 while writes are refused */
  write: <T>(work: () => Promise<T>) => Promise<T>
  /** Handles a notification, or '' after some may have been missed. Resolves when no write is running, or there is no migration. */
  heard: (payload: string) => Promise<void>
  close: () => void
}

export type SchemaState = { isMigrating: boolean; isNewer: boolean }

type Options = {
  /** READ_ONLY */
  isAsked: boolean
  /** Reads the state from the database. @throws Error while it is unavailable; nothing changes then */
  look: () => Promise<SchemaState>
  onChange: (closed: Closed | null) => void
}

/** Accepts writes until a setting or a migration stops them. */
export function watchUpgrades({ isAsked, look, onChange }: Options): Upgrades {
  let closed: Closed | null = isAsked ? 'asked' : null
  let underWay = 0
  const onIdle: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const set = (next: Closed | null) => {
    if (isAsked || next === closed) return
    closed = next
    onChange(closed)
  }
  const lookNow = async () => {
    clearTimeout(timer)
    await look().then(
      ({ isMigrating, isNewer }) => set(isMigrating ? 'migrating' : isNewer ? 'newer' : null),
      () => {},
    )
    if (closed === 'migrating' && !isOver) timer = setTimeout(() => void lookNow(), lookMs)
  }
  const assertOpen = () => {
    if (closed) throw new Failure('updating', { key: 'errors.updating' }, { headers: { 'retry-after': '30' } })
  }
  return {
    closed: () => closed,
    assertOpen,
    async write(work) {
      assertOpen()
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        if (underWay === 0) for (const done of onIdle.splice(0)) done()
      }
    },
    async heard(payload) {
      if (payload === 'closed') return
      if (payload !== 'begin') return lookNow()
      set('migrating')
      clearTimeout(timer)
      timer = setTimeout(() => void lookNow(), lookMs)
      if (underWay > 0) await new Promise<void>((done) => onIdle.push(done))
    },
    close() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** For tests: accepts all writes. */
export const noUpgrades: Upgrades = {
  closed: () => null,
  assertOpen: () => {},
  write: (work) => work(),
  heard: async () => {},
  close: () => {},
}

/**
 * Reads whether a migration runs, and whether the database has migrations that this program does not know.
 * @param lock of migrations @param names of the migrations of this program
 */
export function schemaLook(pool: pg.Pool, lock: readonly number[], names: readonly string[]) {
  return async (): Promise<SchemaState> => {
    const { rows } = await pool.query<SchemaState>({
      text: `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objid::bigint = $2
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS "isMigrating",
              EXISTS (SELECT FROM schema_migrations WHERE name <> ALL ($3)) AS "isNewer"`,
      values: [...lock, names],
    })
    return rows[0]!
  }
}

/**
 * Stops the writes of running programs before a migration. Waits for the answer of each, but not for one that hangs or is too old to
 * know the notification.
 */
export async function stopWriters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [listenerName],
  )
  let left = rows[0]!.count
  const all = Promise.withResolvers<void>()
  if (left === 0) return
  client.on('notification', ({ channel, payload }) => {
    if (channel !== schemaChannel || payload !== 'closed') return
    left -= 1
    if (left <= 0) all.resolve()
  })
  await client.query(`LISTEN ${schemaChannel}`)
  const timer = setTimeout(all.resolve, patienceMs)
  await client.query('SELECT pg_notify($1, $2)', [schemaChannel, 'begin'])
  await all.promise
  clearTimeout(timer)
  await client.query(`UNLISTEN ${schemaChannel}`)
}

/** After a migration, also a failed one: the programs check the database again. */
export async function endStop(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [schemaChannel, 'end'])
}

import type pg from 'pg'
import { Failure } from '../../errors.ts'
import { listenerName } from '../settling.server.ts'

/** Notifications of migrations: `begin` and `end`, and `closed` of each program that has stopped writing. */
export const schemaChannel = 'seyyah_schema'

/** ms between two looks while a migration runs: one that was killed says no `end`. */
const lookMs = 1000
/** ms that a migration waits for the writes of other programs. A longer one meets the locks of its tables. */
const patienceMs = 5000

/** `asked`: by a setting. `migrating`: a newer program changes the database. `newer`: it has, so this one may not write any more. */
export type Closed = 'asked' | 'migrating' | 'newer'

export type Upgrades = {
  /** Why writes are refused; null: they are taken. */
  closed: () => Closed | null
  /** @throws Failure 503 while writes are refused */
  assertOpen: () => void
  /** Does a write, for which a migration waits. @throws Failure 503 while writes are refused */
  write: <T>(work: () => Promise<T>) => Promise<T>
  /** Takes a notification, or '' after some may have been missed. Resolves when no write is under way, or there is no migration. */
  heard: (payload: string) => Promise<void>
  close: () => void
}

export type SchemaState = { isMigrating: boolean; isNewer: boolean }

type Options = {
  /** READ_ONLY */
  isAsked: boolean
  /** What the database says now. @throws Error while it is away; nothing changes then */
  look: () => Promise<SchemaState>
  onChange: (closed: Closed | null) => void
}

/** Takes writes until somebody asks it to stop. */
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

/** For tests: takes all writes. */
export const noUpgrades: Upgrades = {
  closed: () => null,
  assertOpen: () => {},
  write: (work) => work(),
  heard: async () => {},
  close: () => {},
}

/**
 * Asks whether a migration runs, and whether the database has migrations that this program does not know.
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
 * Before a migration: the programs that use the database stop writing. Waits until each has said that no write of it is under way, but not
 * for one that hangs or is too old to know.
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

/** After a migration, also one that failed: the programs look again. */
export async function endStop(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [schemaChannel, 'end'])
}

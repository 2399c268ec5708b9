import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { requestsMade, sweepsRun } from '#src/base/observe/topic.server.ts'
import {
  type Counted,
  removeOldFailures,
  type SweepRun,
  writeFailures,
  writeSweepRuns,
} from './failure-record.store.server.ts'
import { type Failed, maxSubject, messageOf } from './failures.rules.ts'

export type FailureRecord = {
  /** Stores what was counted since the last call. After a failure the next call stores it. */
  store: () => Promise<void>
  /** Stops listening and stores the rest. */
  close: () => Promise<void>
}

/** Groups held in memory between two calls of `store`. */
const maxHeld = 100
const maxIds = 5

/**
 * Counts failed requests and sweeps of this process, and stores them. A storm of failures is a few rows: at most
 * `maxHeld` groups wait here, and the store takes a limited number of new ones a day.
 */
export function recordFailures(db: Db, now: () => Date): FailureRecord {
  let held = new Map<string, Counted>()
  let runs = new Map<string, SweepRun>()
  const add = (counted: Counted) => {
    let key = JSON.stringify([counted.day, counted.kind, counted.subject, counted.message])
    if (!held.has(key) && held.size >= maxHeld) key = JSON.stringify([counted.day, counted.kind, '*', ''])
    const known = held.get(key)
    const group = held.size >= maxHeld && !known ? { ...counted, subject: '*', message: '' } : counted
    held.set(key, known ? together(known, counted) : group)
  }
  const failed = (failure: Failed, id: string | null) => {
    const at = now()
    add({ ...failure, day: dayOf(at), count: 1, first_at: at, last_at: at, request_ids: id ? [id] : [] })
  }
  const ends = [
    requestsMade.hear(({ id, route, method, status, error }) => {
      // An answer without an error, as that of a closed site, is no failure.
      if (status < 500 || error === undefined) return
      const subject = `${method} ${route}`.slice(0, maxSubject)
      failed({ kind: 'request', subject, message: messageOf(error) }, id)
    }),
    sweepsRun.hear(({ name, ms, error }) => {
      const at = now()
      const run = { name, last_at: at, ms: Math.round(ms) }
      const isWell = error === undefined
      runs.set(name, later(runs.get(name), { ...run, failed_since: isWell ? null : at, succeeded: isWell }))
      if (error !== undefined) failed({ kind: 'sweep', subject: name, message: messageOf(error) }, null)
    }),
  ]
  const store = async () => {
    const [failures, sweeps] = [held, runs]
    held = new Map()
    runs = new Map()
    try {
      // Together, so that what is kept for the next time was not stored in part.
      await transaction(db, async (trx) => {
        await writeFailures(trx, [...failures.values()])
        await writeSweepRuns(trx, [...sweeps.values()])
      })
    } catch (error) {
      for (const counted of failures.values()) add(counted)
      for (const [name, run] of sweeps) runs.set(name, runs.has(name) ? later(run, runs.get(name)!) : run)
      throw error
    }
    await removeOldFailures(db, now())
  }
  return {
    store,
    close: async () => {
      for (const end of ends) end()
      await store()
    },
  }
}

/** The later of two runs, with the beginning of a failure that both belong to. */
function later(run: SweepRun | undefined, next: SweepRun): SweepRun {
  if (!run) return next
  const goesOn = next.failed_since !== null && !next.succeeded
  const failed_since = goesOn ? (run.failed_since ?? next.failed_since) : next.failed_since
  return { ...next, failed_since, succeeded: run.succeeded || next.succeeded }
}

function together(one: Counted, other: Counted): Counted {
  return {
    ...one,
    count: one.count + other.count,
    first_at: new Date(Math.min(one.first_at.getTime(), other.first_at.getTime())),
    last_at: new Date(Math.max(one.last_at.getTime(), other.last_at.getTime())),
    request_ids: [...one.request_ids, ...other.request_ids].slice(-maxIds),
  }
}

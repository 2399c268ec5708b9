import { hourMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { wideNetworkOf } from '#src/base/http/server/limits.server.ts'
import { callersRefused } from '#src/base/observe/topic.server.ts'
import { type Counted, removeOldRefusals, writeRefusals } from './refusal-record.store.server.ts'
import { kindOf, maskedMailbox, maskedNetwork } from './refusals.rules.ts'

export type RefusalRecord = {
  /** Stores what was counted since the last call, and deletes what is a day old. After a failure the next call stores it. */
  store: () => Promise<void>
  /** Stops listening and stores the rest. */
  close: () => Promise<void>
}

/** Rows held in memory between two calls of `store`; the others are counted together by kind. */
const maxHeld = 100

/** Counts the callers that limits refuse in this process, and stores them masked. */
export function recordRefusals(db: Db, now: () => Date): RefusalRecord {
  let held = new Map<string, Counted>()
  const add = (counted: Counted) => {
    const row = held.has(keyOf(counted)) || held.size < maxHeld ? counted : othersOf(counted)
    const known = held.get(keyOf(row))
    held.set(keyOf(row), known ? { ...known, count: known.count + row.count, last_at: row.last_at } : row)
  }
  const end = callersRefused.hear(({ limit, address, email, departure_id }) => {
    const last_at = now()
    add({
      hour: new Date(Math.floor(last_at.getTime() / hourMs) * hourMs),
      kind: kindOf(limit),
      network: maskedNetwork(address && wideNetworkOf(address)),
      mailbox: maskedMailbox(email),
      departure_id,
      count: 1,
      last_at,
    })
  })
  const store = async () => {
    const refusals = [...held.values()]
    held = new Map()
    try {
      await writeRefusals(db, refusals)
    } catch (error) {
      for (const counted of refusals) add(counted)
      throw error
    }
    await removeOldRefusals(db, now())
  }
  return {
    store,
    close: async () => {
      end()
      await store()
    },
  }
}

const keyOf = ({ hour, kind, network, mailbox, departure_id }: Counted) =>
  JSON.stringify([hour, kind, network, mailbox, departure_id])
const othersOf = (counted: Counted): Counted => ({ ...counted, network: '*', mailbox: '', departure_id: 0 })

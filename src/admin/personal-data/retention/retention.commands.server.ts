import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { deleteMailsBefore } from '#src/base/mail/outbox.store.server.ts'
import { deleteRecordsBefore } from '#src/features/accounts/audit/audit.store.server.ts'
import { deleteOlder, deletePassengers, forgetDepartures, isBackSince, lockMessages } from '../erase.store.server.ts'
import {
  type Counts,
  type Done,
  eraseMessages,
  eraseOrders,
  removeFiles,
  rewriteTouched,
  together,
} from '../erasing.commands.server.ts'
import {
  findMessages,
  insertPersonalDataEvent,
  isSilentSince,
  lockOldOrders,
  whereIds,
} from '../person.store.server.ts'
import { dueBefore, type OrderFacts, type OwnRuleId, retention, standingOf } from './retention.rules.ts'

type Given = { db: Db; at: Date; today: Day; secret: Buffer }
const nothing: Done = { counts: {}, files: [] }

/** Each rule's work. Batches, so that locks are short; several processes may run it at once. */
const work: Record<OwnRuleId, (given: Given) => Promise<Done>> = {
  orders_paid: (given) => eraseOldOrders(given, 'books'),
  orders_unpaid: (given) => eraseOldOrders(given, 'free'),
  passengers: async ({ db, today }) => {
    const day = dueBefore(retention.passengers.keeps, today)
    let passengers = 0
    for (;;) {
      const n = await transaction(db, async (tx) => {
        const ids = await deletePassengers(tx, isBackSince(day))
        await rewriteTouched(tx, { passengers: ids })
        return ids.length
      })
      passengers += n
      if (n === 0) return { counts: { passengers }, files: [] }
    }
  },
  messages: (given) =>
    eraseOldMessages(given, isSilentSince(dueBefore(retention.messages.keeps, given.today), 'message')),
  applications: (given) =>
    eraseOldMessages(given, isSilentSince(dueBefore(retention.applications.keeps, given.today), 'application')),
  applications_on_file: (given) => {
    const day = dueBefore(retention.applications_on_file.keeps, given.today)
    return eraseOldMessages(given, isSilentSince(day, 'application', true))
  },
  mail_records: async ({ db, today }) => ({
    counts: { mails: await deleteMailsBefore(db, startOf(retention.mail_records.keeps, today)) },
    files: [],
  }),
  departures: async ({ db, today }) => {
    const day = dueBefore(retention.departures.keeps, today)
    const { rows, files } = await transaction(db, (tx) => forgetDepartures(tx, day))
    return { counts: { departures: rows }, files }
  },
  requests: (given) => eraseOlder(given, 'intents', 'requests'),
  audit: async ({ db, today }) => ({
    counts: { records: await deleteRecordsBefore(db, startOf(retention.audit.keeps, today)) },
    files: [],
  }),
  destruction: (given) => eraseOlder(given, 'personal_data_events', 'destruction'),
  support: (given) => eraseOlder(given, 'support_requests', 'support'),
}

/**
 * Erases, or makes anonymous, what has reached the end of its time (retention.rules.ts), and records how many rows. A rule that
 * fails does not keep the others from being carried out.
 * @returns rows by what they are @throws AggregateError of the rules that failed
 */
export async function sweepPersonalData({
  db,
  documents,
  now,
}: Pick<Services, 'db' | 'documents' | 'now'>): Promise<Counts> {
  const at = now()
  const given = { db, at, today: dayOf(at), secret: await appKey(db, 'outbox') }
  const failures: unknown[] = []
  const done: Done[] = []
  for (const erase of Object.values(work)) {
    const part = await erase(given).catch((error: unknown) => {
      failures.push(error)
      return nothing
    })
    done.push(part)
  }
  const { counts, files } = together(...done)
  if (Object.keys(counts).length > 0) {
    const event = { kind: 'expired' as const, at, user_id: null, person_hash: null, counts }
    await transaction(db, (tx) => insertPersonalDataEvent(tx, event))
  }
  await removeFiles(documents, files)
  if (failures.length > 0) throw new AggregateError(failures, 'rules of retention failed')
  return counts
}

const ordersAtOnce = 100

/** @param standing books: with money; free: without */
async function eraseOldOrders({ db, at, today, secret }: Given, standing: 'books' | 'free'): Promise<Done> {
  const unpaid = dueBefore(retention.orders_unpaid.keeps, today)
  const paid = dueBefore(retention.orders_paid.keeps, today)
  const isOver = (order: OrderFacts) => {
    const state = standingOf(order, today)
    return state.standing === standing && 'until' in state && state.until < today
  }
  let done = nothing
  for (let after = 0; ; ) {
    const part = await transaction(db, async (tx) => {
      const found = await lockOldOrders(tx, { unpaid, paid, after, limit: ordersAtOnce })
      const gone = found.filter(isOver)
      return { last: found.at(-1)?.id, done: await eraseOrders(tx, { gone, kept: [] }, { at, secret }) }
    })
    done = together(done, part.done)
    if (part.last === undefined) return done
    after = part.last
  }
}

async function eraseOldMessages({ db }: Given, which: ReturnType<typeof isSilentSince>): Promise<Done> {
  let done = nothing
  for (;;) {
    const part = await transaction(db, async (tx) => {
      const ids = await lockMessages(tx, which, { limit: 200, skips: true })
      return eraseMessages(tx, ids.length > 0 ? await findMessages(tx, whereIds(ids)) : [])
    })
    done = together(done, part)
    if (!part.counts.messages) return done
  }
}

async function eraseOlder(
  { db, today }: Given,
  table: Parameters<typeof deleteOlder>[1],
  rule: 'requests' | 'support' | 'destruction',
): Promise<Done> {
  const rows = await transaction(db, (tx) => deleteOlder(tx, table, startOf(retention[rule].keeps, today)))
  return { counts: { [rule]: rows }, files: [] }
}

/** Rows made before it have reached their end: the beginning, in Istanbul (UTC+3), of the day whose period ends today. */
function startOf(keeps: Parameters<typeof dueBefore>[0], today: Day): Date {
  return new Date(`${addDays(dueBefore(keeps, today), -1)}T21:00:00Z`)
}

import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { deleteMailsBefore } from '#src/base/mail/outbox.store.server.ts'
import { deleteRecordsBefore, rewriteRecords } from '#src/features/accounts/audit/audit.store.server.ts'
import {
  deleteOlder,
  deletePassengers,
  findDepartureRecords,
  forgetDepartures,
  isBackBefore,
  lockMessages,
} from '../erase.store.server.ts'
import {
  type Counts,
  type Done,
  type Erasure,
  eraseMessages,
  eraseOrders,
  removeFiles,
  rewriteTouched,
  together,
} from '../erasing.commands.server.ts'
import { withoutDepartureFacts } from '../person.rules.ts'
import {
  findMessages,
  insertPersonalDataEvent,
  isSilentSince,
  lockOldOrders,
  updatePersonalDataEvent,
  whereIds,
} from '../person.store.server.ts'
import { dueBefore, type OrderFacts, type OwnRuleId, retention, standingOf } from './retention.rules.ts'

type Run = Erasure & {
  today: Day
  /** Erases a part in a transaction of its own, which also records it, and then its files. @returns what `erase` returned */
  part: <T extends Partial<Done>>(erase: (tx: Tx) => Promise<T>) => Promise<T>
}

/** Each rule's work. Parts, so that locks are short; several processes may run it at once. */
const work: Record<OwnRuleId, (run: Run) => Promise<void>> = {
  orders_paid: (run) => eraseOldOrders(run, 'books'),
  orders_unpaid: (run) => eraseOldOrders(run, 'free'),
  passengers: (run) => {
    const day = dueBefore(retention.passengers.keeps, run.today)
    return untilNone(run, async (tx) => {
      const ids = await deletePassengers(tx, isBackBefore(day))
      await rewriteTouched(tx, { passengers: ids })
      return { counts: { passengers: ids.length } }
    })
  },
  messages: (run) => eraseOldMessages(run, isSilentSince(dueBefore(retention.messages.keeps, run.today), 'message')),
  applications: (run) =>
    eraseOldMessages(run, isSilentSince(dueBefore(retention.applications.keeps, run.today), 'application')),
  applications_on_file: (run) => {
    const day = dueBefore(retention.applications_on_file.keeps, run.today)
    return eraseOldMessages(run, isSilentSince(day, 'application', true))
  },
  mail_records: async ({ part, today }) => {
    const before = startOf(dueBefore(retention.mail_records.keeps, today))
    await part(async (tx) => ({ counts: { mails: await deleteMailsBefore(tx, before) } }))
  },
  departures: async (run) => {
    const day = dueBefore(retention.departures.keeps, run.today)
    await run.part(async (tx) => {
      const { rows, files } = await forgetDepartures(tx, day)
      return { counts: { departures: rows }, files }
    })
    await untilNone(run, async (tx) => {
      const records = await findDepartureRecords(tx, { day, made_before: startOf(day), limit: 500 })
      return { counts: { records: await rewriteRecords(tx, { records }, withoutDepartureFacts) } }
    })
  },
  requests: (run) => eraseOlder(run, 'intents', 'requests'),
  audit: async ({ part, today }) => {
    const before = startOf(dueBefore(retention.audit.keeps, today))
    await part(async (tx) => ({ counts: { records: await deleteRecordsBefore(tx, before) } }))
  },
  destruction: (run) => eraseOlder(run, 'personal_data_events', 'destruction'),
  support: (run) => eraseOlder(run, 'support_requests', 'support'),
}

/**
 * Erases, or makes anonymous, what has reached the end of its time (retention.rules.ts), and records how many rows. A
 * failing rule does not stop the others.
 * @returns rows by what they are @throws AggregateError of the rules that failed
 */
export async function sweepPersonalData({
  db,
  documents,
  now,
}: Pick<Services, 'db' | 'documents' | 'now'>): Promise<Counts> {
  const at = now()
  let counts: Counts = {}
  let event: number | null = null
  const part: Run['part'] = async (erase) => {
    const done = await transaction(db, async (tx) => {
      const erased = await erase(tx)
      const total = together({ counts, files: [] }, { counts: erased.counts ?? {}, files: [] }).counts
      return { erased, total, event: await recordRun(tx, { event, at, counts: total }) }
    })
    // Only what was committed counts: after a rollback the next part begins the record.
    counts = done.total
    event = done.event
    await removeFiles(documents, done.erased.files ?? [])
    return done.erased
  }
  const run = { at, today: dayOf(at), secret: await appKey(db, 'outbox'), part }
  const failures: unknown[] = []
  for (const erase of Object.values(work)) await erase(run).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'rules of retention failed')
  return counts
}

/** One record for a run, which grows with each part. @returns its id; null while nothing was erased */
async function recordRun(tx: Tx, { event, at, counts }: { event: number | null; at: Date; counts: Counts }) {
  if (Object.keys(counts).length === 0) return null
  if (event === null)
    return insertPersonalDataEvent(tx, { kind: 'expired', at, user_id: null, person_hash: null, counts })
  await updatePersonalDataEvent(tx, event, counts)
  return event
}

/** Parts until one finds nothing any more. */
async function untilNone({ part }: Run, erase: (tx: Tx) => Promise<Partial<Done>>): Promise<void> {
  for (;;) {
    const { counts = {} } = await part(erase)
    if (Object.values(counts).every((n) => n === 0)) return
  }
}

const ordersAtOnce = 100
const nothing: Done = { counts: {}, files: [] }

/** @param standing books: with money; free: without */
async function eraseOldOrders({ at, today, secret, part }: Run, standing: 'books' | 'free'): Promise<void> {
  const unpaid = dueBefore(retention.orders_unpaid.keeps, today)
  const paid = dueBefore(retention.orders_paid.keeps, today)
  const isOver = (order: OrderFacts) => {
    const state = standingOf(order, today)
    return state.standing === standing && 'until' in state && state.until < today
  }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const before = after
    const { last } = await part(async (tx) => {
      const found = await lockOldOrders(tx, { unpaid, paid, after: before, limit: ordersAtOnce })
      const gone = found.filter(isOver)
      const done = gone.length > 0 ? await eraseOrders(tx, { gone, kept: [] }, { at, secret }) : nothing
      return { ...done, last: found.at(-1)?.id }
    })
    after = last
  }
}

function eraseOldMessages(run: Run, which: ReturnType<typeof isSilentSince>): Promise<void> {
  return untilNone(run, async (tx) => {
    const ids = await lockMessages(tx, which, { limit: 200, skips: true })
    return eraseMessages(tx, ids.length > 0 ? await findMessages(tx, whereIds(ids)) : [])
  })
}

async function eraseOlder(
  { part, today }: Run,
  table: Parameters<typeof deleteOlder>[1],
  rule: 'requests' | 'support' | 'destruction',
): Promise<void> {
  const before = startOf(dueBefore(retention[rule].keeps, today))
  await part(async (tx) => ({ counts: { [rule]: await deleteOlder(tx, table, before) } }))
}

/** Its beginning in Istanbul (UTC+3). */
function startOf(day: Day): Date {
  return new Date(`${addDays(day, -1)}T21:00:00Z`)
}

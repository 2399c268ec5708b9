import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type Currency, subtract, sum } from '#src/base/money.ts'
import { openDues } from '../money/plan.rules.ts'
import { coveredBy, type Due, type Payment, sumsOf, totalsOf } from '../money/totals.rules.ts'
import { insertAgency, insertSoldTour, type SoldTour } from '../orders.fixture.ts'
import { isReleased } from '../states.ts'
import { orderStatuses, paymentRowStatuses } from '../statuses.schema.ts'

const database = ownDatabase()
const hold = new Date('2026-12-01T23:30:00Z')
let tour: SoldTour
let made = 0
beforeAll(async () => {
  await insertAgency(database.db)
  tour = await insertSoldTour(database.db, { quota: 999 })
})

const currency = fc.constantFrom('TRY' as const, 'EUR' as const)
const item: fc.Arbitrary<Due> = fc
  .record({
    currency,
    total: fc.integer({ min: 1, max: 9 }),
    part: fc.integer({ min: 0, max: 9 }),
    days: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ currency, total, part, days }) => {
    const deposit = Math.min(part, total)
    const balance_due_on = deposit < total ? addDays('2027-03-01', days) : null
    return { currency, price: total, kdv: 0, total, deposit, balance_due_on }
  })
const payment: fc.Arbitrary<Payment & { currency: Currency }> = fc.record({
  currency,
  status: fc.constantFrom(...paymentRowStatuses),
  amount: fc.integer({ min: 1, max: 12 }),
})
const sampled = fc.record({
  status: fc.constantFrom(...orderStatuses),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  payments: fc.array(payment, { maxLength: 4 }),
})

/** No more goes back than was matched. */
const isPossible = (payments: readonly Payment[]) =>
  ['TRY', 'EUR'].every(
    (each) =>
      coveredBy(
        payments.filter(({ status }) => status !== 'bildirildi'),
        each,
      ) >= 0,
  )

test('the stored sums are what the rules of prices and plans say, whatever was bought and paid', async () => {
  await fc.assert(
    fc.asyncProperty(sampled, async ({ status, items, payments }) => {
      fc.pre(isPossible(payments))
      const id = await insert(++made, items, payments)
      // The last write of many orders: the sums follow the status too.
      await database.db.updateTable('orders').set({ status }).where('id', '=', id).execute()
      const stored = await sumsStored(id)

      const isOwed = !isReleased({ status })
      const sums = sumsOf(items, payments, isOwed)
      const open = sums.map((each) => each.open)
      const dues = isOwed ? totalsOf(items).flatMap((total) => openDues(total, payments)) : []
      const days = dues.map(({ at }) => (at === 'booking' ? dayOf(hold) : at)).sort()
      expect(stored).toEqual({
        total: sum(sums.map((each) => each.total)),
        paid: sum(sums.map(({ paid, refunded }) => subtract(paid, refunded))),
        open: sum(Math.max(...open) > 0 ? open.filter((each) => each > 0) : open),
        due_on: days[0] ?? null,
      })
    }),
    { numRuns: 150 },
  )
})

const lira = { currency: 'TRY' as const, kdv: 0 }
const paid = { status: 'eslesti' as const, method: 'havale' as const }

test('money to give back in one currency is seen although another one is paid exactly', async () => {
  const euros = { ...lira, currency: 'EUR' as const, balance_due_on: null }
  const items = [
    { ...lira, price: 10, total: 10, deposit: 10, balance_due_on: null },
    { ...euros, price: 5, total: 5, deposit: 5 },
  ]
  const id = await insert(++made, items, [
    { ...paid, currency: 'TRY', amount: 10 },
    { ...paid, currency: 'EUR', amount: 7 },
  ])
  expect(await sumsStored(id)).toEqual({ total: 15, paid: 17, open: -2, due_on: null })
})

test('the sums follow an item that costs more, or whose balance is due on another day', async () => {
  const item = { ...lira, price: 9, total: 9, deposit: 5, balance_due_on: '2027-03-02' }
  const id = await insert(++made, [item], [{ ...paid, currency: 'TRY', amount: 5 }])
  expect(await sumsStored(id)).toEqual({ total: 9, paid: 5, open: 4, due_on: '2027-03-02' })
  const items = database.db.selectFrom('order_items').select('id').where('order_id', '=', id)
  const { id: order_item_id } = await items.executeTakeFirstOrThrow()
  const change = (tx: Pick<Tx, 'updateTable'>, values: object) =>
    tx.updateTable('order_items').set(values).where('id', '=', order_item_id).execute()
  await database.db.transaction().execute(async (tx) => {
    const line = { position: 2, kind: 'age_difference', label: 'Yaş farkı', quantity: 1, unit_price: 3, amount: 3 }
    await tx
      .insertInto('order_lines')
      .values({ ...line, order_item_id })
      .execute()
    await change(tx, { price: 12, total: 12 })
  })
  expect(await sumsStored(id)).toEqual({ total: 12, paid: 5, open: 7, due_on: '2027-03-02' })
  await change(database.db, { balance_due_on: '2027-03-05' })
  expect(await sumsStored(id)).toEqual({ total: 12, paid: 5, open: 7, due_on: '2027-03-05' })
})

test('a longer hold is a later day for what is due at booking, and an order that is over owes nothing', async () => {
  const id = await insert(++made, [{ ...lira, price: 9, total: 9, deposit: 9, balance_due_on: null }], [])
  const change = (values: object) => database.db.updateTable('orders').set(values).where('id', '=', id).execute()
  // Past midnight in Istanbul.
  expect(await sumsStored(id)).toEqual({ total: 9, paid: 0, open: 9, due_on: '2026-12-02' })
  await change({ hold_until: new Date('2026-12-05T10:00:00Z') })
  expect(await sumsStored(id)).toEqual({ total: 9, paid: 0, open: 9, due_on: '2026-12-05' })
  await change({ status: 'iptal' })
  expect(await sumsStored(id)).toEqual({ total: 9, paid: 0, open: 0, due_on: null })
})

const sumsStored = (id: number) =>
  database.db
    .selectFrom('order_sums')
    .select(['total', 'paid', 'open', 'due_on'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()

async function insert(
  n: number,
  items: readonly Due[],
  payments: readonly (Payment & { currency: Currency })[],
): Promise<number> {
  const { tourId: tour_id, departureId: departure_id, tourDate: start_date } = tour
  const customer = { name: 'Elif', city: 'İzmir', email: 'elif@ornek.example', phone: '0532' }
  const bought = { tour_id, departure_id, tour_code: 'KAP', tour_name: 'Kapadokya', tour_place: 'Göreme', kdv_rate: 20 }
  const party = { seats: 1, people_quantity: 1, start_date, end_date: addDays(start_date, 1) }
  return database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('orders')
      .values({
        ...customer,
        order_no: `SYH-27-${letters(n)}`,
        lang: 'tr',
        secret_hash: Buffer.alloc(32),
        hold_until: hold,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = items.map((each, at) => ({ ...bought, ...party, ...each, order_id: id, position: at + 1 }))
    const inserted = await tx.insertInto('order_items').values(rows).returning(['id', 'total']).execute()
    const line = { position: 1, kind: 'multi_room', label: 'Kişi', quantity: 1 }
    const lines = inserted.map(({ id: order_item_id, total }) => ({
      ...line,
      order_item_id,
      unit_price: total,
      amount: total,
    }))
    await tx.insertInto('order_lines').values(lines).execute()
    for (const each of payments)
      await tx
        .insertInto('payments')
        .values({ ...each, order_id: id, paid_on: '2026-11-20' })
        .execute()
    return id
  })
}

/** A number of an order as six letters. */
const letters = (n: number) => [...String(n).padStart(6, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')

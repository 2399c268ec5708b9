import type { Insertable } from 'kysely'
import { addDays, type Day } from '#src/base/dates.ts'
import type { Db, Tables } from '#src/base/db/connect.server.ts'
import { orderStatuses } from '#src/features/orders/statuses.schema.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Digits as letters: an order number has neither 0 nor 1. */
const orderNo = (n: number) =>
  `SYH-27-${String(n)
    .padStart(6, '0')
    .replace(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)]!)}`

const currencies = ['TRY', 'TRY', 'EUR', 'USD'] as const

/**
 * Departures around a day, and orders of the two years before it with payments, requests and every status. Many are placed
 * near midnight in Istanbul. Seats taken are those of the items that hold them.
 */
export async function insertRandomSales(db: Db, seed: number, today: Day, count: number): Promise<void> {
  const random = randomOf(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(some: readonly T[]) => some[whole(0, some.length - 1)]!
  const departures: { id: number; tour_id: number; start_date: Day; currency: (typeof currencies)[number] }[] = []
  for (let n = 0; n < 6; n += 1) {
    const { id: tour_id } = await insertTour(db)
    for (const offset of new Set(Array.from({ length: 6 }, () => whole(-300, 60)))) {
      const start_date = addDays(today, offset)
      const currency = pick(currencies)
      const status = pick(['satista', 'kesin', 'dolu', 'sorunuz', 'iptal'] as const)
      const { id } = await insertDeparture(db, tour_id, start_date, { quota: 5000, currency, status })
      departures.push({ id, tour_id, start_date, currency })
    }
  }
  const instant = (day: Day) =>
    new Date(`${day}T${pick(['00:00:00', '00:30:00', '02:59:59', '12:00:00', '23:59:59'])}+03:00`)
  for (let n = 0; n < count; n += 1) {
    const status = pick(orderStatuses)
    const created_at = instant(addDays(today, -whole(0, random() < 0.4 ? 10 : 760)))
    const order: Insertable<Tables['orders']> = {
      order_no: orderNo(n),
      secret_hash: Buffer.alloc(32),
      status,
      payment_status: pick(['odenmedi', 'kismi', 'odendi', 'iade']),
      hold_until: instant(addDays(today, whole(-2, 4))),
      lang: 'tr',
      name: `Müşteri ${n}`,
      city: 'İzmir',
      email: `m${n}@ornek.example`,
      phone: '0532',
      created_at,
    }
    await db.transaction().execute(async (tx) => {
      const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
      for (let position = 1; position <= whole(1, 2); position += 1) {
        const departure = pick(departures)
        const total = whole(1, 90_000) * 100 + pick([0, 0, 50])
        const seats = whole(1, 4)
        const isReleased = status === 'iptal' || status === 'suresi-doldu'
        const item = await tx
          .insertInto('order_items')
          .values({
            order_id: id,
            position,
            tour_id: departure.tour_id,
            departure_id: departure.id,
            tour_code: 'T',
            tour_name: 'Tur',
            tour_place: '',
            start_date: departure.start_date,
            end_date: departure.start_date,
            people_quantity: seats,
            seats,
            seats_released_at: isReleased ? created_at : null,
            currency: departure.currency,
            kdv_rate: 0,
            price: total,
            kdv: 0,
            total,
            deposit: total,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('order_lines')
          .values({
            order_item_id: item.id,
            position: 1,
            kind: 'multi_room',
            label: 'x',
            quantity: 1,
            unit_price: total,
            amount: total,
          })
          .execute()
        if (!isReleased)
          await tx
            .updateTable('departures')
            .set((eb) => ({ seats_taken: eb('seats_taken', '+', seats) }))
            .where('id', '=', departure.id)
            .execute()
      }
      for (let n = whole(0, 2); n > 0; n -= 1)
        await tx
          .insertInto('payments')
          .values({
            order_id: id,
            status: pick(['bildirildi', 'eslesti', 'eslesti', 'reddedildi', 'iade']),
            amount: whole(1, 50_000) * 100,
            currency: pick(currencies),
            paid_on: addDays(today, -whole(0, 760)),
          })
          .execute()
      for (let n = whole(-1, 2); n > 0; n -= 1)
        await tx
          .insertInto('order_events')
          .values({ order_id: id, kind: pick(['iptal-istegi', 'not']), note: 'x' })
          .execute()
    })
  }
}

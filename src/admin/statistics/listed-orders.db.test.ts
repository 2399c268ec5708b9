/**
 * Pages of the office's list of orders beside SQL that was written from its definition: every order compared, sorted and counted,
 * with nothing that the list does for speed.
 */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { addDays } from '#src/base/dates.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { OfficeOrderQuery, type OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { listOfficeOrders, sumOfficeOrders } from '#src/features/orders/list/orders-list.store.server.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { orderStatuses, paymentStatuses } from '#src/features/orders/statuses.schema.ts'
import { insertRandomSales } from './random-sales.fixture.ts'

const today = '2028-02-29'
const office = testOffice('yonetici', ordersAdminApi, { now: () => new Date(`${today}T09:00:00Z`) })
beforeAll(async () => {
  await insertRandomSales(office.db, 82, today, 150)
  // Orders of one instant and one name are sorted by their id.
  await sql`UPDATE orders SET created_at = '2028-01-31T12:00:00Z', name = 'Işıl Öz' WHERE id % 5 = 0`.execute(office.db)
})

const sorted = {
  created_at: sql`created_at`,
  name: sql`name COLLATE tr`,
  start_date: sql`(SELECT min(start_date) FROM order_items WHERE order_id = orders.id)`,
  due_on: sql`(SELECT due_on FROM order_sums WHERE order_id = orders.id)`,
}
const day = fc.option(
  fc.integer({ min: -760, max: 0 }).map((days) => addDays(today, days)),
  { nil: '' },
)
const query = fc.record({
  sort: fc.constantFrom(...(Object.keys(sorted) as (keyof typeof sorted)[])),
  isDown: fc.boolean(),
  status: fc.constantFrom('', 'gecerli', ...orderStatuses),
  payment: fc.constantFrom('', '', 'bildirildi', ...paymentStatuses),
  search: fc.constantFrom('', '', 'musteri 1', 'isil', 'tur'),
  from: day,
  to: day,
  page: fc.integer({ min: 1, max: 4 }),
  per_page: fc.constantFrom(3, 25, 60),
})

/** As if the random orders were millions. */
const bounds = fc.record({
  counted: fc.constantFrom(1, 20, 1000),
  looked: fc.constantFrom(5, 1000),
  lookedPerRow: fc.constant(1),
  chosen: fc.constantFrom(5, 60, 1000),
})

test('every page has the orders of its definition in their order, and their number', async () => {
  await fc.assert(
    fc.asyncProperty(query, bounds, async ({ sort, isDown, page, per_page, ...filters }, bounds) => {
      const { status, payment, search, from, to } = filters
      const placed = sql`(created_at AT TIME ZONE 'UTC' + interval '3 hours')::date`
      const words = sql`(SELECT words FROM order_search WHERE order_id = orders.id)`
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM orders
         WHERE (${status} = '' OR status = ${status} OR (${status} = 'gecerli' AND status NOT IN ('iptal', 'suresi-doldu')))
           AND (${payment} = '' OR payment_status = ${payment}
                OR (${payment} = 'bildirildi' AND 'bildirildi' IN (SELECT status FROM payments WHERE order_id = orders.id)))
           AND (SELECT bool_and(${words} LIKE '% ' || word || '%') FROM string_to_table(${search}, ' ') AS word) IS NOT FALSE
           AND (${from} = '' OR ${placed} >= nullif(${from}, '')::date) AND (${to} = '' OR ${placed} <= nullif(${to}, '')::date)
         ORDER BY ${sorted[sort]} ${isDown ? sql`DESC` : sql`ASC`} NULLS LAST, id ${isDown ? sql`DESC` : sql`ASC`}`.execute(
        office.db,
      )
      const asked = { ...filters, sort: isDown ? `-${sort}` : sort, page: String(page), per_page: String(per_page) }
      const ids = rows.map(({ id }) => id)
      const shown = ids.slice((page - 1) * per_page, page * per_page)
      const { body } = await office.get<OfficeOrders>(`${ordersAdminPath}?${new URLSearchParams(asked)}`)
      expect(body.data.map(({ id }) => id)).toEqual(shown)
      expect([body.total, body.more_than_total]).toEqual([ids.length, undefined])
      const parsed = OfficeOrderQuery.parse(asked)
      const summed = await sumOfficeOrders(office.db, parsed, () => true)
      expect(summed).toEqual(await sumOfficeOrders(office.db, parsed, () => false))
      const listed = await listOfficeOrders(office.db, parsed, bounds)
      expect(listed.orders.map(({ id }) => id)).toEqual(shown)
    }),
    { numRuns: 200 },
  )
})

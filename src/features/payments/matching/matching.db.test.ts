import { beforeEach, expect, test } from 'vitest'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { noticesPath } from './matching.links.ts'
import type { OpenNotice, SeveralMatched } from './matching.schema.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
let tour: SoldTour
/** Of each, two adults: 20.000 TL, 5.000 of them due at booking. */
let orders: PlacedOrder[]
beforeEach(async () => {
  for (const table of ['orders', 'outbox', 'audit_events'] as const) await agency.db.deleteFrom(table).execute()
  tour ??= await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 400 })
  orders = []
  for (let n = 0; n < 3; n++) orders.push(await agency.order({ tour, adults: 2 }))
})

async function notices(): Promise<OpenNotice[]> {
  const ids = JSON.stringify(orders.map(({ id }) => id))
  const { status, body } = await agency.api.get<OpenNotice[]>(`${noticesPath}?orders=${ids}`, officeHeaders)
  expect(status).toBe(200)
  return body
}
const wish = ({ id, order_id, version }: OpenNotice, accepts_difference = false) => ({
  id,
  order_id,
  version,
  accepts_difference,
})
const match = async (list: readonly object[]) =>
  agency.api.post<SeveralMatched & { errors?: object }>(`${noticesPath}/match`, { notices: list }, officeHeaders)
const stateOf = async ({ id }: PlacedOrder) => {
  const { status, sums } = await agency.read(id)
  return [status, sums[0]!.paid, sums[0]!.reported]
}

test('the notices of several orders are shown with what is due, and matched at once, each with its own mail', async () => {
  for (const order of orders) await agency.report(order, 5000)
  const shown = await notices()
  expect(shown.map(({ order_no, amount, effect }) => [order_no, amount, effect.is_expected, effect.due])).toEqual(
    orders.map(({ order_no }) => [order_no, 5000, true, 5000]),
  )
  const { status, body } = await match(shown.map((notice) => wish(notice)))
  expect([status, body.message, body.data.matched, body.data.refused]).toEqual([200, '3 ödeme eşleştirildi.', 3, 0])
  for (const order of orders) expect(await stateOf(order)).toEqual(['onayli', 5000, 0])
  const mails = await agency.db.selectFrom('outbox').select('subject').where('subject', 'like', '%onaylandı%').execute()
  expect(mails).toHaveLength(3)
  const records = await agency.db.selectFrom('audit_events').select('id').where('entity', '=', 'payments').execute()
  expect(records).toHaveLength(3)
})

test('one that differs is refused in its row, and the others are matched; accepted, it is matched too', async () => {
  const amounts = [5000, 4000, 5000]
  for (const [n, order] of orders.entries()) await agency.report(order, amounts[n]!)
  const shown = await notices()
  expect(shown.map(({ effect }) => effect.is_expected)).toEqual([true, false, true])
  const { body } = await match(shown.map((notice) => wish(notice)))
  expect(body.data.notices.map(({ result }) => result)).toEqual(['eslesti', 'reddedildi', 'eslesti'])
  expect(body.data.notices[1]!.message).toBe('Tutar beklenenden farklı. Fark kabul edilmeden eşleştirilmez.')
  expect(await stateOf(orders[1]!)).toEqual(['odeme-bildirildi', 0, 4000])
  const again = await match([wish(shown[1]!, true)])
  expect(again.body.data.notices[0]!.result).toBe('eslesti')
})

test('a second click changes nothing and says so', async () => {
  for (const order of orders) await agency.report(order, 5000)
  const all = (await notices()).map((notice) => wish(notice))
  const [first, second] = await Promise.all([match(all), match(all)])
  const results = [first, second].flatMap(({ body }) => body.data.notices.map(({ result }) => result))
  expect(results.filter((result) => result === 'eslesti')).toHaveLength(3)
  expect(results.filter((result) => result === 'eslesmis')).toHaveLength(3)
  for (const order of orders) expect(await stateOf(order)).toEqual(['onayli', 5000, 0])
  const mails = await agency.db.selectFrom('outbox').select('subject').where('subject', 'like', '%onaylandı%').execute()
  expect(mails).toHaveLength(3)
})

test('two notices of one order are decided one after the other, on what the first one left', async () => {
  const [order] = orders
  await agency.report(order!, 5000)
  await agency.report(order!, 15_000)
  const { body } = await match((await notices()).map((notice) => wish(notice)))
  expect(body.data.matched).toBe(2)
  expect(await stateOf(order!)).toEqual(['onayli', 20_000, 0])
})

test('a difference counts only for the order on which it was shown', async () => {
  await agency.report(orders[0]!, 4000)
  const [shown] = await notices()
  const cash = { method: 'nakit', currency: 'TRY', paid_on: '2026-11-21', amount: 5000, accepts_difference: true }
  expect((await agency.enter(orders[0]!.id, cash)).status).toBe(201)
  const { body } = await match([wish(shown!, true)])
  expect(body.data.notices[0]!.result).toBe('reddedildi')
  expect(await stateOf(orders[0]!)).toEqual(['onayli', 5000, 4000])
})

test('a rejected notice, and one that does not exist, are refused in their rows', async () => {
  const payment = await agency.report(orders[0]!, 5000)
  const [shown] = await notices()
  await agency.send('PUT', `/${orders[0]!.id}/payments/${payment}/reject`, { reason: 'Hesaba geçmedi' })
  const { body } = await match([wish(shown!), { ...wish(shown!), id: 999_999 }])
  expect(body.data.notices.map(({ result }) => result)).toEqual(['reddedildi', 'reddedildi'])
  expect(body.data.notices[0]!.message).toContain('reddedildi')
})

test.each([[{ notices: [] }], [{ notices: [{ id: 1 }] }], [{}]])('%j is refused', async (body) => {
  expect((await agency.api.post(`${noticesPath}/match`, body, officeHeaders)).status).toBe(422)
})

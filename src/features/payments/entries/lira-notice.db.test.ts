import { beforeEach, expect, test } from 'vitest'
import { listMoved } from '#src/features/accounting/accounting.store.server.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { liraAgency } from './lira.fixture.ts'

const { agency, state, rate, orderAgain } = liraAgency()
let lira: number
beforeEach(async () => {
  const accounts = agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY')
  lira = (await accounts.executeTakeFirstOrThrow()).id
})
const notify = (amount?: number, sender = 'Ayşe Yılmaz') =>
  agency.api.post<{ errors: Record<string, string[]> }>(
    orderApiPath(state.order.order_no, state.order.key, '/payment-notice'),
    { paid_on: '2026-11-21', bank_account_id: lira, sender, ...(amount !== undefined && { amount }) },
    {},
  )
const shown = async () => (await agency.api.get<ShownOrder>(orderApiPath(state.order.order_no, state.order.key))).body
const match = (id: number, body: object = {}) => agency.send('PUT', `/${state.order.id}/payments/${id}/match`, body)
const paymentOf = async (id: number) => (await agency.read(state.order.id)).payments.find((each) => each.id === id)!
const mails = () => agency.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const said = '25.000 TL (1 € = 50,00 TL, 20 Kasım 2026)'

test('a customer reports lira for a euro order: the page names what is open in lira, the payment keeps them', async () => {
  await rate('2026-11-21', 52)
  const offer = { currency: 'EUR', try_rate: 50, day: '2026-11-20', source: 'tcmb', is_kept_rate: true }
  expect((await shown()).lira).toEqual({ ...offer, open: 100_000 })
  await agency.db.deleteFrom('outbox').execute()
  const id = await agency.report(state.order, 25_000)
  const { lira: left, payments, open } = await shown()
  expect(payments).toMatchObject([
    { amount: 500, currency: 'EUR', lira: { charged: 25_000, try_rate: 50, rate_day: '2026-11-20' } },
  ])
  expect(open).toEqual([{ currency: 'EUR', amount: 1500 }])
  expect(left).toMatchObject({ open: 75_000, try_rate: 50, is_kept_rate: true })
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  expect((await shown()).lira).toMatchObject({ open: 78_000, try_rate: 52, is_kept_rate: false })
  expect(await paymentOf(id)).toMatchObject({ amount: 500, lira: { charged: 25_000, try_rate: 50 } })
  for (const { body_text } of await mails()) expect(body_text).toContain(`TL olarak: ${said}`)
  expect(await mails()).toHaveLength(2)
})

test('without an amount, all that is open is reported, exactly; then there is nothing to report', async () => {
  await rate('2026-11-21', 47.7777)
  await orderAgain()
  expect((await notify()).status).toBe(200)
  expect(await shown()).toMatchObject({
    open: [{ amount: 0 }],
    lira: null,
    payments: [{ amount: 2000, lira: { charged: 95_555.4 } }],
  })
  expect((await notify(1)).body.errors).toHaveProperty('bank_account_id')
})

test.each([
  ['more than is open, named in lira', 100_000.01, 'amount', '100.000 TL'],
  ['less than a cent', 0.01, 'amount', 'Sıfırdan büyük'],
])('%s is refused at the field', async (_, amount, field, message) => {
  const { status, body } = await notify(amount)
  expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining(message)] }])
  expect((await agency.read(state.order.id)).payments).toEqual([])
})

test('without a rate the customer is asked to call', async () => {
  await agency.db.deleteFrom('exchange_rates').execute()
  await orderAgain()
  expect((await shown()).lira).toBeNull()
  const { status, body } = await notify(1000)
  expect([status, body.errors]).toEqual([422, { bank_account_id: [expect.stringContaining('lütfen bizi arayın')] }])
})

test('of notices in lira at once, none reports more than is open', async () => {
  const senders = ['Ayşe', 'Fatma', 'Zeynep', 'Elif']
  const all = await Promise.all(senders.map((sender) => notify(60_000, sender)))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test('staff match it with one click; mail, receipt, log and the accountant’s list say lira and rate', async () => {
  const id = await agency.report(state.order, 25_000)
  await agency.db.deleteFrom('outbox').execute()
  expect((await match(id)).status).toBe(200)
  expect(await agency.read(state.order.id)).toMatchObject({ status: 'onayli', sums: [{ currency: 'EUR', paid: 500 }] })
  expect((await mails())[0]!.body_text).toContain(`TL olarak: ${said}`)
  const wish = { kind: 'receipt', subject: id, lang: 'tr' }
  expect((await agency.send('POST', `/${state.order.id}/documents`, wish)).status).toBe(200)
  const paper = await agency.db.selectFrom('papers').select('content').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(JSON.stringify(paper.content)).toContain(said)
  const [moved] = await listMoved(agency.db, { from: '2026-11-21', to: '2026-11-21' })
  expect(moved).toMatchObject({ amount: 500_00, charged: 25_000_00, try_rate: 50 })
})

test('other lira or another rate are matched after a question; undoing it restores what was reported', async () => {
  const id = await agency.report(state.order, 25_000)
  const other = { amount: 24_000, try_rate: 52.5 }
  const asked = await match(id, other)
  expect([asked.status, asked.body]).toMatchObject([409, { due: 500, open: 1542.86 }])
  expect((await match(id, { ...other, accepts_difference: true })).status).toBe(200)
  expect(await paymentOf(id)).toMatchObject({
    amount: 457.14,
    reported_amount: 500,
    lira: { charged: 24_000, try_rate: 52.5, rate_day: '2026-11-21' },
  })
  const [written] = await agency.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect([written!.before, written!.after]).toMatchObject([
    { amount: 500, charged: 25_000, try_rate: 50 },
    { amount: 457.14, charged: 24_000, try_rate: 52.5 },
  ])
  expect((await agency.send('POST', `/${state.order.id}/payments/${id}/undo`, { reason: 'yanlış tutar' })).status).toBe(
    200,
  )
  expect(await paymentOf(id)).toMatchObject({
    status: 'bildirildi',
    amount: 500,
    reported_amount: null,
    lira: { charged: 25_000, try_rate: 50, rate_day: '2026-11-20' },
  })
  expect((await match(id)).status).toBe(200)
  expect(await paymentOf(id)).toMatchObject({ amount: 500, lira: { charged: 25_000, try_rate: 50 } })
})

test('it goes back at the payment’s own rate', async () => {
  const id = await agency.report(state.order, 25_000)
  await match(id)
  await rate('2026-11-21', 60)
  const back = {
    kind: 'iade',
    note: 'Vazgeçti',
    method: 'nakit',
    currency: 'EUR',
    paid_on: '2026-11-21',
    in_lira: true,
  }
  expect((await agency.enter(state.order.id, { ...back, amount: 25_000.01, returns_id: id })).status).toBe(422)
  expect((await agency.enter(state.order.id, { ...back, amount: 25_000, returns_id: id })).status).toBe(201)
  expect((await agency.read(state.order.id)).sums).toMatchObject([{ paid: 500, refunded: 500 }])
})

test('a notice that is not in lira has no rate to correct', async () => {
  const accounts = agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'EUR')
  lira = (await accounts.executeTakeFirstOrThrow()).id
  expect((await notify(500)).status).toBe(200)
  const id = (await agency.read(state.order.id)).payments[0]!.id
  expect((await match(id, { try_rate: 50 })).body.errors).toHaveProperty('try_rate')
})

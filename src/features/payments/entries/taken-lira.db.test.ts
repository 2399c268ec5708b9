import { expect, test } from 'vitest'
import { listMoved } from '#src/features/accounting/accounting.store.server.ts'
import { officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { liraAgency } from './lira.fixture.ts'

const { agency, state, rate } = liraAgency()
const cash = { method: 'nakit', currency: 'EUR', paid_on: '2026-11-21', in_lira: true }
const enter = (entry: object) => agency.enter(state.order.id, { ...cash, ...entry })
const sums = async () => (await agency.read(state.order.id)).sums[0]!
const rowsOf = async () =>
  (await agency.read(state.order.id)).payments.map(({ amount, lira }) => [amount, lira?.charged, lira?.try_rate])

test('lira pay a foreign order at the rate that it keeps while its hold lasts, later at the newest one', async () => {
  await rate('2026-11-21', 52)
  expect((await enter({ amount: 12_500 })).status).toBe(201)
  expect(await sums()).toMatchObject({ currency: 'EUR', paid: 250, open: 1750 })
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  const path = `/api/admin/orders/${state.order.id}/payment-rates`
  const { body } = await agency.api.get(path, officeHeaders)
  expect(body).toEqual([{ currency: 'EUR', try_rate: 52, day: '2026-11-21', source: 'tcmb', is_kept_rate: false }])
  expect((await enter({ amount: 13_000, paid_on: '2026-11-23' })).status).toBe(201)
  expect(await rowsOf()).toEqual([
    [250, 12_500, 50],
    [250, 13_000, 52],
  ])
  expect(await agency.read(state.order.id)).toMatchObject({ status: 'onayli', sums: [{ paid: 500 }] })
})

test('staff may take another rate; it is in the log, the mail, on the receipt and in the accountant’s list', async () => {
  const { body } = await enter({ amount: 26_000.5, try_rate: 52.0411 })
  expect(await rowsOf()).toEqual([[499.61, 26_000.5, 52.0411]])
  const [written] = await agency.db.selectFrom('audit_events').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(written!.after).toMatchObject({ amount: 499.61, charged: 26_000.5, try_rate: 52.0411, rate_day: '2026-11-21' })
  const said = '26.000,50 TL (1 € = 52,0411 TL, 21 Kasım 2026)'
  const mail = agency.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', 'like', 'ayse%')
    .orderBy('id', 'desc')
  expect((await mail.limit(1).executeTakeFirstOrThrow()).body_text).toContain(`TL olarak: ${said}`)
  const wish = { kind: 'receipt', subject: body.data!.id, lang: 'tr' }
  expect((await agency.send('POST', `/${state.order.id}/documents`, wish)).status).toBe(200)
  const paper = await agency.db.selectFrom('papers').select('content').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(JSON.stringify(paper.content)).toContain(said)
  const [moved] = await listMoved(agency.db, { from: '2026-11-21', to: '2026-11-21' })
  expect(moved).toMatchObject({ amount: 499_61, charged: 26_000_50, try_rate: 52.0411 })
})

test('lira go back at the payment’s own rate, in parts that add up, and never more than came', async () => {
  const paid = (await enter({ amount: 10_000, try_rate: 47.7777 })).body.data!.id
  await rate('2026-11-22', 60)
  const back = (amount: number) => enter({ kind: 'iade', note: 'Vazgeçti', amount, returns_id: paid })
  expect((await back(10_000.01)).body.errors).toHaveProperty('amount')
  for (const part of [3333.33, 3333.33, 3333.34]) expect((await back(part)).status).toBe(201)
  expect((await back(0.01)).status).toBe(422)
  const { paid: came, refunded } = await sums()
  expect(refunded).toBe(came)
  const moved = await listMoved(agency.db, { from: '2026-11-21', to: '2026-11-21' })
  expect(moved.reduce((all, { charged }) => all + charged!, 0)).toBe(0)
  // Of another payment there would be enough.
  expect((await enter({ amount: 20_000 })).status).toBe(201)
  const undone = await agency.send('POST', `/${state.order.id}/payments/${paid}/undo`, { reason: 'yanlış' })
  expect(undone).toMatchObject({ status: 409, body: { message: 'Bu para iade edilmiş. Önce iadeyi geri alın.' } })
})

test.each([
  ['without any rate', { amount: 100, currency: 'USD' }, 'try_rate'],
  ['of nothing', { amount: 0.01 }, 'amount'],
  ['at no rate', { amount: 100, try_rate: 0 }, 'try_rate'],
  ['into a euro account', { amount: 100, method: 'havale', bank_account_id: 2 }, 'bank_account_id'],
  ['back without a payment', { amount: 100, kind: 'iade', note: 'olmaz' }, 'returns_id'],
])('lira %s are refused at the field', async (_, entry, field) => {
  const { status, body } = await enter(entry)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
})

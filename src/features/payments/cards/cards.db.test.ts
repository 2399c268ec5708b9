import { expect, test } from 'vitest'
import { staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { OfficeOrderQuery } from '#src/features/orders/book/orders.admin.schema.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { countOfficeOrders } from '#src/features/orders/list/orders-list.store.server.ts'
import { officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderLists } from '#src/features/orders/orders.links.ts'
import { agencyKeys } from '#tools/pos-simulator/agency-keys.ts'
import { cardAgency } from './card-agency.fixture.ts'
import type { OfficeCardSettings } from './card-settings.schema.ts'
import { askAboutOpenAttempts } from './cards.commands.server.ts'
import { cardSettingsPath } from './cards.links.ts'

const cards = cardAgency()
const {
  agency,
  state,
  choose,
  put,
  after,
  order,
  begin,
  beginWith,
  notify,
  pay,
  offerOf,
  attemptsOf,
  moneyOf,
  refund,
} = cards
const deposit = 5000
const read = async ({ order_no, key }: PlacedOrder) => (await cards.api.get<Order>(orderApiPath(order_no, key))).body
const subjects = async () =>
  (await agency.db.selectFrom('outbox').select('subject').where('recipient', 'like', 'ayse%').orderBy('id').execute())
    .map(({ subject }) => subject.split(':')[0])
    .filter((subject) => !subject!.startsWith('Rezervasyonunuz alındı'))

test.each(['iyzico', 'paytr'] as const)(
  '%s: the deposit by card confirms the order, and the balance pays it',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const { choices } = await offerOf(placed)
    expect(choices).toEqual([{ currency: 'TRY', due: deposit, open: 20_000, rate: null, is_kept_rate: false }])
    expect(await pay(await begin(placed, deposit))).toEqual({ status: 200, text: 'OK' })
    expect((await read(placed)).status).toBe('onayli')
    expect((await offerOf(placed)).choices).toMatchObject([{ due: 15_000, open: 15_000 }])
    await pay(await begin(placed, 15_000))
    expect(await read(placed)).toMatchObject({ status: 'onayli', payment_status: 'odendi' })
    expect(await offerOf(placed)).toMatchObject({ is_offered: false, attempt: { status: 'alindi', amount: 15_000 } })
    expect((await moneyOf(placed)).map(({ amount, method }) => [amount, method])).toEqual([
      [5000_00, 'kart'],
      [15_000_00, 'kart'],
    ])
  },
)

test.each(['iyzico', 'paytr'] as const)(
  '%s: a notice twice, and at the same time, is one payment and one mail',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const payment = await begin(placed, deposit)
    await cards.simulator.act(payment.token, 'pay')
    const answers = await Promise.all([notify(payment), notify(payment), notify(payment)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await notify(payment)).toEqual({ status: 200, text: 'OK' })
    expect(await moneyOf(placed)).toHaveLength(1)
    expect(await subjects()).toEqual(['Rezervasyonunuz onaylandı'])
  },
)

test.each(['iyzico', 'paytr'] as const)('%s: a forged notice is refused and changes nothing', async (provider) => {
  await choose(provider)
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'decline')
  const forged = (body: string) => body.replace('FAILURE', 'SUCCESS').replace('status=failed', 'status=success')
  expect((await notify(payment, forged)).status).toBe(403)
  expect((await notify(payment, () => 'x')).status).toBe(403)
  expect(await moneyOf(placed)).toEqual([])
  expect((await read(placed)).status).toBe('opsiyonlu')
})

test('a right notice about a payment that the provider does not confirm takes no money', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  expect((await notify({ ...payment, state: 'paid' })).status).toBe(200)
  expect(await moneyOf(placed)).toEqual([])
})

test.each(['iyzico', 'paytr'] as const)(
  '%s: notices out of order: a decline after the money changes nothing',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const payment = await begin(placed, deposit)
    await cards.simulator.act(payment.token, 'decline')
    const declined = { ...payment }
    await pay(payment)
    expect((await notify(declined)).status).toBe(200)
    expect(await moneyOf(placed)).toHaveLength(1)
    expect((await attemptsOf(placed)).map(({ status }) => status)).toEqual(['alindi'])
  },
)

test.each(['iyzico', 'paytr'] as const)(
  '%s: a notice that comes again after a refund takes nothing again',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const payment = await begin(placed, deposit)
    await pay(payment)
    await refund(placed, (await agency.read(placed.id)).payments[0]!.id, deposit)
    after(60)
    expect(await notify(payment)).toEqual({ status: 200, text: 'OK' })
    await askAboutOpenAttempts(cards.api.services)
    expect((await moneyOf(placed)).map(({ status }) => status)).toEqual(['eslesti', 'iade'])
  },
)

test('a declined card takes no money, says why, and another try succeeds', async () => {
  const placed = await order()
  const declined = await begin(placed, deposit)
  await cards.simulator.act(declined.token, 'fail3d')
  await notify(declined)
  expect((await offerOf(placed)).attempt).toMatchObject({
    status: 'reddedildi',
    refusal: '3-D Secure doğrulaması başarısız',
  })
  expect(await moneyOf(placed)).toEqual([])
  await pay(await begin(placed, deposit))
  expect((await read(placed)).status).toBe('onayli')
})

test.each(['iyzico', 'paytr'] as const)('%s: a lost notice is found by asking', async (provider) => {
  await choose(provider)
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.simulator.act(payment.token, 'lost')
  expect(await askAboutOpenAttempts(cards.api.services)).toBe(0)
  after(2)
  state.isUp = false
  await askAboutOpenAttempts(cards.api.services)
  expect(await moneyOf(placed)).toEqual([])
  state.isUp = true
  after(4)
  await Promise.all([askAboutOpenAttempts(cards.api.services), askAboutOpenAttempts(cards.api.services)])
  expect(await moneyOf(placed)).toHaveLength(1)
  expect((await read(placed)).status).toBe('onayli')
})

test('an open attempt keeps the seats beyond the hold, and not for long', async () => {
  const placed = await order()
  await begin(placed, deposit)
  after(24 * 60 + 14)
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(0)
  after(24 * 60 + 15)
  expect(await expireHolds(agency.db, agency.clock.now)).toBe(1)
})

test('money for an expired order takes the seats again', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  after(25 * 60)
  await expireHolds(agency.db, agency.clock.now)
  expect(await seatsTaken(agency.db, state.tour.departureId)).toBe(0)
  await pay(payment)
  expect((await read(placed)).status).toBe('onayli')
  expect(await seatsTaken(agency.db, state.tour.departureId)).toBe(2)
})

test('money for an expired order whose seats are gone is kept, told, and can go back', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  after(25 * 60)
  await expireHolds(agency.db, agency.clock.now)
  await agency.db.updateTable('departures').set({ quota: 1 }).where('id', '=', state.tour.departureId).execute()
  await pay(payment)
  const { status, sums, payments } = await agency.read(placed.id)
  expect(status).toBe('suresi-doldu')
  expect(sums).toMatchObject([{ paid: deposit, open: -deposit }])
  expect(await subjects()).toEqual(['Ödemeniz bize ulaştı'])
  expect((await refund(placed, payments[0]!.id, deposit)).status).toBe(201)
  expect((await agency.read(placed.id)).sums).toMatchObject([{ paid: deposit, refunded: deposit, open: 0 }])
  expect(cards.simulator.payments.byToken(payment.token)!.refunds).toEqual([5000_00])
})

test('money for a cancelled order is kept', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  await cards.api.post(orderApiPath(placed.order_no, placed.key, '/cancel-request'), {})
  await pay(payment)
  expect(await agency.read(placed.id)).toMatchObject({ status: 'iptal', sums: [{ open: -deposit }] })
})

test.each(['iyzico', 'paytr'] as const)(
  '%s: two tabs with one amount open one page, and pay once',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const [first, second] = [await begin(placed, 20_000), await begin(placed, 20_000)]
    expect(second.token).toBe(first.token)
    await pay(first)
    await pay(second)
    expect(await moneyOf(placed)).toMatchObject([{ amount: 20_000_00 }])
    expect(await attemptsOf(placed)).toHaveLength(1)
  },
)

test('clicks in several tabs at the same moment open one page at most', async () => {
  const placed = await order()
  const wish = { amount: deposit, currency: 'TRY' }
  const answers = await Promise.all([beginWith(placed, wish), beginWith(placed, wish), beginWith(placed, wish)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await attemptsOf(placed)).toHaveLength(1)
})

test('a second tab is told of a payment whose notice was lost', async () => {
  const placed = await order()
  const payment = await begin(placed, 20_000)
  await cards.simulator.act(payment.token, 'lost')
  const { status, body } = await beginWith(placed, { amount: 20_000, currency: 'TRY' })
  expect([status, body.message]).toEqual([409, 'Bu rezervasyonda kartla ödenecek bir tutar yok.'])
  expect(await moneyOf(placed)).toHaveLength(1)
})

test('another amount, and the same one after the page is over, open a page of their own', async () => {
  const placed = await order()
  const first = await begin(placed, deposit)
  expect((await begin(placed, 20_000)).token).not.toBe(first.token)
  after(31)
  expect((await begin(placed, deposit)).token).not.toBe(first.token)
  expect(await attemptsOf(placed)).toHaveLength(3)
})

test('pages of two amounts that are both paid are an overpayment: customer and staff read it, a refund ends it', async () => {
  const placed = await order()
  const tabs = [await begin(placed, deposit), await begin(placed, 20_000)]
  for (const tab of tabs) await pay(tab)
  expect((await moneyOf(placed)).map(({ amount, status }) => [amount, status])).toEqual([
    [5000_00, 'eslesti'],
    [20_000_00, 'eslesti'],
  ])
  const { sums, payments } = await agency.read(placed.id)
  expect(sums).toMatchObject([{ paid: 25_000, open: -5000 }])
  expect((await read(placed)).overpaid).toEqual([{ currency: 'TRY', amount: 5000 }])
  const waiting = () => countOfficeOrders(agency.db, OfficeOrderQuery.parse(orderLists.overpaid()))
  expect(await waiting()).toBe(1)
  const last = await agency.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', 'like', 'ayse%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(last.body_text).toContain('Fazla ödenen, size iade edilecek: 5.000')
  expect((await refund(placed, payments.at(-1)!.id, 5000)).status).toBe(201)
  expect((await read(placed)).overpaid).toEqual([])
  expect([await waiting(), (await agency.read(placed.id)).sums[0]!.open]).toEqual([0, 0])
})

test('a page that takes another card after a declined one may still be paid: that too is an overpayment', async () => {
  const placed = await order()
  const declined = await begin(placed, 20_000)
  await cards.simulator.act(declined.token, 'decline')
  await notify(declined)
  const second = await begin(placed, 20_000)
  expect(second.token).not.toBe(declined.token)
  await pay(second)
  await pay(declined)
  expect((await read(placed)).overpaid).toEqual([{ currency: 'TRY', amount: 20_000 }])
})

test.each([
  ['more than is open', { amount: 20_000.01, currency: 'TRY' }, 422],
  ['nothing', { amount: 0, currency: 'TRY' }, 422],
  ['a currency that the order does not have', { amount: 10, currency: 'EUR' }, 409],
  ['an unknown field', { amount: 10, currency: 'TRY', iban: '1' }, 422],
])('%s is refused', async (_, body, status) => {
  expect((await beginWith(await order(), body)).status).toBe(status)
})

test('without a provider, without its answer, and with another key nothing is offered', async () => {
  const placed = await order()
  expect((await beginWith({ ...placed, key: 'x' }, { amount: 1, currency: 'TRY' })).status).toBe(404)
  state.isUp = false
  const { status, body } = await beginWith(placed, { amount: deposit, currency: 'TRY' })
  expect([status, body.message]).toEqual([503, expect.stringContaining('kartınızdan para çekilmedi')])
  await choose('none')
  expect((await beginWith(placed, { amount: deposit, currency: 'TRY' })).status).toBe(409)
  expect((await offerOf(placed)).is_offered).toBe(false)
})

test('a foreign amount is charged in lira at the rate that the order keeps, after the hold at the newest one', async () => {
  const { db } = agency
  await db.deleteFrom('exchange_rates').execute()
  const rate = { currency: 'EUR' as const, source: 'tcmb' as const, at: agency.clock.now }
  await db
    .insertInto('exchange_rates')
    .values({ ...rate, day: '2026-11-20', try_rate: 50 })
    .execute()
  state.tour = await insertSoldTour(db, {
    start_date: '2027-04-12',
    currency: 'EUR',
    multi_room_price: 1000_00,
    single_room_price: 1200_00,
  })
  const placed = await order()
  await db
    .insertInto('exchange_rates')
    .values({ ...rate, day: '2026-11-22', try_rate: 51.5 })
    .execute()
  expect((await offerOf(placed)).choices).toMatchObject([{ due: 500, rate: { try_rate: 50 }, is_kept_rate: true }])
  const payment = await begin(placed, 500, 'EUR')
  expect(payment.amount).toBe(25_000_00)
  await pay(payment)
  expect(await moneyOf(placed)).toMatchObject([{ amount: 500_00, currency: 'EUR' }])
  after(3 * 24 * 60)
  const later = await begin(placed, 100, 'EUR')
  expect(later.amount).toBe(5150_00)
  await pay(later)
  const paid = (await agency.read(placed.id)).payments
  expect((await refund(placed, paid[0]!.id, 100)).status).toBe(201)
  expect(cards.simulator.payments.byToken(payment.token)!.refunds).toEqual([5000_00])
  await db.deleteFrom('exchange_rates').execute()
  expect((await offerOf(placed)).choices).toEqual([])
  expect((await beginWith(placed, { amount: 10, currency: 'EUR' })).status).toBe(409)
})

test('abroad there are no instalments', async () => {
  const [home, abroad] = [await begin(await order(), deposit), await begin(await abroadOrder(), deposit)]
  expect([home.installments, abroad.installments]).toEqual([[1, 2, 3, 6], [1]])
})
const abroadOrder = async () => {
  const away = await insertSoldTour(agency.db, { start_date: '2027-05-12' }, { countries: ['IT'] })
  return agency.order({ tour: away, adults: 2 })
}

test('an attempt that nobody paid is given up after a day', async () => {
  const placed = await order()
  await begin(placed, deposit)
  after(23 * 60)
  await askAboutOpenAttempts(cards.api.services)
  expect((await attemptsOf(placed))[0]!.status).toBe('acik')
  after(26 * 60)
  await askAboutOpenAttempts(cards.api.services)
  expect((await attemptsOf(placed))[0]!.status).toBe('vazgecildi')
})

test('another key takes the password and is mailed to the administrators; the same key, or none, takes nothing', async () => {
  const refused = await put(cardSettingsPath, { iyzico_secret_key: 'another-key' })
  expect([refused.status, Object.keys(refused.body.errors!)]).toEqual([422, ['current_password']])
  const wrong = await put(cardSettingsPath, { iyzico_secret_key: 'another-key', current_password: 'yelken-vakti-27' })
  expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['current_password']])
  expect((await put(cardSettingsPath, { max_installments: 3, iyzico_api_key: agencyKeys.iyzico_api_key })).status).toBe(
    200,
  )
  expect(await agency.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
  const changed = { iyzico_secret_key: 'another-key', current_password: staffPassword }
  expect((await put(cardSettingsPath, changed)).status).toBe(200)
  const told = await agency.db.selectFrom('outbox').select(['recipient', 'body_text']).execute()
  expect(told.map(({ recipient }) => recipient)).toEqual([agency.staff.email])
  expect(told[0]!.body_text).not.toContain('another-key')
})

test('the mail about keys names the provider whose keys were typed, not the chosen one', async () => {
  const keys = { paytr_merchant_id: '987654', paytr_merchant_key: 'anahtar-9', paytr_merchant_salt: 'tuz-9' }
  expect((await put(cardSettingsPath, { ...keys, current_password: staffPassword })).status).toBe(200)
  const { body_text } = await agency.db.selectFrom('outbox').select('body_text').executeTakeFirstOrThrow()
  expect(body_text).toContain('paytr')
  expect(body_text).not.toContain('iyzico')
})

test('keys are written and never read, and a provider needs all of its own', async () => {
  const { body } = await cards.api.get<OfficeCardSettings>(cardSettingsPath, officeHeaders)
  expect(JSON.stringify(body)).not.toMatch(/simulator-(api-)?(key|secret|salt)/)
  expect(body.endings).toMatchObject({ iyzico_api_key: '-key', iyzico_secret_key: '-key', paytr_merchant_id: '' })
  const [event] = await agency.db.selectFrom('audit_events').selectAll().execute()
  expect(JSON.stringify(event)).toContain('card_settings')
  expect(JSON.stringify(event)).not.toContain('simulator-')
  await agency.db.updateTable('card_settings').set({ provider: 'none', paytr_merchant_salt: null }).execute()
  const missing = await put(cardSettingsPath, { provider: 'paytr' })
  expect([missing.status, Object.keys(missing.body.errors!)]).toEqual([422, ['paytr_merchant_salt']])
})

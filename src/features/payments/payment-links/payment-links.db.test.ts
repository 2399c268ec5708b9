import { expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { cardAgency } from '../cards/card-agency.fixture.ts'
import { cardSettingsPath } from '../cards/cards.links.ts'
import type { CardPaymentBegun } from '../cards/cards.schema.ts'
import { payApiPath } from './payment-links.links.ts'
import type { OrderLinks, PayLink } from './payment-links.schema.ts'

const cards = cardAgency()
const { agency, state, choose, after, order, notify, attemptsOf, moneyOf, refund } = cards
const deposit = 5000

const linksPath = ({ id }: PlacedOrder) => `/api/admin/orders/${id}/payment-links`
const wish = { currency: 'TRY', amount: deposit, purpose: 'Ön ödeme', valid_until: '2026-11-25' }
const make = (placed: PlacedOrder, change: object = {}) =>
  cards.api.post<{ message: string; errors?: object; data: { id: number; url: string } }>(
    linksPath(placed),
    { ...wish, ...change },
    officeHeaders,
  )
const codeOf = async (placed: PlacedOrder, change: object = {}) => {
  const { status, body } = await make(placed, change)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.url.split('/').at(-1)!
}
const listed = async (placed: PlacedOrder) => (await cards.api.get<OrderLinks>(linksPath(placed), officeHeaders)).body
const shown = async (code: string) => (await cards.api.get<PayLink>(`${payApiPath}/${code}`)).body
const beginWith = (code: string, amount: number | string) =>
  cards.api.post<CardPaymentBegun & { errors?: object }>(`${payApiPath}/${code}/payments`, { amount })
const begin = async (code: string, amount = deposit) => {
  const { status, body } = await beginWith(code, amount)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return cards.simulator.payments.byToken(body.data.url.split('/').at(-1)!)!
}
const pay = async (payment: Awaited<ReturnType<typeof begin>>) => {
  await cards.simulator.act(payment.token, 'pay')
  return notify(payment)
}
const deed = async (placed: PlacedOrder, what: 'withdraw' | 'mail') => {
  const [link] = (await listed(placed)).links
  return cards.api.post<{ message: string }>(`${linksPath(placed)}/${link!.id}/${what}`, {}, officeHeaders)
}
const mails = () =>
  agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'recipient'])
    .where('message_key', 'like', 'payment-link:%')
    .orderBy('id')
    .execute()

test('a link asks for a part of the order, says no personal data, and its payment confirms the order', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const link = await shown(code)
  expect(link).toMatchObject({ state: 'acik', amount: deposit, payable: deposit, paid: 0, order_no: placed.order_no })
  expect(JSON.stringify(link)).not.toMatch(/Ayşe|ayse|532/)
  await pay(await begin(code))
  expect(await shown(code)).toMatchObject({ state: 'odendi', paid: deposit, payable: 0, attempt: { status: 'alindi' } })
  const { status, events } = await agency.read(placed.id)
  expect(status).toBe('onayli')
  expect(events.map(({ kind }) => kind)).toContain('baglanti')
  expect((await beginWith(code, deposit)).status).toBe(409)
  expect((await listed(placed)).links).toMatchObject([{ state: 'odendi', paid: deposit, created_by: 'Zeynep Kaya' }])
})

test.each(['iyzico', 'paytr'] as const)('%s: two tabs open one page, and pay once', async (provider) => {
  await choose(provider)
  const placed = await order()
  const code = await codeOf(placed)
  const [first, second] = [await begin(code), await begin(code)]
  expect(second.token).toBe(first.token)
  await pay(first)
  await pay(second)
  expect(await moneyOf(placed)).toMatchObject([{ amount: 5000_00 }])
  expect(await attemptsOf(placed)).toHaveLength(1)
})

test('two tabs at the same moment open one page at most', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const answers = await Promise.all([beginWith(code, deposit), beginWith(code, deposit), beginWith(code, deposit)])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(await attemptsOf(placed)).toHaveLength(1)
})

test('a second tab is told of a payment whose notice was lost', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const payment = await begin(code)
  await cards.simulator.act(payment.token, 'lost')
  const { status, body } = await beginWith(code, deposit)
  expect([status, body.message]).toEqual([409, 'Bu bağlantıyla artık ödeme yapılamıyor.'])
  expect((await shown(code)).state).toBe('odendi')
  expect(await moneyOf(placed)).toHaveLength(1)
})

test('after a declined card, and after the page is over, a new page opens', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const declined = await begin(code)
  await cards.simulator.act(declined.token, 'decline')
  const left = await begin(code)
  expect(left.token).not.toBe(declined.token)
  after(31)
  expect((await begin(code)).token).not.toBe(left.token)
})

test('a link that may be paid in parts takes them until it is paid', async () => {
  const placed = await order()
  const code = await codeOf(placed, { is_partial: true, amount: 6000 })
  const first = await begin(code, 2000)
  const other = await beginWith(code, 1000)
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('2.000 TL')])
  await pay(first)
  expect(await shown(code)).toMatchObject({ state: 'acik', paid: 2000, payable: 4000 })
  expect((await beginWith(code, 4000.01)).status).toBe(422)
  await pay(await begin(code, 4000))
  expect((await shown(code)).state).toBe('odendi')
})

test('a whole link takes no part, and no link takes more than the order owes', async () => {
  const placed = await order()
  const code = await codeOf(placed, { amount: 20_000 })
  expect((await beginWith(code, 100)).status).toBe(422)
  await cards.pay(await cards.begin(placed, deposit))
  expect(await shown(code)).toMatchObject({ state: 'acik', amount: 20_000, payable: 15_000 })
  await pay(await begin(code, 15_000))
  expect(await shown(code)).toMatchObject({ state: 'kapali', payable: 0 })
  expect(await agency.read(placed.id)).toMatchObject({ payment_status: 'odendi' })
})

test('a withdrawn link says so; money of a page that was open is not lost', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const payment = await begin(code)
  expect((await deed(placed, 'withdraw')).status).toBe(200)
  expect((await deed(placed, 'withdraw')).status).toBe(200)
  expect((await shown(code)).state).toBe('geri-cekildi')
  expect((await beginWith(code, deposit)).status).toBe(409)
  await pay(payment)
  expect(await moneyOf(placed)).toHaveLength(1)
  expect((await deed(placed, 'withdraw')).status).toBe(409)
  const { events } = await agency.read(placed.id)
  expect(events.filter(({ kind }) => kind === 'baglanti-iptal')).toMatchObject([{ note: 'Ön ödeme' }])
})

test('a link ends with its last day, and with the hold of its order', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const today = await codeOf(placed, { valid_until: '2026-11-21' })
  after(14 * 60)
  expect([(await shown(today)).state, (await shown(code)).state]).toEqual(['suresi-doldu', 'acik'])
  after(25 * 60)
  await expireHolds(agency.db, agency.clock.now)
  expect((await shown(code)).state).toBe('kapali')
  expect((await beginWith(code, deposit)).status).toBe(409)
})

test('a payment of a link that arrives after the hold ended takes the seats again', async () => {
  const placed = await order()
  const payment = await begin(await codeOf(placed))
  after(25 * 60)
  await expireHolds(agency.db, agency.clock.now)
  await pay(payment)
  expect((await agency.read(placed.id)).status).toBe('onayli')
})

test('money that went back does not open the link again', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  await pay(await begin(code))
  expect((await refund(placed, (await agency.read(placed.id)).payments[0]!.id, deposit)).status).toBe(201)
  expect((await shown(code)).state).toBe('odendi')
})

test('without a rate a foreign link waits, and is charged at the rate of its order', async () => {
  const { db } = agency
  await db.deleteFrom('exchange_rates').execute()
  const rate = { currency: 'EUR' as const, source: 'tcmb' as const, at: agency.clock.now, day: '2026-11-20' }
  await db
    .insertInto('exchange_rates')
    .values({ ...rate, try_rate: 50 })
    .execute()
  const prices = { multi_room_price: 1000_00, single_room_price: 1200_00 }
  state.tour = await insertSoldTour(db, { start_date: '2027-04-12', currency: 'EUR', ...prices })
  const placed = await order()
  const code = await codeOf(placed, { currency: 'EUR', amount: 500 })
  await db.deleteFrom('exchange_rates').execute()
  expect(await shown(code)).toMatchObject({ state: 'acik', rate: { try_rate: 50 }, is_kept_rate: true })
  expect((await begin(code, 500)).amount).toBe(25_000_00)
  await agency.send('PUT', `/api/admin/orders/${placed.id}/status`, { status: 'onayli' })
  after(3 * 24 * 60)
  expect((await shown(code)).state).toBe('kapali')
})

test('the mail is in the language of the order, once a minute, and for nobody without an address', async () => {
  const placed = await order()
  const { body } = await make(placed, { sends_mail: '1' })
  expect(body.message).toBe('Ödeme bağlantısı müşteriye gönderildi.')
  expect(await mails()).toMatchObject([{ subject: `Ödeme bağlantınız: ${placed.order_no}` }])
  expect((await mails())[0]!.body_text).toContain(body.data.url)
  expect((await deed(placed, 'mail')).status).toBe(409)
  after(2)
  await agency.db.updateTable('orders').set({ lang: 'en' }).where('id', '=', placed.id).execute()
  expect((await deed(placed, 'mail')).status).toBe(200)
  const english = (await mails()).at(-1)!
  expect(english.subject).toBe(`Your payment link: ${placed.order_no}`)
  expect(english.body_text).toContain('/en/odeme/')
  await agency.db.updateTable('orders').set({ email: '' }).where('id', '=', placed.id).execute()
  after(5)
  expect((await deed(placed, 'mail')).status).toBe(409)
  expect((await make(placed, { sends_mail: '1' })).status).toBe(422)
})

test('without a mail server nobody is told that a link was sent', async () => {
  const { services } = cards.api
  const settings = { ...services.settings, sendsMail: false }
  const unsent = testApi(endpoints, { ...services, staff: agency.staff, settings })
  const placed = await order()
  const path = linksPath(placed)
  const refused = await unsent.post<{ errors?: object }>(path, { ...wish, sends_mail: true }, officeHeaders)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { sends_mail: [expect.stringContaining('E-posta sunucusu ayarlı değil')] },
  ])
  const made = await unsent.post<{ message: string; data: { id: number } }>(path, wish, officeHeaders)
  expect([made.status, made.body.message]).toEqual([201, 'Ödeme bağlantısı hazır.'])
  const mailed = await unsent.post(`${path}/${made.body.data.id}/mail`, {}, officeHeaders)
  expect(mailed).toMatchObject({ status: 409, body: { message: expect.stringContaining('E-posta sunucusu') } })
  expect((await listed(placed)).links).toMatchObject([{ mailed_at: null }])
})

test.each([
  ['more than the balance', { amount: 20_000.01 }, 422, 'amount'],
  ['nothing', { amount: 0 }, 422, 'amount'],
  ['yesterday', { valid_until: '2026-11-20' }, 422, 'valid_until'],
  ['in two years', { valid_until: '2028-11-20' }, 422, 'valid_until'],
  ['for no purpose', { purpose: '' }, 422, 'purpose'],
  ['an unknown field', { iban: '1' }, 422, 'iban'],
  ['another currency', { currency: 'USD' }, 409, undefined],
])('a link is refused: %s', async (_, change, status, field) => {
  const answer = await make(await order(), change)
  expect([answer.status, Object.keys(answer.body.errors ?? {})[0]]).toEqual([status, field])
})

test('the way back leads to the link, never to the order; unknown links and other orders are 404', async () => {
  const [placed, another] = [await order(), await order()]
  const code = await codeOf(placed)
  const { returnUrl } = await begin(code)
  const back = await cards.api.fetch(new Request(returnUrl), { address: '192.0.2.9' })
  expect([back.status, back.headers.get('location')]).toEqual([303, `/odeme/${code}`])
  expect((await cards.api.get(`${payApiPath}/X`)).status).toBe(404)
  const [link] = (await listed(placed)).links
  const path = `${linksPath(another)}/${link!.id}/withdraw`
  expect((await cards.api.post(path, {}, officeHeaders)).status).toBe(404)
  expect((await cards.api.get(linksPath(placed))).status).toBe(401)
})

test('an agency that takes no cards makes no links, and its earlier ones are closed', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  await choose('none')
  expect((await make(placed)).status).toBe(409)
  expect((await shown(code)).state).toBe('kapali')
  expect(await listed(placed)).toMatchObject({ choices: [], links: [{ state: 'kapali' }] })
})

test('instalments are shown as on the order’s page: while the link can be paid, and not for a tour abroad', async () => {
  const installments = [{ family: 'World', count: 3, rate: 0 }]
  const save = (rows: object[]) =>
    cards.put(cardSettingsPath, { installments: JSON.stringify(rows), max_installments: 9 })
  await save(installments)
  const code = await codeOf(await order())
  expect((await shown(code)).installments).toEqual(installments)
  await pay(await begin(code))
  expect((await shown(code)).installments).toEqual([])
  state.tour = await insertSoldTour(agency.db, { start_date: '2027-05-12' }, { countries: ['IT'] })
  const abroad = await codeOf(await order())
  expect((await shown(abroad)).installments).toEqual([])
  expect((await begin(abroad)).installments).toEqual([1])
  await save([])
})

test('while a departure is cancelled its order is paid neither with a link nor from its page; money that is under way still counts', async () => {
  const placed = await order()
  const code = await codeOf(placed)
  const payment = await begin(code)
  const path = `/api/admin/departures/${state.tour.departureId}/cancel`
  expect((await cards.api.post(path, { reason: 'Yeterli katılım olmadı' }, officeHeaders)).status).toBe(200)
  expect((await shown(code)).state).toBe('kapali')
  expect((await beginWith(code, deposit)).status).toBe(409)
  expect((await cards.offerOf(placed)).is_offered).toBe(false)
  expect((await cards.beginWith(placed, { currency: 'TRY', amount: deposit })).status).toBe(409)
  expect((await make(placed)).status).toBe(409)
  await pay(payment)
  expect(await moneyOf(placed)).toMatchObject([{ amount: 5000_00, status: 'eslesti' }])
  const mail = await agency.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', 'payment-decided:%')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe(`Ödemenizi aldık: ${placed.order_no}`)
  expect(mail.body_text).toMatch(/ödenecek tutar yok/)
  expect(mail.body_text).not.toMatch(/kesinleşti|15\.000/)
})

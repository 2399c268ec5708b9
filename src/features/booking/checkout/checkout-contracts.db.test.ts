import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import type { AcceptedContract, Order } from '#src/features/orders/book/orders.schema.ts'
import {
  insertContract,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { CheckoutContracts, OrderCreated } from './checkout.schema.ts'

const now = new Date('2026-11-21T21:30:00Z')
const agency = testAgency(now)
let notice: number
let tour: SoldTour
beforeAll(async () => {
  notice = await insertContract(agency.db, 'Aydınlatma', '<p>{{company_email}} {{bilinmeyen}}</p>')
  await agency.db.updateTable('contracts').set({ kind: 'kvkk', at_checkout: false }).where('id', '=', notice).execute()
})
beforeEach(async () => {
  tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
  await publish(
    agency.contracts[0]!,
    '<p>{{customer_name}}, {{order_no}}, {{customer_phone}}: {{order_total}}</p>{{order_items}}',
  )
})

type Shown = CheckoutContracts['contracts'][number]
type Refused = { message: string; contracts: { id: number; version: number }[]; errors: Record<string, string[]> }

const wish = () => orderBody([{ tour, adults: 2 }], agency.contracts)
const show = (key: string, change: object = {}, lang = 'tr') => {
  const { name, city, email, phone, cart } = wish()
  const body = { name, city, email, phone, cart, ...change }
  return agency.api.post<CheckoutContracts & Refused>(`/api/checkout-contracts?lang=${lang}`, body, {
    'idempotency-key': key,
  })
}
const accepted = (shown: readonly Shown[]) =>
  shown.filter(({ id }) => id !== notice).map(({ id, version, body_hash }) => ({ id, version, body_hash }))
const order = (key: string, accepted_contracts: unknown, change: object = {}, lang = 'tr') =>
  agency.api.post<OrderCreated & Refused>(
    `/api/orders?lang=${lang}`,
    { ...wish(), ...change, accepted_contracts },
    { 'idempotency-key': key },
  )
const stored = (order_no: string) =>
  agency.db
    .selectFrom('order_contracts')
    .innerJoin('orders', 'orders.id', 'order_contracts.order_id')
    .selectAll('order_contracts')
    .where('order_no', '=', order_no)
    .orderBy('contract_id')
    .execute()
const publish = async (contract_id: number, body: string) => {
  const { version } = await agency.db
    .selectFrom('contract_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('contract_id', '=', contract_id)
    .executeTakeFirstOrThrow()
  const next = { contract_id, lang: 'tr', version: version + 1, body }
  await agency.db.insertInto('contract_versions').values(next).execute()
}

test('the shown text is stored byte for byte, with version, hash, time and address of its acceptance', async () => {
  const key = randomUUID()
  const { status, body } = await show(key)
  expect(status).toBe(200)
  const { order_no, key: secret } = (await order(key, accepted(body.contracts))).body.data
  const rows = await stored(order_no)
  expect(rows.map(({ contract_id }) => contract_id)).toEqual(agency.contracts)
  expect(rows[0]!.body).toContain(`<p>Ayşe Yılmaz, ${order_no}, +90 532 000 00 00: 20.000 TL</p><table>`)
  for (const row of rows) {
    const shown = body.contracts.find(({ id }) => id === row.contract_id)!
    expect(row.body).toBe(shown.body)
    expect(row.body_hash.toString('hex')).toBe(createHash('sha256').update(shown.body).digest('hex'))
    expect(row).toMatchObject({
      name: shown.name,
      version: shown.version,
      lang: 'tr',
      address: '192.0.2.7',
      accepted_at: now,
    })
    const path = orderApiPath(order_no, secret, `/contracts/${row.contract_id}`)
    const read = await agency.api.get<AcceptedContract>(path)
    expect(read.headers.get('cache-control')).toBe('no-store')
    expect(read.body).toEqual({
      order_no,
      name: shown.name,
      version: shown.version,
      lang: 'tr',
      body: shown.body,
      body_hash: shown.body_hash,
      accepted_at: now.toISOString(),
      acceptance: 'sitede',
    })
  }
})

test('of a departure that leaves before the hold would end, all that is said names the same end', async () => {
  tour = await insertSoldTour(agency.db, { start_date: '2026-11-22', sales_cutoff_days: 0 })
  await publish(agency.contracts[0]!, '<p>{{hold_hours}} saat</p>{{order_items}}')
  const key = randomUUID()
  const shown = accepted((await show(key)).body.contracts)
  const { status, body } = await order(key, shown)
  expect(status).toBe(201)
  const hold_until = '2026-11-22T20:59:00.000Z'
  expect(body).toMatchObject({
    message: 'Rezervasyonunuz alındı. Yeriniz 22 Kasım 2026 23.59’a kadar ayrıldı.',
    data: { hold_until },
  })
  const { order_no, key: secret } = body.data
  expect((await agency.api.get<Order>(orderApiPath(order_no, secret))).body).toMatchObject({ hold_until })
  const [contract] = await stored(order_no)
  // The whole hours until then, from 00.30 on.
  expect(contract!.body).toContain('<p>23 saat</p>')
  expect(contract!.body).toContain('22 Kasım 23.59’a kadar 20.000 TL')
  const mails = agency.db
    .selectFrom('outbox')
    .select('body_text')
    .where('message_key', '=', `order-created:${order_no}`)
  const { body_text } = await mails.executeTakeFirstOrThrow()
  expect(body_text).toContain('Yeriniz 22 Kasım 2026 23.59’a kadar sizin için ayrıldı.')
  expect(body_text).toContain('22 Kasım 23.59’a kadar 20.000 TL')
  const english = await order(randomUUID(), agency.contracts, {}, 'en')
  expect(english.body.message).toMatch(
    /^We have received your booking\. Your seats are held until 22 November 2026.* 23:59/,
  )
})

test('missing values are shown as dots, and no placeholder is visible', async () => {
  const { body } = await show(randomUUID(), { name: '', city: undefined, email: '', phone: '' })
  const [first] = body.contracts
  expect(first!.body).toContain('<p>…………, SYH-26-')
  for (const { body: text } of body.contracts) expect(text).not.toMatch(/[{}]/)
})

test('the privacy notice is shown filled, and is not accepted', async () => {
  const key = randomUUID()
  const { body } = await show(key)
  expect(body.contracts.map(({ id }) => id)).toEqual([...agency.contracts, notice])
  expect(body.contracts.at(-1)!.body).toBe('<p>bilgi@deneme.example …………</p>')
  const { order_no } = (await order(key, accepted(body.contracts))).body.data
  expect(await stored(order_no)).toHaveLength(2)
})

test('a new version between reading and ordering is 409 and takes no seats; after reading it, the same key orders', async () => {
  const key = randomUUID()
  const first = (await show(key)).body.contracts
  await publish(agency.contracts[1]!, '<p>Yeni koşullar, {{customer_name}}</p>')
  const refused = await order(key, accepted(first))
  const version = first.find(({ id }) => id === agency.contracts[1])!.version + 1
  expect([refused.status, refused.body.contracts]).toEqual([409, [{ id: agency.contracts[1], version }]])
  expect(refused.body.message).toMatch(/siz okuduktan sonra değişti/)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)

  const second = (await show(key)).body.contracts
  expect(second.find(({ id }) => id === agency.contracts[1])!.body).toBe('<p>Yeni koşullar, Ayşe Yılmaz</p>')
  const { status, body } = await order(key, accepted(second))
  expect(status).toBe(201)
  expect((await stored(body.data.order_no)).at(-1)).toMatchObject({
    version,
    body: '<p>Yeni koşullar, Ayşe Yılmaz</p>',
  })
  const read = await agency.api.get<Order>(orderApiPath(body.data.order_no, body.data.key))
  expect(read.body.contracts.at(-1)).toMatchObject({ contract_id: agency.contracts[1], version })
})

test('a new version after ordering does not change the accepted contracts', async () => {
  const key = randomUUID()
  const { order_no, key: secret } = (await order(key, accepted((await show(key)).body.contracts))).body.data
  const path = orderApiPath(order_no, secret, `/contracts/${agency.contracts[0]}`)
  const before = (await agency.api.get(path)).body
  await publish(agency.contracts[0]!, '<p>Daha yeni {{order_no}}</p>')
  await agency.db.updateTable('contract_texts').set({ name: 'Başka ad' }).execute()
  expect((await agency.api.get(path)).body).toEqual(before)
  await expect(agency.db.updateTable('order_contracts').set({ body: 'x' }).execute()).rejects.toThrow('never changes')
})

test.each([
  { what: 'another name', change: { name: 'Ayşe Yılmaz Demir' } },
  { what: 'another phone', change: { phone: '+90 532 000 00 01' } },
])('a text with other values of the customer is refused: $what', async ({ change }) => {
  const key = randomUUID()
  const shown = (await show(key)).body.contracts
  expect((await order(key, accepted(shown), change)).status).toBe(409)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
})

test('contracts read in another language, and invented ones, are refused', async () => {
  const key = randomUUID()
  const shown = accepted((await show(key)).body.contracts)
  const forged = shown.map((each) => ({ ...each, body_hash: '0'.repeat(64) }))
  expect((await order(key, forged)).status).toBe(409)
  const english = await order(key, shown, {}, 'en')
  expect(english.status).toBe(409)
  expect(english.body.message).toMatch(/has changed since you read it/)
})

test('a refused order is not stored, an accepted one is: the same request again is the same order', async () => {
  const key = randomUUID()
  const shown = accepted((await show(key)).body.contracts)
  const first = await order(key, shown)
  // Meanwhile everything has changed.
  await publish(agency.contracts[0]!, '<p>Yine yeni {{order_no}}</p>')
  const again = await Promise.all(Array.from({ length: 8 }, () => order(key, shown)))
  for (const { status, body } of again) expect([status, body]).toEqual([201, first.body])
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(2)
})

test('accepted ids without a version accept the newest texts', async () => {
  const answer = await order(randomUUID(), agency.contracts.join(','))
  expect(answer.status).toBe(201)
  expect(await stored(answer.body.data.order_no)).toHaveLength(2)
})

test('an intent has one number: shown before the order, used by it, and shown again afterwards', async () => {
  const key = randomUUID()
  const numberIn = async () => /SYH-26-\w{6}/.exec((await show(key)).body.contracts[0]!.body)![0]
  const before = [await numberIn(), await numberIn()]
  const { order_no } = (await order(key, agency.contracts)).body.data
  expect(new Set([...before, order_no, await numberIn()]).size).toBe(1)
})

test.each([
  { what: 'no key', key: '', change: {}, field: 'Idempotency-Key' },
  { what: 'an empty cart', key: 'anahtar-yeter', change: { cart: [] }, field: 'cart' },
  { what: 'an unknown field', key: 'anahtar-yeter', change: { total: 1 }, field: 'total' },
  {
    what: 'a day without a departure',
    key: 'anahtar-yeter',
    change: { cart: [{ token: 'yok', tourDate: '2027-04-12', quantity: 1 }] },
    field: 'cart.0.tourDate',
  },
])('refused at its field: $what', async ({ key, change, field }) => {
  const { status, body } = await show(key, change)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('an accepted text needs the order’s key, and the key shows no other contract', async () => {
  const key = randomUUID()
  const { order_no, key: secret } = (await order(key, agency.contracts)).body.data
  const statuses = await Promise.all(
    [
      orderApiPath(order_no, 'yanlis', `/contracts/${agency.contracts[0]}`),
      orderApiPath(order_no, secret, `/contracts/${notice}`),
      orderApiPath(order_no, secret, '/contracts/999999999999999'),
      orderApiPath(order_no, secret, '/contracts/1%20OR%201'),
    ].map(async (path) => (await agency.api.get(path)).status),
  )
  expect(statuses).toEqual([404, 404, 404, 404])
})

import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { type Program, startProgram } from '#src/base/db/embedded/test-programs.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { saleBody } from '#src/features/booking/office-sale/office-sale.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { officeAgency, officeHeaders } from '../office-orders.fixture.ts'
import { type CartWish, insertSoldTour, orderBody, type SoldTour } from '../orders.fixture.ts'
import { orderApiPath } from '../orders.links.ts'
import type { UnpaidRefusal } from './unpaid.rules.ts'

const settings = {
  siteUrl: 'https://seyyah.example',
  holdHours: 24,
  holdsPerEmail: 10,
  unpaidSeats: { perEmail: 24, perAddress: 40, share: 60, shareOfOne: 25 },
}
const agency = officeAgency(new Date())
const programs: Program[] = []
let servers: string[]
let contracts: number[]
let api: TestApi

beforeAll(async () => {
  contracts = (await agency.db.selectFrom('contracts').select('id').execute()).map(({ id }) => id)
  api = testApi(endpoints, { db: agency.db, staff: agency.staff, now: () => agency.clock.now, settings })
  const file = resolve('src/tests/frame/test-server.ts')
  const url = agency.url
  for (let n = 0; n < 2; n++) programs.push(startProgram(url, [], file, [JSON.stringify(settings)]))
  servers = await Promise.all(
    programs.map(async ({ outcome }) => {
      const { url: found, refused } = await outcome
      if (!found) throw new Error(refused)
      return found
    }),
  )
})
afterAll(() => Promise.all(programs.map((program) => program.kill())))

type Answer = { status: number; body: OrderCreated & { message: string; unpaid?: UnpaidRefusal } }
type Buyer = { email: string; address: string }
let asked = 0

/** An order at one of the two servers in turn. */
async function order({ email, address }: Buyer, cart: readonly CartWish[]): Promise<Answer> {
  const response = await fetch(`${servers[asked++ % servers.length]}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ ...orderBody(cart, contracts), email }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

const tours = (count: number, quota = 40): Promise<SoldTour[]> =>
  Promise.all(Array.from({ length: count }, () => insertSoldTour(agency.db, { quota })))
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length

/** Seats held by orders of e-mail addresses that contain a word. */
async function heldBy(word: string): Promise<number> {
  const { seats } = await agency.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('seats'), eb.lit(0)).as('seats'))
    .where('email', 'like', `%${word}%`)
    .where('seats_released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(seats)
}

/** A day later. */
async function endHolds(): Promise<void> {
  const answer = await fetch(`${servers[0]}/api/test/sweep`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + 25 * 3_600_000).toISOString() }),
  })
  expect(answer.status).toBe(200)
}

test('hoarders hold a bounded part of the agency, and neither families nor a group that calls are refused', async () => {
  const all = await tours(30)
  const greedy = (from: number, count: number, adults: number) =>
    Array.from({ length: count }, (_, n) => ({ tour: all[(from * 7 + n) % all.length]!, adults }))
  const most = { one: 0, many: 0 }
  for (let day = 0; day < 2; day++) {
    const answers = await Promise.all([
      // One address: ten tours of twenty people, then five of four, under ever new e-mail addresses.
      ...Array.from({ length: 12 }, (_, n) =>
        order(
          { email: `one${day}-${n}@hoarder.example`, address: '203.0.113.7' },
          n < 4 ? greedy(n, 10, 20) : greedy(n, 5, 4),
        ),
      ),
      // Two rented networks: each order from another address.
      ...Array.from({ length: 18 }, (_, n) =>
        order({ email: `many${day}-${n}@hoarder.example`, address: `198.51.${n % 2}.${n}` }, greedy(n, 10, 2)),
      ),
    ])
    expect(new Set(statuses(answers))).toEqual(new Set([201, 409]))
    most.one = Math.max(most.one, await heldBy('one'))
    most.many = Math.max(most.many, await heldBy('many'))

    const families = await Promise.all([
      ...Array.from({ length: 8 }, (_, n) =>
        order({ email: `aile${day}-${n}@musteri.example`, address: `88.${n}.1.${n}` }, [
          { tour: all[(n * 5) % all.length]!, adults: 2, childrenQuantity: 2, childrenAges: [8, 10] },
        ]),
      ),
      // The hoarder's neighbour, in a departure that their network holds nothing of: the 25th and 26th are not wished for above.
      order({ email: `komsu${day}@musteri.example`, address: '203.0.113.8' }, [{ tour: all[24 + day]!, adults: 4 }]),
    ])
    expect(statuses(families)).toEqual(families.map(() => 201))

    await endHolds()
    expect(await heldBy('hoarder')).toBe(0)
  }
  // 40 of an address and 120 of each network, of 1,200 seats. Without limits they hold nearly all.
  expect(most).toEqual({ one: 40, many: 240 })

  const leader = { email: 'lider@okul.example', address: '85.1.2.3' }
  const refused = await order(leader, [{ tour: all[3]!, adults: 20 }])
  expect([refused.status, refused.body.unpaid]).toEqual([409, { reason: 'group', most: 10 }])
  expect(refused.body.message).toBe(
    'Bu kalkışta internetten en çok 10 kişilik yer ayrılabiliyor. Daha kalabalık gruplar için bizi arayın: +90 212 000 00 00',
  )
  const sold = await api.post('/api/admin/orders', saleBody([{ tour: all[3]!, adults: 20 }]), {
    ...officeHeaders,
    'idempotency-key': randomUUID(),
  })
  expect(sold.status).toBe(201)
})

/** Parallel orders of ten rented networks for one departure, each from an address and a mailbox of its own. */
const rented = (tour: SoldTour, word: string, ordersOfEach: number, adults: number) =>
  Promise.all(
    Array.from({ length: 10 * ordersOfEach }, (_, n) =>
      order(
        { email: `${word}${n % 10}-${randomUUID().slice(0, 8)}@hoarder.example`, address: `100.${n % 10}.1.${n}` },
        [{ tour, adults }],
      ),
    ),
  )

test('ten networks that hoard one departure get its share and eight seats each, and families beside them theirs', async () => {
  const [tour] = await tours(1, 400)
  const family = (n: number, adults: number) =>
    order({ email: `komsuluk${n}-${adults}@musteri.example`, address: `89.${n}.1.1` }, [{ tour: tour!, adults }])
  const early = Promise.all([0, 1, 2].map((n) => family(n, 4)))
  // The share is 240 of 400 seats, of which the families have some or come after it.
  expect(accepted(await rented(tour!, 'onag', 3, 20))).toBeGreaterThanOrEqual(11)
  expect(statuses(await early)).toEqual([201, 201, 201])
  await rented(tour!, 'onag', 2, 8)
  await rented(tour!, 'onag', 2, 4)
  const held = await Promise.all(Array.from({ length: 10 }, (_, n) => heldBy(`onag${n}-`)))
  // Every one of them has some, and none more once the share is reached.
  expect(Math.min(...held)).toBeGreaterThanOrEqual(8)
  expect(Math.max(...held)).toBeLessThanOrEqual(120)
  expect(held.reduce((sum, seats) => sum + seats)).toBeLessThanOrEqual(240 + 10 * 8)
  const late = await Promise.all(Array.from({ length: 8 }, (_, n) => family(10 + n, 8)))
  expect(statuses(late)).toEqual(late.map(() => 201))
  expect(await heldBy('komsuluk')).toBe(3 * 4 + 8 * 8)
})

test('ten networks fill a coach of forty, whose rest after the share is less than their first parties, until their holds end', async () => {
  const [tour] = await tours(1)
  expect(accepted(await rented(tour!, 'otobus', 1, 8))).toBe(5)
  expect(await heldBy('otobus')).toBe(40)
  const family = () => order({ email: 'yer@musteri.example', address: '90.1.1.1' }, [{ tour: tour!, adults: 4 }])
  const refused = await family()
  // No seat is left; a limit of unpaid seats would name itself.
  expect([refused.status, refused.body.unpaid]).toEqual([409, undefined])
  await endHolds()
  expect((await family()).status).toBe(201)
})

test('parallel orders of one address at two servers take exactly its seats', async () => {
  const all = await tours(30)
  const answers = await Promise.all(
    all.map((tour, n) =>
      order({ email: `kosut${n}@musteri.example`, address: '2001:db8:1:2::7' }, [{ tour, adults: 4 }]),
    ),
  )
  expect(accepted(answers)).toBe(10)
  // The same /64, and the /48 around it.
  const near = (address: string) =>
    order({ email: `${randomUUID().slice(0, 18)}@musteri.example`, address }, [{ tour: all[0]! }])
  expect((await near('2001:db8:1:2:ffff::1')).body.unpaid).toEqual({ reason: 'network' })
  expect((await near('2001:db8:1:3::1')).status).toBe(201)
})

test('parallel orders of one mailbox under several spellings take exactly its seats', async () => {
  const all = await tours(12)
  const answers = await Promise.all(
    all.map((tour, n) => order({ email: `ay.se+${n}@gmail.com`, address: `77.${n}.0.1` }, [{ tour, adults: 4 }])),
  )
  expect(accepted(answers)).toBe(6)
})

test('parallel orders of one network in one departure stop at a third, and families of other networks pass while seats are left', async () => {
  const [tour] = await tours(1, 42)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      order({ email: `pay${n}@musteri.example`, address: `78.1.1.${n}` }, [{ tour: tour!, adults: 4 }]),
    ),
  )
  // 12 of 14 seats.
  expect(accepted(answers)).toBe(3)
  const refused = answers.find(({ status }) => status === 409)!.body
  expect(refused.unpaid).toEqual({ reason: 'network' })
  expect(refused.message).toMatch(/başkaları ayırmış olabilir.*mobil veriyle deneyin ya da bizi arayın: \+90 212/)
  const families = await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      order({ email: `son${n}@musteri.example`, address: `79.${n}.1.1` }, [{ tour: tour!, adults: 4 }]),
    ),
  )
  expect(statuses(families)).toEqual(families.map(() => 201))
})

test('thirty spellings of one mailbox from one network hold a quarter of a departure', async () => {
  const [tour] = await tours(1, 42)
  const spellings = ['ayse.yilmaz+%@gmail.com', 'AYSE.yil.maz+%@googlemail.com', 'a.y.s.e.yilmaz+%@Gmail.com']
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      order({ email: spellings[n % 3]!.replace('%', String(n)), address: `91.1.1.${n}` }, [{ tour: tour!, adults: 2 }]),
    ),
  )
  // 10 of 42 seats.
  expect(accepted(answers)).toBe(5)
})

test.each(['a payment', 'a longer hold by staff', 'a cancellation'])(
  '%s lifts the limit for a customer',
  async (lift) => {
    const all = await tours(4)
    const buyer = { email: `${randomUUID().slice(0, 18)}@musteri.example`, address: `80.${lift.length}.1.1` }
    const first = await order(
      buyer,
      all.slice(0, 3).map((tour) => ({ tour, adults: 8 })),
    )
    expect(first.status).toBe(201)
    const again = () => order(buyer, [{ tour: all[3]!, adults: 2 }])
    expect((await again()).body.unpaid).toEqual({ reason: 'buyer' })
    const { order_no, key } = first.body.data
    const { id } = await agency.db
      .selectFrom('orders')
      .select('id')
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow()
    // What the customer only reports is no payment.
    if (lift === 'a payment') {
      await agency.report({ id, order_no, key })
      expect((await again()).status).toBe(409)
    }
    const { version } = await agency.read(id)
    const change = (body: object) => agency.send('PUT', `/${id}/status`, { version, ...body })
    const lifted =
      lift === 'a payment'
        ? await agency.enter(id, {
            ...{ method: 'nakit', amount: 1000, currency: 'TRY', paid_on: dayOf(agency.clock.now) },
            accepts_difference: true,
          })
        : await change(
            lift === 'a cancellation'
              ? { status: 'iptal', reason: 'Vazgeçti' }
              : {
                  status: 'opsiyonlu',
                  hold_until: new Date(agency.clock.now.getTime() + 48 * 3_600_000).toISOString(),
                },
          )
    expect(lifted.status, JSON.stringify(lifted.body)).toBeLessThan(300)
    expect((await again()).status).toBe(201)
    expect(await agency.db.selectFrom('unpaid_seats').selectAll().where('order_id', '=', id).execute()).toEqual([])
    expect((await agency.api.get(orderApiPath(order_no, key))).status).toBe(200)
  },
)

test('whoever tries to hold ever more is stopped before the order is worked on', async () => {
  const limited = testApi(endpoints, {
    db: agency.db,
    limit: await openLimits(agency.db),
    settings: { ...settings, ordersPerHour: 5 },
  })
  const [tour] = await tours(1)
  const tries: number[] = []
  for (let n = 0; n < 6; n++) {
    const body = orderBody([{ tour: tour!, adults: 20 }], contracts)
    tries.push((await limited.post('/api/orders', body, { 'idempotency-key': randomUUID() })).status)
  }
  expect(tries).toEqual([409, 409, 409, 409, 409, 429])
})

test('nobody reads an address or an e-mail in what is counted', async () => {
  const rows = await agency.db.selectFrom('unpaid_seats').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const { email, address, network } of rows)
    expect([email, address, network].map((of) => of.length)).toEqual([16, 16, 16])
})

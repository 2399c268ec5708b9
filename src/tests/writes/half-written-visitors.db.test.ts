import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayMs, dayOf, hourMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { removeOrphanedUploads } from '#src/features/files/orphaned-uploads.commands.server.ts'
import { removeOrphanedCvs } from '#src/features/inquiries/cv-files.commands.server.ts'
import { contactForm, jobForm, multipart, pdf } from '#src/features/inquiries/inquiries.fixture.ts'
import { passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import {
  type CartWish,
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
} from '#src/features/orders/orders.fixture.ts'
import { removeOrphanedReceipts } from '#src/features/payments/entries/receipt-files.commands.server.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import { breakingSite } from './half-written.fixture.ts'
import { ofLibrary, ofVisitors } from './half-written.routes.fixture.ts'

let contracts: number[]
const site = breakingSite('connection', async (db) => {
  contracts = (await insertAgency(db)).contracts
})

type Placed = { order_no: string; key: string }
type Ordered = { order: Placed; tour: SoldTour }
async function ordered(db: Db, wish: Omit<CartWish, 'tour'> = {}): Promise<Ordered> {
  const tour = await insertSoldTour(db)
  return { order: await placed([{ tour, ...wish }]), tour }
}
async function placed(cart: CartWish[]): Promise<Placed> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await site.api.post<{ data: Placed }>('/api/orders', orderBody(cart, contracts), headers)
  expect([answer.status, answer.body]).toEqual([201, answer.body])
  const { order_no, key } = answer.body.data
  return { order_no, key }
}
const path = ({ order_no, key }: Placed, part: string) => `/api/orders/${order_no}${part}?key=${key}`
const withChild = (db: Db) => ordered(db, { adults: 2, childrenQuantity: 1, childrenAges: [5] })
const child = { ...passengerBody, seat: 3, birth_date: addDays(dayOf(new Date()), -7 * 366), document_no: undefined }

/** A payment that waits for the office: from then on the customer asks to cancel. */
async function reported(db: Db): Promise<Placed> {
  const { order } = await ordered(db)
  const account = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('currency', '=', 'TRY')
    .executeTakeFirstOrThrow()
  const notice = { paid_on: dayOf(new Date()), bank_account_id: account.id, sender: 'Ayşe Yılmaz', amount: 100 }
  expect((await site.api.post(path(order, '/payment-notice'), notice)).status).toBe(200)
  return order
}

const samples: Record<string, StaffWrite> = {
  'POST /api/orders/:order_no/payment-notice': async (db) => {
    const { order } = await ordered(db)
    const account = await db
      .selectFrom('bank_accounts')
      .select('id')
      .where('currency', '=', 'TRY')
      .executeTakeFirstOrThrow()
    const body = new FormData()
    const fields = { paid_on: dayOf(new Date()), bank_account_id: account.id, sender: 'Ayşe Yılmaz', amount: 100 }
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
    body.set('receipt', new File([pdf], 'dekont.pdf'))
    return { params: order, body }
  },
  'POST /api/orders/:order_no/cancel-request': async (db) => ({ params: (await ordered(db)).order, body: {} }),
  'POST /api/orders/:order_no/departure-choice': async (db) => {
    const { order, tour } = await ordered(db)
    const later = addDays(tour.tourDate, 30)
    const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
    const to = await insertDeparture(db, tour.tourId, later, { end_date: addDays(later, 2), quota: 4, ...price })
    const cancelled = { departure_id: tour.departureId, reason: 'Fırtına', at: new Date() }
    await db.insertInto('departure_cancellations').values(cancelled).execute()
    return { params: order, body: { departure_id: tour.departureId, answer: 'move', to: to.id } }
  },
  'POST /api/orders/:order_no/messages': async (db) => ({
    params: (await ordered(db)).order,
    body: { body: 'Bebek yatağı var mı?' },
  }),
  'POST /api/orders/:order_no/passengers': async (db) => ({ params: (await ordered(db)).order, body: passengerBody }),
  'POST /api/orders/:order_no/passengers/copy': async (db) => {
    const tours = [await insertSoldTour(db), await insertSoldTour(db)]
    const order = await placed(tours.map((tour) => ({ tour, adults: 2 })))
    for (const seat of [1, 2]) {
      const person = { ...passengerBody, seat, name: `Yolcu ${seat}` }
      expect((await site.api.post(path(order, '/passengers'), person)).status).toBe(200)
    }
    return { params: order, body: { item: 2 } }
  },
  'POST /api/orders/:order_no/passengers/accept': async (db) => {
    const { order } = await withChild(db)
    expect((await site.api.post(path(order, '/passengers'), child)).status).toBe(200)
    return { params: order, body: { item: 1, total: 27_500.5 } }
  },
  'POST /api/reservation-lookup': async (db) => {
    const { order_no } = (await ordered(db)).order
    return { body: { order_no, email: 'ayse@musteri.example' } }
  },
  'POST /api/forms/contact': async () => ({ body: contactForm }),
  'POST /api/forms/human-resources': async () => ({ body: multipart(jobForm, pdf) }),
}

test('there is a sample of each', () => expect(Object.keys(samples)).toEqual(ofVisitors))

/** What takes the files of requests that broke, of the routes that send one. */
const sweeps = {
  'POST /api/orders/:order_no/payment-notice': removeOrphanedReceipts,
  'POST /api/forms/human-resources': removeOrphanedCvs,
}
const isSwept = (route: string): route is keyof typeof sweeps => route in sweeps

test.each(ofVisitors.filter((route) => !isSwept(route)))(
  '%s with a connection that breaks at any query writes nothing, and can be sent again',
  (route) => site.expectWhole(route, samples[route]!),
)

test.each(ofVisitors.filter(isSwept))(
  '%s with a connection that breaks at any query writes no row; the sweep takes the files that none names',
  async (route) => {
    const before = new Set(site.filesNow())
    await site.expectWhole(route, samples[route]!, { filesAreSwept: true })
    const { db } = site.database
    const now = new Date(Date.now() + hourMs)
    expect(await sweeps[route](site.api.services.documents, db, now)).toBeGreaterThan(0)
    const receipts = await db.selectFrom('payments').select('receipt_file as file').execute()
    const cvs = await db.selectFrom('messages').select('file').execute()
    const named = [...receipts, ...cvs].flatMap(({ file }) => file ?? [])
    const left = site.filesNow().filter((file) => !before.has(file))
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((file) => !named.some((name) => file.endsWith(name)))).toEqual([])
  },
)

test('a request to cancel after a payment was reported is written as a whole', () =>
  site.expectWhole('POST /api/orders/:order_no/cancel-request', async (db) => ({
    params: await reported(db),
    body: { reason: 'Hastalık' },
  })))

test.each(Object.keys(ofLibrary))(
  '%s writes no row; the sweep takes the files of uploads that failed',
  async (route) => {
    const before = new Set(site.filesNow())
    await site.expectWhole(route, ofLibrary[route]!, { filesAreSwept: true })
    const { images, videos } = site.api.services
    // Before the sweep takes a film that no page shows.
    const now = new Date(Date.now() + 2 * dayMs)
    expect(await removeOrphanedUploads({ images, videos }, site.database.db, now)).toBeGreaterThan(0)
    expect(site.filesNow().filter((file) => !before.has(file))).toHaveLength(1)
  },
)

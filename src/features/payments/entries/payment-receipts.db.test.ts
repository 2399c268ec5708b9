import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#src/base/db/connect.server.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { type Documents, openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type Blocked, startProxy } from '#src/tests/frame/test-proxy.ts'

/** Receipts of visitors: how many are looked into, and when. */
const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
const folder = mkdtempSync(join(tmpdir(), 'seyyah-receipts-'))
/** It has to be decoded to be refused. */
const broken = Buffer.from('ffd8ffe000104a464946', 'hex')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
let api: TestApi
let documents: Documents
let account: number
let tour: SoldTour

beforeAll(async () => {
  const accounts = agency.db.selectFrom('bank_accounts').select('id').where('currency', '=', 'TRY')
  account = (await accounts.executeTakeFirstOrThrow()).id
  tour = await insertSoldTour(agency.db, { quota: 100, start_date: '2027-04-12' })
})
beforeEach(async () => {
  await agency.db.deleteFrom('rate_limits').execute()
  documents = openDocuments(openDisk(folder), pictureWork)
  const limit = await openLimits(agency.db)
  api = testApi(endpoints, { db: agency.db, now: () => agency.clock.now, documents, limit })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const order = () => agency.order({ tour, adults: 2 })

type Sending = { receipt?: Buffer; address?: string; amount?: number; intent?: string }
async function report({ order_no, key }: PlacedOrder, sending: Sending = {}) {
  const { receipt = broken, address = '192.0.2.7', amount = 100, intent = randomUUID() } = sending
  const form = new FormData()
  const fields = { paid_on: '2026-11-21', bank_account_id: account, sender: 'Ayşe Yılmaz', amount }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (receipt.length > 0) form.set('receipt', new File([new Uint8Array(receipt)], 'dekont'))
  const request = new Request(`https://seyyah.example${orderApiPath(order_no, key, '/payment-notice')}`, {
    method: 'POST',
    headers: { 'idempotency-key': intent },
    body: form,
  })
  const response = await api.fetch(request, { address })
  return { status: response.status, message: ((await response.json()) as { message: string }).message }
}
const statusOf = async (placed: PlacedOrder, sending?: Sending) => (await report(placed, sending)).status
async function times(count: number, placed: PlacedOrder, sending?: Sending): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < count) statuses.push(await statusOf(placed, sending))
  return statuses
}

test('the receipt of an eleventh waiting notice is not looked into', async () => {
  const placed = await order()
  for (let n = 1; n <= 10; n++) await agency.report(placed, n)
  expect(await report(placed)).toEqual({
    status: 409,
    message: 'İncelenmeyi bekleyen bildirimleriniz var. Yenisi için lütfen bizi arayın.',
  })
})

test('a repeat of the tenth notice gets its answer', async () => {
  const placed = await order()
  for (let n = 1; n <= 9; n++) await agency.report(placed, n)
  const tenth = { receipt: pdf, intent: 'onuncu-bildirim' }
  expect(await Promise.all([report(placed, tenth), report(placed, tenth)])).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  expect(await statusOf(placed, tenth)).toBe(200)
  expect(await statusOf(placed)).toBe(409)
})

test.each<Blocked>(['the COMMIT', 'the answer to the COMMIT'])(
  'a notice that the database was lost with before %s arrived is sent again, and its receipt is there',
  async (blocked) => {
    const placed = await order()
    const notice = { receipt: pdf, intent: randomUUID() }
    const proxy = await startProxy(agency.url, blocked)
    const lost = connect(proxy.url, { max: 1 })
    const later = api
    api = testApi(endpoints, { db: lost.db, now: () => agency.clock.now, documents })
    const unknown = statusOf(placed, notice)
    await proxy.held
    await proxy.close()
    expect(await unknown).toBe(503)
    await lost.close()
    api = later
    expect(await statusOf(placed, notice)).toBe(200)
    const payments = agency.db.selectFrom('payments').innerJoin('orders', 'orders.id', 'order_id')
    const named = await payments.select('receipt_file').where('order_no', '=', placed.order_no).execute()
    expect(named).toHaveLength(1)
    expect(await documents.read(named[0]!.receipt_file!)).toEqual(new Uint8Array(pdf))
  },
)

test('of an order 20 receipts an hour are looked into, from wherever they come; notices without one are taken', async () => {
  const placed = await order()
  expect(new Set(await times(20, placed))).toEqual(new Set([422]))
  expect(await report(placed)).toEqual({
    status: 429,
    message: expect.stringMatching(
      /^Kısa sürede çok fazla deneme yapıldı\. Lütfen \d+ dakika sonra yeniden deneyin\.$/,
    ),
  })
  expect(await statusOf(placed, { address: '198.51.100.7' })).toBe(429)
  expect(await statusOf(await order())).toBe(422)
  expect(await statusOf(placed, { receipt: Buffer.alloc(0) })).toBe(200)
})

test('of a network address 60 receipts an hour are looked into, of whatever orders; repeats of a stored one do not count', async () => {
  const first = await order()
  const stored = { receipt: pdf, intent: 'ilk-bildirim' }
  expect(new Set(await times(5, first, stored))).toEqual(new Set([200]))
  const statuses = await times(19, first)
  for (const placed of [await order(), await order()]) statuses.push(...(await times(20, placed)))
  expect(new Set(statuses)).toEqual(new Set([422]))
  const other = await order()
  expect(await statusOf(other)).toBe(429)
  expect(await statusOf(first, stored)).toBe(200)
  expect(await statusOf(other, { address: '198.51.100.7' })).toBe(422)
})

test('a receipt that no turn is free for is refused for a moment, and does not count', async () => {
  const placed = await order()
  const flat = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
  // The first is decoded for longer than a request takes, the others wait.
  const pictures = [await flat(7000), ...Array<Buffer>(20).fill(await flat(20))]
  const kept = pictures.map((picture) => documents.keep('crowd', picture))
  expect(await report(placed)).toEqual({
    status: 503,
    message: 'Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.',
  })
  expect(await Promise.all(kept)).not.toContain(null)
  expect(new Set(await times(20, placed))).toEqual(new Set([422]))
  expect(await statusOf(placed)).toBe(429)
})

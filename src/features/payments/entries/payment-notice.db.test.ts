import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { hoursAfter } from '#src/base/files/file-age.fixture.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { expireHolds, transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { Order, OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import {
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { removeOrphanedReceipts } from './receipt-files.commands.server.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const over = new Date('2026-11-22T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'seyyah-receipts-'))
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const database = ownDatabase()
let api: TestApi
let contracts: number[]
let tour: SoldTour
let lira: number
let euro: number
let logged = ''
beforeAll(async () => {
  const log = pino(
    { level: 'info' },
    {
      write: (line) => {
        logged += line
      },
    },
  )
  const documents = openDocuments(openDisk(folder), pictureWork)
  api = testApi(endpoints, { db: database.db, now: () => booked, documents, log })
  contracts = (await insertAgency(database.db)).contracts
  const accounts = await database.db.selectFrom('bank_accounts').select(['id', 'currency']).execute()
  lira = accounts.find(({ currency }) => currency === 'TRY')!.id
  euro = accounts.find(({ currency }) => currency === 'EUR')!.id
})
beforeEach(async () => {
  await database.db.deleteFrom('orders').execute()
  await database.db.deleteFrom('outbox').execute()
  tour = await insertSoldTour(database.db, { start_date: '2027-04-12' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

type Ordered = { id: number; no: string; key: string }
type Refused = OrderChanged & { errors: Record<string, string[]> }

async function order(lang = 'tr'): Promise<Ordered> {
  const body = orderBody([{ tour, adults: 2 }], contracts)
  const answer = await api.post<OrderCreated>(`/api/orders?lang=${lang}`, body, { 'idempotency-key': randomUUID() })
  const { order_no: no, key } = answer.body.data
  await database.db.deleteFrom('outbox').execute()
  const row = await database.db.selectFrom('orders').select('id').where('order_no', '=', no).executeTakeFirstOrThrow()
  return { id: row.id, no, key }
}
const notice = () => ({ paid_on: '2026-11-21', bank_account_id: lira, sender: 'Ayşe Yılmaz' })
const report = ({ no, key }: Ordered, body: object = notice(), headers = {}) =>
  api.post<Refused>(orderApiPath(no, key, '/payment-notice'), body, headers)
async function reportForm({ no, key }: Ordered, receipt: File, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...notice(), ...more })) form.set(name, String(value))
  form.set('receipt', receipt)
  const request = new Request(`https://seyyah.example${orderApiPath(no, key, '/payment-notice')}`, {
    method: 'POST',
    body: form,
  })
  const response = await api.fetch(request, { address: '192.0.2.7' })
  return { status: response.status, body: (await response.json()) as Refused }
}
const read = async ({ no, key }: Ordered) => (await api.get<Order>(orderApiPath(no, key))).body
const paymentsOf = ({ id }: Ordered) =>
  database.db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('id').execute()
const eventsOf = ({ id }: Ordered) =>
  database.db
    .selectFrom('order_events')
    .select(['kind', 'from_status', 'to_status', 'note'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
const mails = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const move = (id: number, to: 'onayli' | 'tamamlandi' | 'iptal') =>
  transaction(database.db, (tx) => transitionOrder(tx, id, { to, actor: 'staff', now: booked }))
const receipts = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))

test('a reported payment is stored, the order waits for the office, and its hold does not expire', async () => {
  const made = await order()
  const { status, body } = await report(made)
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'Ödeme bildiriminizi aldık. Ödemeniz hesabımıza geçince size yazarız.',
      data: { status: 'odeme-bildirildi' },
    },
  ])
  expect(await paymentsOf(made)).toMatchObject([
    {
      status: 'bildirildi',
      method: 'havale',
      amount: 20_000_00,
      currency: 'TRY',
      bank_account_id: lira,
      paid_on: '2026-11-21',
      sender: 'Ayşe Yılmaz',
      receipt_file: null,
      created_at: booked,
    },
  ])
  expect((await eventsOf(made)).slice(1)).toEqual([
    { kind: 'odeme', from_status: null, to_status: null, note: '20.000 TL · Lira Bankası · Ayşe Yılmaz' },
    { kind: 'durum', from_status: 'opsiyonlu', to_status: 'odeme-bildirildi', note: '' },
  ])
  expect(await read(made)).toMatchObject({
    status: 'odeme-bildirildi',
    payment_status: 'odenmedi',
    hold_until: null,
    payments: [
      {
        status: 'bildirildi',
        amount: 20_000,
        currency: 'TRY',
        paid_on: '2026-11-21',
        bank: 'Lira Bankası',
        sender: 'Ayşe Yılmaz',
        has_receipt: false,
      },
    ],
    open: [{ currency: 'TRY', amount: 0 }],
    may_report: true,
    cancelling: 'request',
  })
  expect(await expireHolds(database.db, over)).toBe(0)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(2)
})

test('customer and office get a mail, each in their language; only the customer’s has the order’s key', async () => {
  const made = await order('en')
  await report(made, { ...notice(), sender: 'A & <B>', amount: 5_000.5, note: 'İlk taksit' })
  const [customer, office, ...more] = await mails()
  expect(more).toEqual([])
  expect(customer).toMatchObject({
    recipient: 'ayse@musteri.example',
    subject: `We have received your payment notice: ${made.no}`,
  })
  expect(customer!.body_text).toContain('Dear Ayşe Yılmaz')
  expect(customer!.body_text).toContain('Amount: 5,000.50 TL')
  expect(customer!.body_text).toMatch(/^5,000\.50 TL reported · 14,999\.50 TL by \d+ \w+( \d{4})?$/m)
  expect(customer!.body_text).toContain(`https://seyyah.example/en/rezervasyon-sonuc?no=${made.no}&key=${made.key}`)
  expect(customer!.body_html).toContain('A &amp; &lt;B&gt;')
  expect(customer!.body_html).not.toContain('<B>')
  expect(office).toMatchObject({ recipient: 'bilgi@deneme.example', subject: `Ödeme bildirimi: ${made.no}` })
  expect(office!.body_text).toContain('Tutar: 5.000,50 TL')
  expect(office!.body_text).toMatch(/^Bildirildi 5\.000,50 TL · .+ kadar 14\.999,50 TL$/m)
  expect(office!.body_text).toContain('Not: İlk taksit')
  expect(office!.body_text).toContain('+90 532 000 00 00')
  expect(office!.body_text + office!.body_html).not.toContain(made.key)
})

test('a receipt is stored under a name of the server’s own, and no address serves it', async () => {
  const made = await order()
  const { status } = await reportForm(made, new File([pdf], '../../kaçak.html', { type: 'text/html' }))
  expect(status).toBe(200)
  const [payment] = await paymentsOf(made)
  expect(payment!.receipt_file).toMatch(/^documents\/receipts\/[0-9a-f-]{36}\.pdf$/)
  expect(readFileSync(join(folder, 'files', payment!.receipt_file!))).toEqual(pdf)
  const wire = JSON.stringify(await read(made))
  expect(wire).toContain('"has_receipt":true')
  expect(wire).not.toContain('receipts/')
  expect((await mails())[1]!.body_text).toContain('dekont ekledi')
})

test.each([
  { what: 'a page called a PDF', file: new File(['<html>%PDF-1.4'], 'dekont.pdf', { type: 'application/pdf' }) },
  { what: 'a drawing with a script', file: new File(['<svg/>'], 'dekont.svg') },
  { what: 'more than 15 MB', file: new File([pdf, Buffer.alloc(15 * 1024 * 1024)], 'dekont.pdf') },
])('an invalid receipt is refused at its field, and nothing is stored: $what', async ({ file }) => {
  const made = await order()
  const before = receipts()
  const { status, body } = await reportForm(made, file)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['receipt']])
  expect([await paymentsOf(made), await mails(), receipts()]).toEqual([[], [], before])
})

test('a body far over the limit is refused as too large', async () => {
  const { no, key } = await order()
  const request = new Request(`https://seyyah.example${orderApiPath(no, key, '/payment-notice')}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.alloc(16 * 1024 * 1024),
  })
  expect((await api.fetch(request, { address: '192.0.2.7' })).status).toBe(413)
})

test('an orphaned receipt is removed after an hour, the others stay', async () => {
  const [one, other] = [await order(), await order()]
  for (const each of [one, other]) await reportForm(each, new File([pdf], 'dekont.pdf'))
  const [stored] = await paymentsOf(other)
  await database.db.deleteFrom('orders').where('id', '=', one.id).execute()
  const documents = openDocuments(openDisk(folder), pictureWork)
  expect(await removeOrphanedReceipts(documents, database.db, hoursAfter(folder, 0))).toBe(0)
  await removeOrphanedReceipts(documents, database.db, hoursAfter(folder, 2))
  expect(receipts().map((name) => name.replace(/^files\//, ''))).toEqual([stored!.receipt_file])
})

test('an empty file field counts as no file', async () => {
  const made = await order()
  expect((await reportForm(made, new File([], ''), { amount: '5000,50' })).status).toBe(200)
  expect(await paymentsOf(made)).toMatchObject([{ receipt_file: null, amount: 5_000_50 }])
})

test.each([
  { what: 'no day', change: { paid_on: undefined }, field: 'paid_on' },
  { what: 'tomorrow', change: { paid_on: '2026-11-22' }, field: 'paid_on' },
  { what: 'long before the order', change: { paid_on: '2026-11-19' }, field: 'paid_on' },
  { what: 'no account', change: { bank_account_id: undefined }, field: 'bank_account_id' },
  { what: 'an unknown account', change: { bank_account_id: 999_999 }, field: 'bank_account_id' },
  { what: 'no sender', change: { sender: ' ' }, field: 'sender' },
  { what: 'nothing paid', change: { amount: 0 }, field: 'amount' },
  { what: 'a debt', change: { amount: -5 }, field: 'amount' },
  { what: 'a third of a kuruş', change: { amount: 10.005 }, field: 'amount' },
  { what: 'a receipt that is no file', change: { receipt: 'dekont.pdf' }, field: 'receipt' },
  { what: 'an unknown field', change: { status: 'eslesti' }, field: 'status' },
])('refused at its field, and nothing is written: $what', async ({ change, field }) => {
  const made = await order()
  const { status, body } = await report(made, { ...notice(), ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect([await paymentsOf(made), await mails(), (await read(made)).status]).toEqual([[], [], 'opsiyonlu'])
})

test('a payment in a currency that the order does not have is refused, and says whom to ask', async () => {
  const made = await order()
  const { body } = await report(made, { ...notice(), bank_account_id: euro, amount: 560 })
  expect(body.errors).toEqual({ bank_account_id: [expect.stringContaining('lütfen bizi arayın')] })
  expect(await paymentsOf(made)).toEqual([])
})

test('no more is reported than is open, and the hold goes on', async () => {
  const made = await order()
  const refused = async (amount: number) => (await report(made, { ...notice(), amount })).body.errors
  const most = ['Bu rezervasyonda ödenecek 20.000 TL var. Daha fazlasını ödediyseniz lütfen bizi arayın.']
  expect(await refused(999_999_999)).toEqual({ amount: most })
  expect(await refused(20_000.01)).toEqual({ amount: most })
  for (const amount of [0, -5]) expect(await refused(amount)).toEqual({ amount: ['Sıfırdan büyük olmalı'] })
  expect(await read(made)).toMatchObject({ status: 'opsiyonlu', payments: [] })
  expect((await report(made, { ...notice(), amount: 15_000 })).status).toBe(200)
  expect(await refused(5000.01)).toEqual({ amount: [expect.stringContaining('5.000 TL')] })
})

test('of notices at once, none reports more than is open', async () => {
  const made = await order()
  const senders = ['Ayşe', 'Fatma', 'Zeynep', 'Elif']
  const all = await Promise.all(senders.map((sender) => report(made, { ...notice(), sender, amount: 12_000 })))
  expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test('the default amount is the open one: first the deposit, later the balance', async () => {
  const made = await order()
  await report(made, { ...notice(), amount: 5_000 })
  await move(made.id, 'onayli')
  expect((await report(made)).body.data).toEqual({ status: 'onayli' })
  expect((await paymentsOf(made)).map(({ amount }) => amount)).toEqual([5_000_00, 15_000_00])
  expect((await read(made)).open).toEqual([{ currency: 'TRY', amount: 0 }])
  expect((await report(made, { ...notice(), sender: 'Başkası' })).body.errors).toEqual({
    amount: ['Tutarı yazın.'],
  })
})

test('of concurrent notices without an amount, one gets the open amount', async () => {
  const made = await order()
  const senders = ['Ayşe', 'Fatma', 'Zeynep', 'Elif', 'Meryem', 'Hatice']
  const answers = await Promise.all(senders.map((sender) => report(made, { ...notice(), sender })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  expect((await paymentsOf(made)).map(({ amount }) => amount)).toEqual([20_000_00])
})

test('repeated and concurrent notices are one notice, one transition and one mail to each side', async () => {
  const made = await order()
  const before = receipts().length
  const twice = () => reportForm(made, new File([pdf], 'dekont.pdf'), { amount: '5000' })
  const answers = await Promise.all(Array.from({ length: 12 }, twice))
  answers.push(await twice())
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  expect(await paymentsOf(made)).toHaveLength(1)
  expect(await eventsOf(made)).toHaveLength(3)
  expect(await mails()).toHaveLength(2)
  expect(receipts()).toHaveLength(before + 1)
})

test('a repeated notice gets the same answer, although nothing is open any more', async () => {
  const made = await order()
  const first = await report(made)
  expect((await report(made)).body).toEqual(first.body)
  expect(await paymentsOf(made)).toHaveLength(1)
})

test('two equal payments have two keys', async () => {
  const made = await order()
  const half = { ...notice(), amount: 10_000 }
  for (const intent of ['birinci-niyet', 'ikinci-niyet', 'ikinci-niyet'])
    expect((await report(made, half, { 'idempotency-key': intent })).status).toBe(200)
  expect(await paymentsOf(made)).toHaveLength(2)
})

test('another notice under the same key is refused; under a new key it is taken', async () => {
  const made = await order()
  const half = { ...notice(), amount: 10_000 }
  const headers = { 'idempotency-key': 'birinci-niyet' }
  expect((await report(made, half, headers)).status).toBe(200)
  const other = await report(made, { ...half, amount: 9_000 }, headers)
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['Idempotency-Key']])
  expect(await paymentsOf(made)).toHaveLength(1)
  expect((await report(made, { ...half, amount: 9_000 }, { 'idempotency-key': 'ikinci-niyet' })).status).toBe(200)
})

test.each([
  { state: 'suresi-doldu', message: /süresi doldu/ },
  { state: 'iptal', message: /iptal edildi/ },
  { state: 'tamamlandi', message: /tamamlandı/ },
] as const)('an order that is $state takes no notice, and says why', async ({ state, message }) => {
  const made = await order()
  if (state === 'suresi-doldu') await expireHolds(database.db, over)
  else {
    if (state === 'tamamlandi') await move(made.id, 'onayli')
    await move(made.id, state)
  }
  const { status, body } = await report(made)
  expect([status, body.message]).toEqual([409, expect.stringMatching(message)])
  expect([await paymentsOf(made), await mails()]).toEqual([[], []])
  expect(await read(made)).toMatchObject({ may_report: false, cancelling: null })
})

test('a fully paid order takes no notice', async () => {
  const made = await order()
  await database.db.updateTable('orders').set({ payment_status: 'odendi' }).where('id', '=', made.id).execute()
  expect((await report(made)).body.message).toMatch(/ödemesi tamamlandı/)
})

test('the eleventh pending notice of an order is refused', async () => {
  const made = await order()
  const statuses = []
  for (let n = 1; n <= 11; n++) statuses.push((await report(made, { ...notice(), amount: n })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 409])
})

test('a notice concurrent with the expiry of the hold: one of the two takes effect, and no receipt is left over', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => order()))
  const before = receipts().length
  const notices = Promise.all(made.map((each) => reportForm(each, new File([pdf], 'dekont.pdf'))))
  const ended = await expireHolds(database.db, over)
  const statuses = (await notices).map(({ status }) => status)
  const written = statuses.filter((status) => status === 200).length
  expect(statuses.filter((status) => status === 409)).toHaveLength(ended)
  expect(written + ended).toBe(12)
  expect(await expireHolds(database.db, over)).toBe(0)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(written * 2)
  expect(receipts()).toHaveLength(before + written)
  for (const each of made) {
    const { status, payments } = await read(each)
    expect([status, payments.length]).toEqual(payments.length ? ['odeme-bildirildi', 1] : ['suresi-doldu', 0])
  }
})

test('without the key nothing is answered or written; the key is not logged', async () => {
  const made = await order()
  for (const key of ['', 'yanlis', made.key.toUpperCase()]) {
    expect((await report({ ...made, key })).status).toBe(404)
    // The body is not parsed.
    expect((await api.post(orderApiPath(made.no, key, '/payment-notice'), { receipt: 1 })).status).toBe(404)
  }
  expect(await paymentsOf(made)).toEqual([])
  await report(made)
  expect(logged).toContain('/api/orders/:order_no/payment-notice')
  expect(logged).not.toContain(made.key)
})

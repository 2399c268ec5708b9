import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { untilWaiting } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
let tour: SoldTour
/** Two adults: 20.000 TL, 5.000 of them due at booking. */
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = booked
  tour ??= await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 400 })
  order = await agency.order({ tour, adults: 2 })
})

const entry = { method: 'nakit', currency: 'TRY', paid_on: '2026-11-21' }
const enter = (body: object) => agency.enter(order.id, { ...entry, ...body })
const decide = (payment: number, action: string, body: object = {}) =>
  agency.send(action === 'undo' ? 'POST' : 'PUT', `/${order.id}/payments/${payment}/${action}`, body)
const state = async () => {
  const { status, payment_status, sums } = await agency.read(order.id)
  const { paid, refunded, reported, open } = sums[0]!
  return { status, payment_status, paid, refunded, reported, open }
}
const mails = async () => {
  const rows = await agency.db
    .selectFrom('outbox')
    .select('subject')
    .where('topic', '=', `order ${order.order_no}`)
    .where('message_key', 'like', '%:customer')
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject.replace(`: ${order.order_no}`, ''))
}
const none = { status: 'opsiyonlu', payment_status: 'odenmedi', paid: 0, refunded: 0, reported: 0, open: 20_000 }
const deposit = { status: 'onayli', payment_status: 'kismi', paid: 5000, refunded: 0, reported: 0, open: 15_000 }

test('money that is entered on an order that has expired is not told as if the order were in force', async () => {
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  await expireHolds(agency.db, agency.clock.now)
  expect((await enter({ amount: 5000 })).status).toBe(201)
  expect((await mails()).at(-1)).toBe('Ödemeniz bize ulaştı')
  const mail = agency.db.selectFrom('outbox').select('body_text').where('topic', '=', `order ${order.order_no}`)
  const { body_text } = await mail.orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(body_text).toMatch(/artık geçerli değil/)
  expect(body_text).toMatch(/Fazla ödenen[^:]*: 5\.000 TL/)
  agency.clock.now = booked
  order = await agency.order({ tour, adults: 2 })
  await enter({ amount: 5000 })
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Vazgeçti' })
  await enter({ amount: 1000, accepts_difference: true })
  expect((await mails()).at(-1)).toBe('Ödemenizi aldık')
})

test('a bank account that is deleted meanwhile is refused at its field, to the customer and to staff', async () => {
  const account = {
    bank: 'Kısa Banka',
    account_name: 'Deneme',
    currency: 'TRY',
    iban: 'TR320010009999901234567890',
  } as const
  const row = await agency.db.insertInto('bank_accounts').values(account).returning('id').executeTakeFirstOrThrow()
  const paid = { paid_on: '2026-11-21', bank_account_id: row.id, sender: 'Ayşe Yılmaz', amount: 5000 }
  const { order_no, key } = order
  const { both } = await agency.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('bank_accounts').where('id', '=', row.id).execute()
    const notice = agency.api.post<{ errors: object }>(orderApiPath(order_no, key, '/payment-notice'), paid)
    const both = Promise.all([notice, enter({ ...paid, method: 'havale' })])
    await untilWaiting(agency.db, 2)
    return { both }
  })
  for (const { status, body } of await both)
    expect([status, Object.keys(body.errors!)]).toEqual([422, ['bank_account_id']])
  expect(await state()).toEqual(none)
})

test('a notice of the deposit is matched with one click, confirms the order and tells the customer', async () => {
  const payment = await agency.report(order, 5000)
  expect((await agency.read(order.id)).payments[0]!.effect).toEqual({
    is_expected: true,
    due: 5000,
    open: 15_000,
    too_much: 0,
  })
  const answer = await decide(payment, 'match')
  expect(answer).toMatchObject({ status: 200, body: { message: 'Ödeme eşleştirildi, sipariş onaylandı.' } })
  expect(await state()).toEqual(deposit)
  expect(await mails()).toEqual(['Ödeme bildiriminizi aldık', 'Rezervasyonunuz onaylandı'])
  const { events } = await agency.read(order.id)
  expect(events.slice(-2)).toMatchObject([
    { kind: 'odeme', action: 'eslesti', payment_id: payment, by: 'Zeynep Kaya' },
    { kind: 'durum', to_status: 'onayli', payment_id: payment, by: 'Zeynep Kaya' },
  ])
  // The mail's link opens the order, and its papers are that order's.
  const { body_text, attachments } = await agency.db
    .selectFrom('outbox')
    .select(['body_text', 'attachments'])
    .where('subject', 'like', `%onaylandı: ${order.order_no}`)
    .executeTakeFirstOrThrow()
  const key = /key=([\w-]+)/.exec(body_text)![1]!
  expect((await agency.api.get<Order>(orderApiPath(order.order_no, key))).body.status).toBe('onayli')
  expect((await agency.api.get(orderApiPath(order.order_no, `${key}x`))).status).toBe(404)
  expect((attachments as { name: string }[]).map(({ name }) => name)).toEqual(
    ['onay', 'voucher', 'makbuz'].map((paper) => `${order.order_no} ${paper}.pdf`),
  )
})

test('money beside a notice that waits asks first whether it is the same, which a refund does not', async () => {
  await agency.report(order, 4000)
  const facts = { due: 5000, open: 19_000, too_much: 0, reported: 4000 }
  expect(await enter({ amount: 1000 })).toMatchObject({ status: 409, body: facts })
  expect(await state()).toEqual({ ...none, status: 'odeme-bildirildi', reported: 4000 })
  expect((await enter({ amount: 1000, accepts_difference: true })).status).toBe(201)
  expect(await state()).toMatchObject({ paid: 1000, reported: 4000 })
  expect((await enter({ kind: 'iade', amount: 1000, note: 'Geri istedi' })).status).toBe(201)
})

test('another amount asks first, and leaves the rest as balance', async () => {
  const payment = await agency.report(order, 4000)
  expect(await decide(payment, 'match')).toMatchObject({ status: 409, body: { due: 5000, open: 16_000, too_much: 0 } })
  expect(await state()).toEqual({ ...none, status: 'odeme-bildirildi', reported: 4000 })
  expect((await decide(payment, 'match', { accepts_difference: true })).status).toBe(200)
  expect(await state()).toEqual({
    ...none,
    status: 'odeme-bildirildi',
    payment_status: 'kismi',
    paid: 4000,
    open: 16_000,
  })
  expect((await enter({ amount: 1000 })).status).toBe(201)
  expect(await state()).toEqual(deposit)
})

test('the amount that really arrived is matched, and undo restores the reported one', async () => {
  const payment = await agency.report(order, 4000)
  expect((await decide(payment, 'match', { amount: 5000 })).status).toBe(200)
  expect((await agency.read(order.id)).payments[0]).toMatchObject({ amount: 5000, reported_amount: 4000 })
  expect(await state()).toEqual(deposit)
  expect(await decide(payment, 'undo', { reason: 'yanlış sipariş' })).toMatchObject({ status: 200 })
  expect(await state()).toEqual({ ...none, status: 'odeme-bildirildi', reported: 4000 })
  expect((await agency.read(order.id)).payments[0]).toMatchObject({
    amount: 4000,
    reported_amount: null,
    decided_by: null,
  })
})

test('a rejected notice gives the customer a new hold and says why; undo reports it again', async () => {
  const payment = await agency.report(order, 5000)
  agency.clock.now = new Date('2026-11-23T10:00:00Z')
  expect((await decide(payment, 'reject', { reason: '' })).status).toBe(422)
  expect((await decide(payment, 'reject', { reason: 'Hesaba geçmedi' })).status).toBe(200)
  const { hold_until, ...read } = await agency.read(order.id)
  expect([read.status, hold_until]).toEqual(['opsiyonlu', '2026-11-24T10:00:00.000Z'])
  expect(await mails()).toEqual(['Ödeme bildiriminizi aldık', 'Ödeme bildiriminizi onaylayamadık'])
  await decide(payment, 'undo', { reason: 'geçmiş' })
  expect(await state()).toEqual({ ...none, status: 'odeme-bildirildi', reported: 5000 })
})

test('money without a notice is entered, refunded and both are undone', async () => {
  const { body } = await enter({ amount: 20_000, method: 'kart' })
  expect(body.message).toBe('Ödeme kaydedildi, sipariş onaylandı.')
  expect(await state()).toEqual({ ...none, status: 'onayli', payment_status: 'odendi', paid: 20_000, open: 0 })
  expect((await enter({ kind: 'iade', amount: 500 })).body.errors).toHaveProperty('note')
  const refund = await enter({ kind: 'iade', amount: 500, note: 'İndirim' })
  expect(await state()).toEqual({
    ...none,
    status: 'onayli',
    payment_status: 'kismi',
    paid: 20_000,
    refunded: 500,
    open: 500,
  })
  expect((await decide(body.data!.id, 'undo', { reason: 'yanlış' })).status).toBe(409)
  await decide(refund.body.data!.id, 'undo', { reason: 'yanlış' })
  await decide(body.data!.id, 'undo', { reason: 'yanlış' })
  expect(await state()).toEqual(none)
  expect((await agency.read(order.id)).payments.map(({ status }) => status)).toEqual(['geri-alindi', 'geri-alindi'])
  const shown = await agency.api.get<Order>(orderApiPath(order.order_no, order.key))
  expect(shown.body.payments).toEqual([])
})

test.each([
  ['an unknown currency', { amount: 5000, currency: 'EUR' }, 'currency'],
  ['a future day', { amount: 5000, paid_on: '2026-11-22' }, 'paid_on'],
  ['a bank transfer without account', { amount: 5000, method: 'havale' }, 'bank_account_id'],
  ['an account of another currency', { amount: 5000, method: 'havale', bank_account_id: 2 }, 'bank_account_id'],
  ['nothing', { amount: 0 }, 'amount'],
  ['a refund of what never came', { amount: 1, kind: 'iade', note: 'olmaz' }, 'amount'],
])('an entry with %s is refused at the field', async (_, body, field) => {
  const answer = await enter(body)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toHaveProperty(field)
})

test('the most that can be refunded is said in the language of the answer', async () => {
  await enter({ amount: 7500 })
  const { version } = await agency.read(order.id)
  const refund = { ...entry, version, kind: 'iade', amount: 8000, note: 'olmaz' }
  const errorIn = async (lang: string) => {
    const path = `/api/admin/orders/${order.id}/payments?lang=${lang}`
    const { body } = await agency.api.post<{ errors: Record<string, string[]> }>(path, refund, officeHeaders)
    return body.errors.amount
  }
  expect(await errorIn('en')).toEqual(['You cannot refund more than was received; at most 7,500 TL.'])
  expect(await errorIn('tr')).toEqual(['Alınandan fazlası iade edilemez; en çok 7.500 TL.'])
})

test('more than the balance asks first', async () => {
  expect(await enter({ amount: 21_000 })).toMatchObject({ status: 409, body: { too_much: 1000 } })
  expect((await enter({ amount: 21_000, accepts_difference: true })).status).toBe(201)
  expect((await state()).open).toBe(-1000)
})

test('a decision on an old view is refused with what the other did', async () => {
  const payment = await agency.report(order, 5000)
  const { version } = await agency.read(order.id)
  expect((await decide(payment, 'match', { version })).status).toBe(200)
  const second = await decide(payment, 'reject', { version, reason: 'yok' })
  expect(second).toMatchObject({
    status: 409,
    body: { changes: [{ action: 'eslesti', by: 'Zeynep Kaya' }, { to_status: 'onayli' }] },
  })
  expect((await decide(payment, 'reject', { version: second.body.version, reason: 'yok' })).body.message).toMatch(
    /eşleşti \(Zeynep Kaya/,
  )
})

test('a note does not make the view of another old', async () => {
  const payment = await agency.report(order, 5000)
  const { version } = await agency.read(order.id)
  await agency.send('POST', `/${order.id}/notes`, { note: 'Dekont istendi' })
  expect((await decide(payment, 'match', { version })).status).toBe(200)
})

const times = <T>(n: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => call(at)))
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('of ten matches at once one counts, and one mail is sent', async () => {
  const payment = await agency.report(order, 5000)
  expect(statuses(await times(10, () => decide(payment, 'match')))).toEqual([200, ...Array(9).fill(409)])
  expect(await state()).toEqual(deposit)
  expect(await mails()).toEqual(['Ödeme bildiriminizi aldık', 'Rezervasyonunuz onaylandı'])
})

test('money is entered, and goes back to a card, on an order as it was read', async () => {
  const path = `/${order.id}/payments`
  const entered = await agency.send('POST', path, { ...entry, amount: 5000 })
  expect([entered.status, Object.keys(entered.body.errors!)]).toEqual([422, ['version']])
  expect((await agency.send('POST', `${path}/1/refund`, { amount: 5, reason: 'olmaz' })).body.errors).toHaveProperty(
    'version',
  )
})

test('a double entry from one view is entered once', async () => {
  const { version } = await agency.read(order.id)
  expect(statuses(await times(5, () => enter({ amount: 5000, version })))).toEqual([201, 409, 409, 409, 409])
  expect(await state()).toEqual(deposit)
})

test('matches and undos at once leave sums and statuses that agree', async () => {
  const payment = await agency.report(order, 5000)
  await times(12, (at) => decide(payment, at % 2 ? 'undo' : 'match', at % 2 ? { reason: 'yanlış' } : {}))
  const { events } = await agency.read(order.id)
  const last = events.findLast(({ kind }) => kind === 'odeme')!.action
  expect(await state()).toEqual(last === 'eslesti' ? deposit : { ...none, status: 'odeme-bildirildi', reported: 5000 })
})

test('a match that meets the end of the hold loses no money and frees seats once', async () => {
  const later = new Date('2026-11-23T10:00:00Z')
  agency.clock.now = later
  const money = { amount: 5000, paid_on: '2026-11-22' }
  const [entered] = await Promise.all([enter(money), expireHolds(agency.db, later), expireHolds(agency.db, later)])
  // Staff see that the hold ended meanwhile, and enter it again.
  if (entered.status === 409) await enter(money)
  const { status, sums, items } = await agency.read(order.id)
  expect(sums[0]!.paid).toBe(5000)
  expect(status).toMatch(/^(onayli|suresi-doldu)$/)
  expect(items[0]!.seats_released_at === null).toBe(status === 'onayli')
})

test('a receipt is downloaded as it came; a payment without one, and one whose file is lost, are 404', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'seyyah-receipt-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { db, staff } = agency
  const documents = openDocuments(openDisk(folder), pictureWork)
  const api = testApi(endpoints, { db, staff, documents })
  const payment = await agency.report(order, 5000)
  const download = () =>
    api.fetch(
      new Request(`https://seyyah.example/api/admin/orders/${order.id}/payments/${payment}/receipt`, {
        headers: officeHeaders,
      }),
    )
  expect((await download()).status).toBe(404)
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')
  const receipt_file = (await documents.keep('receipts', pdf))!
  await db.updateTable('payments').set({ receipt_file }).where('id', '=', payment).execute()
  const answer = await download()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toContain(`dekont-${order.id}-${payment}.pdf`)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf)
  await documents.remove(receipt_file)
  expect((await download()).status).toBe(404)
})

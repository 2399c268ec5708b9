import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf, PdfInterrupted } from '#src/base/pdf/pdf.server.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import { findOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { calendarPath, type PaperWish, paperPath } from '#src/features/orders/book/papers.links.ts'
import type { CheckedVoucher, OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { strings } from '#src/strings.ts'
import { paperOfMail } from './paper-files.commands.server.ts'
import { paperOf } from './papers.commands.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-papers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)

const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
let order: PlacedOrder
beforeEach(async () => {
  agency.clock.now = booked
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [8] })
})

/** The same API, with the process that makes papers. */
const api = () => testApi(endpoints, { db: agency.db, staff: agency.staff, now: () => agency.clock.now, pdf: pdf.make })
const confirm = (id: number) => agency.send('PUT', `/${id}/status`, { status: 'onayli' })

async function file(wish: Partial<PaperWish> & Pick<PaperWish, 'kind'>, lang = 'tr') {
  const path = paperPath(order.order_no, order.key, { subject: 0, ...wish }, lang)
  const answer = await api().fetch(new Request(`https://seyyah.example/api${path}`), { address: '192.0.2.7' })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const papers = async () =>
  (await api().get<OfficePapers>(`/api/admin/orders/${order.id}/documents`, officeHeaders)).body
const codeIn = (text: string) => /[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/.exec(text)![0]
const check = (code: string) => api().get<CheckedVoucher>(`/api/vouchers/${code}`)

test('a paper that cannot be stored is answered, mailed, and stored for a later reader', async () => {
  await confirm(order.id)
  const documents = openDocuments(openDisk(folder), pictureWork)
  const services = { ...api().services, documents }
  const full = { ...documents, keep: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
  const crowded = testApi(endpoints, { ...services, documents: full })
  const roomy = testApi(endpoints, services)
  const stored = async () =>
    (await agency.db.selectFrom('papers').select('file').where('order_id', '=', order.id).execute()).map(
      ({ file }) => file,
    )
  const path = paperPath(order.order_no, order.key, { kind: 'voucher', subject: 0 }, 'tr')
  const asked = async ({ fetch }: typeof crowded) => {
    const answer = await fetch(new Request(`https://seyyah.example/api${path}`), { address: '192.0.2.7' })
    return pdfText(new Uint8Array(await answer.arrayBuffer()))
  }
  expect(await asked(crowded)).toContain(order.order_no)
  expect(await paperOfMail(crowded.services, `order ${order.id} voucher 0 tr`)).not.toBeNull()
  expect(await stored()).toEqual([null])
  expect(await asked(roomy)).toContain(order.order_no)
  expect(await stored()).toEqual([expect.stringMatching(/^documents\/papers\/.+\.pdf$/)])
})

test('an order has confirmation and voucher from its confirmation on, and only with its key', async () => {
  expect((await file({ kind: 'voucher' })).status).toBe(404)
  expect((await papers()).papers).toEqual([])
  await confirm(order.id)
  const { status, headers, bytes } = await file({ kind: 'confirmation' })
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  const text = await pdfText(bytes)
  for (const part of [
    order.order_no,
    'Rezervasyon onayı',
    'Ayşe Yılmaz',
    '12 – 14 Nisan 2027',
    '2 yetişkin, 1 çocuk (8 yaş)',
    '27.500,50 TL',
  ])
    expect(text).toContain(part)
  expect((await file({ kind: 'statement' })).status).toBe(404)
  order = { ...order, key: 'x'.repeat(22) }
  expect((await file({ kind: 'voucher' })).status).toBe(404)
})

test('a paper is also at the address of its order, with its key alone', async () => {
  await confirm(order.id)
  const { bytes } = await file({ kind: 'voucher' })
  const at = async (key: string) => {
    const path = `/api/orders/${order.order_no}/documents/voucher.pdf?key=${key}`
    const answer = await api().fetch(new Request(`https://seyyah.example${path}`), { address: '192.0.2.7' })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const same = await at(order.key)
  expect([same.status, Buffer.compare(same.bytes, bytes)]).toEqual([200, 0])
  expect((await at('x'.repeat(22))).status).toBe(404)
})

test('the calendar file has an address that a browser opens; a changed order is a later revision of its events', async () => {
  const read = async (key = order.key) => {
    const path = calendarPath(order.order_no, key, 'tr')
    const answer = await api().fetch(new Request(`https://seyyah.example/api${path}`), { address: '192.0.2.7' })
    const text = await answer.text()
    const of = (name: string) => new RegExp(`^${name}:(.*)\r`, 'm').exec(text)?.[1]
    return { status: answer.status, headers: answer.headers, facts: ['UID', 'DTSTAMP', 'SEQUENCE'].map(of) }
  }
  const first = await read()
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(first.headers.get('content-disposition')).toMatch(/^attachment; filename="syh-26-\w+\.ics"/)
  const host = new URL(api().services.settings.siteUrl).hostname
  expect(first.facts).toEqual([`${order.order_no}-1@${host}`, '20261121T100000Z', expect.any(String)])
  agency.clock.now = new Date('2026-11-25T08:30:00Z')
  await confirm(order.id)
  const second = await read()
  expect(second.facts.slice(0, 2)).toEqual([first.facts[0], '20261125T083000Z'])
  expect(Number(second.facts[2])).toBeGreaterThan(Number(first.facts[2]))
  expect((await read('x'.repeat(22))).status).toBe(404)
  expect((await file({ kind: 'voucher' })).headers.get('content-disposition')).toMatch(/^inline; /)
})

test('a paper is the same file whenever it is asked for, with its number and hash', async () => {
  await confirm(order.id)
  const first = await file({ kind: 'voucher' })
  agency.clock.now = new Date(booked.getTime() + 86_400_000)
  const second = await file({ kind: 'voucher' })
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  const made = (await papers()).papers
  expect(made).toMatchObject([{ number: 1, kind: 'voucher', voided_at: null, created_by: null }])
  expect(made[0]!.sha256).toBe(createHash('sha256').update(first.bytes).digest('hex'))
})

test('a changed name makes a new voucher, and the old one is void; other colours do not', async () => {
  await confirm(order.id)
  const old = codeIn(await pdfText((await file({ kind: 'voucher' })).bytes))
  await agency.db.updateTable('company').set({ main_color: '#aa0000' }).execute()
  expect(codeIn(await pdfText((await file({ kind: 'voucher' })).bytes))).toBe(old)
  await agency.db.updateTable('orders').set({ name: 'Ayşe Demir' }).where('id', '=', order.id).execute()
  const text = await pdfText((await file({ kind: 'voucher' })).bytes)
  expect(text).toContain('Ayşe Demir')
  expect((await check(codeIn(text))).body).toMatchObject({ is_valid: true })
  expect((await check(old)).body).toMatchObject({ is_valid: false, void_reason: 'yenilendi' })
})

test('a new voucher in one language makes those of the other languages void that say something else', async () => {
  await confirm(order.id)
  const codeOf = async (lang: string) => codeIn(await pdfText((await file({ kind: 'voucher' }, lang)).bytes))
  const [turkish, english] = [await codeOf('tr'), await codeOf('en')]
  expect((await check(turkish)).body).toMatchObject({ is_valid: true })
  await agency.db.updateTable('orders').set({ name: 'Ayşe Demir' }).where('id', '=', order.id).execute()
  const fresh = await codeOf('en')
  expect((await check(english)).body).toMatchObject({ is_valid: false, void_reason: 'yenilendi' })
  expect((await check(turkish)).body).toMatchObject({ is_valid: false, void_reason: 'yenilendi' })
  expect((await check(await codeOf('tr'))).body).toMatchObject({ is_valid: true })
  expect((await check(fresh)).body).toMatchObject({ is_valid: true })
})

test('a paper of an order that changes while it is made says what the order says by then', async () => {
  await confirm(order.id)
  const { services } = api()
  const stale = (await findOfficeOrder(agency.db, order.id))!
  const wish = { kind: 'voucher', subject: 0, lang: 'tr', staff: null } as const
  await agency.db.updateTable('orders').set({ name: 'Ayşe Demir' }).where('id', '=', order.id).execute()
  const paper = await paperOf(services, stale, wish)
  expect(JSON.stringify(paper.content)).toContain('Ayşe Demir')
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  await expect(paperOf(services, stale, { ...wish, lang: 'en' })).rejects.toThrow()
  expect((await papers()).papers.every(({ voided_at }) => voided_at !== null)).toBe(true)
})

test('a voucher is checked by its code alone and tells no more than the paper; a cancelled order makes it void', async () => {
  await confirm(order.id)
  const code = codeIn(await pdfText((await file({ kind: 'voucher' })).bytes))
  const { body } = await check(code.toLowerCase().replaceAll('-', ' '))
  expect(body).toEqual({
    is_valid: true,
    void_reason: null,
    is_departure_cancelled: false,
    code,
    order_no: `${order.order_no.slice(0, -4)}••••`,
    issued_on: '2026-11-21',
    voided_on: null,
    tours: [
      {
        name: expect.stringContaining('Kapadokya'),
        start_date: '2027-04-12',
        end_date: '2027-04-14',
        adults: 2,
        children: 1,
      },
    ],
  })
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect((await check(code)).body).toMatchObject({ is_valid: false, void_reason: 'iptal', voided_on: '2026-11-21' })
  expect((await papers()).papers).toMatchObject([{ kind: 'voucher', void_reason: 'iptal' }])
  expect((await file({ kind: 'voucher' })).status).toBe(404)
})

const kinds = async () => (await papers()).available.map(({ kind }) => kind)

test('what was accepted can be read back before the confirmation, after a cancellation, and of an expired order', async () => {
  const { contracts } = await agency.read(order.id)
  const accepted = contracts.map(() => 'contract')
  const contract = async () => (await file({ kind: 'contract', subject: contracts[0]!.contract_id })).bytes.toString()
  expect(await kinds()).toEqual(accepted)
  const first = await contract()
  await confirm(order.id)
  expect(await kinds()).toEqual(['confirmation', 'voucher', ...accepted])
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect(await kinds()).toEqual(accepted)
  expect(await contract()).toBe(first)
  order = await agency.order({ tour: await insertSoldTour(agency.db, { start_date: '2027-04-12' }), adults: 2 })
  expect(await expireHolds(agency.db, new Date('2026-12-24T10:00:00Z'))).toBe(1)
  expect(await kinds()).toEqual(accepted)
  expect((await file({ kind: 'contract', subject: contracts[0]!.contract_id })).status).toBe(200)
})

test('the voucher of an order that expires is void, and says that the time ran out', async () => {
  const payment = await agency.report(order, 27_500.5)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const code = codeIn(await pdfText((await file({ kind: 'voucher' })).bytes))
  await file({ kind: 'confirmation' })
  await agency.send('POST', `/${order.id}/payments/${payment}/undo`, { reason: 'yanlış hesap' })
  await agency.send('PUT', `/${order.id}/payments/${payment}/reject`, { reason: 'yanlış hesap' })
  expect(await expireHolds(agency.db, new Date('2026-12-24T10:00:00Z'))).toBe(1)
  expect((await check(code)).body).toMatchObject({ is_valid: false, void_reason: 'suresi-doldu' })
  expect((await papers()).papers.map(({ kind, void_reason }) => [kind, void_reason])).toEqual([
    ['confirmation', 'suresi-doldu'],
    ['voucher', 'suresi-doldu'],
  ])
})

test('an unknown code and a text that is no code are answered alike', async () => {
  const answers = await Promise.all(['ABCD-EFGH-JKLM-NPQR', 'x', '%C3%B6', `${'A'.repeat(59)}`].map(check))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]!.status).toBe(404)
})

test('clicks at the same moment make one paper', async () => {
  await confirm(order.id)
  const files = await Promise.all([1, 2, 3, 4].map(() => file({ kind: 'voucher' })))
  expect(new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1)
  expect((await papers()).papers).toHaveLength(1)
})

test('staff make a paper, which is recorded, and save it; a void one too', async () => {
  await confirm(order.id)
  const path = `/api/admin/orders/${order.id}/documents`
  const { status, body } = await api().post<{ data: { id: number } }>(
    path,
    { kind: 'confirmation', lang: 'en' },
    officeHeaders,
  )
  expect(status).toBe(200)
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  const answer = await api().fetch(
    new Request(`https://seyyah.example${path}/${body.data.id}`, { headers: officeHeaders }),
  )
  expect(await pdfText(new Uint8Array(await answer.arrayBuffer()))).toContain('Booking confirmation')
  expect((await papers()).papers).toMatchObject([{ created_by: 'Zeynep Kaya', lang: 'en', void_reason: 'iptal' }])
  const events = await agency.db.selectFrom('audit_events').select('entity_id').where('entity', '=', 'papers').execute()
  expect(events.map(({ entity_id }) => entity_id)).toContain(String(body.data.id))
  expect((await api().get(`/api/admin/orders/${order.id + 1}/documents/${body.data.id}`, officeHeaders)).status).toBe(
    404,
  )
})

test('a payment has a receipt until it is undone; the contract is the text that was accepted', async () => {
  const payment = await agency.report(order, 27_500.5)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const text = await pdfText((await file({ kind: 'receipt', subject: payment })).bytes)
  for (const part of ['Tahsilat makbuzu', '27.500,50 TL', 'Havale / EFT', 'Lira Bankası', `${order.order_no}/1`])
    expect(text).toContain(part)
  const { contracts } = await agency.read(order.id)
  const contract = await pdfText((await file({ kind: 'contract', subject: contracts[0]!.contract_id })).bytes)
  for (const part of ['Paket Tur Sözleşmesi', 'Deneme Turizm <Ltd.> Şti.', 'sitede', 'SHA-256'])
    expect(contract).toContain(part)
  await agency.send('POST', `/${order.id}/payments/${payment}/undo`, { reason: 'yanlış hesap' })
  expect((await file({ kind: 'receipt', subject: payment })).status).toBe(404)
  expect((await papers()).papers).toContainEqual(
    expect.objectContaining({ kind: 'receipt', void_reason: 'geri-alindi' }),
  )
})

test('the mail of a confirmation brings the papers, made when it is sent; after a cancellation it brings none', async () => {
  const payment = await agency.report(order, 27_500.5)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const mail = await agency.db
    .selectFrom('outbox')
    .select('attachments')
    .where('message_key', 'like', 'payment-decided:%:customer')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const files = mail.attachments as { name: string; paper: string }[]
  expect(files.map(({ name }) => name)).toEqual(
    ['onay', 'voucher', 'makbuz'].map((name) => `${order.order_no} ${name}.pdf`),
  )
  const voucher = await paperOfMail(api().services, files[1]!.paper)
  expect(await pdfText(voucher!)).toContain('Tur belgesi')
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect(await paperOfMail(api().services, files[1]!.paper)).toBeNull()
})

test('a paper that cannot be made is made at the next try', async () => {
  await confirm(order.id)
  const failing = testApi(endpoints, {
    db: agency.db,
    now: () => agency.clock.now,
    pdf: async () => {
      throw new PdfInterrupted('the pdf process ended: SIGKILL')
    },
  })
  const path = `/api${paperPath(order.order_no, order.key, { kind: 'voucher', subject: 0 }, 'tr')}`
  const { status, headers, body } = await failing.get(path)
  expect([status, headers.get('retry-after'), body]).toEqual([
    503,
    '10',
    { success: false, message: strings.errors.no_paper.tr, code: 'unavailable' },
  ])
  expect((await file({ kind: 'voucher' })).status).toBe(200)
  expect((await papers()).papers).toHaveLength(1)
})

test('a cancelled order with money has a statement: by the terms, as decided, and what goes back until when', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  await insertPolicy(agency.db, { kind: 'yurt-ici' }) // 30 days: 0, 15 days: 50 %
  order = await agency.order({ tour, adults: 2 })
  const entry = { method: 'nakit', amount: 12_000, currency: 'TRY', paid_on: '2026-11-21' }
  await agency.enter(order.id, entry)
  expect((await file({ kind: 'statement' })).status).toBe(404)
  agency.clock.now = new Date('2027-03-23T10:00:00Z')
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Hastalık', by: 'customer' })
  const text = (await pdfText((await file({ kind: 'statement' })).bytes)).replace(/\s+/g, ' ')
  for (const part of [
    'İptal dökümü',
    'Kesinti %50',
    'kalkışa 20 gün kala, 20.000 TL üzerinden',
    '10.000 TL',
    'Size iade 2.000 TL',
    '6 Nisan 2027',
  ])
    expect(text).toContain(part)
  expect(await pdfText((await file({ kind: 'statement' }, 'en')).bytes)).toContain('Cancellation statement')
})

test('of an order of which less came than the terms keep, statement, page and mail say that what came is kept', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  await insertPolicy(agency.db, { kind: 'yurt-ici' })
  order = await agency.order({ tour, adults: 2 })
  await agency.enter(order.id, { method: 'nakit', amount: 5_000, currency: 'TRY', paid_on: '2026-11-21' })
  agency.clock.now = new Date('2027-03-23T10:00:00Z')
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Hastalık', by: 'customer' })
  const text = (await pdfText((await file({ kind: 'statement' })).bytes)).replace(/\s+/g, ' ')
  expect(text).toContain('Koşullara göre kesinti 10.000 TL')
  expect(text).toContain('Ödenen 5.000 TL Kesinti 5.000 TL Size iade 0 TL')
  const { cancellation } = (await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))).body
  expect(cancellation).toMatchObject({ sums: [{ paid: 5_000, kept: 10_000, refund: 0 }] })
  const mails = agency.db.selectFrom('outbox').select('body_text').orderBy('id', 'desc').limit(1)
  const { body_text } = await mails.executeTakeFirstOrThrow()
  expect(body_text).toMatch(/Ödenen: 5\.000 TL\nKesinti: 5\.000 TL\nSize iade: 0 TL/)
})

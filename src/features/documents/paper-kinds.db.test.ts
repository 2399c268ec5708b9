import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { heightsOf, openedPdf, pdfText, rolesOf } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import { type PaperKind, paperKinds, paperPath } from '#src/features/orders/book/papers.links.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** Every kind of paper as the customer saves it, read back: its words, its tags and its pages. */
const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
const api = () => testApi(endpoints, { db: agency.db, now: () => agency.clock.now, pdf: pdf.make })
/** The papers of one order in both languages, the statement from after its cancellation. */
const made = new Map<string, Uint8Array>()
let order: PlacedOrder

beforeAll(async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  await insertPolicy(agency.db, { kind: 'yurt-ici' })
  order = await agency.order({ tour, adults: 2, childrenQuantity: 1, childrenAges: [8] })
  const payment = await agency.report(order, 27_500.5)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const { contracts } = await agency.read(order.id)
  const subjects: Record<PaperKind, number> = {
    confirmation: 0,
    voucher: 0,
    receipt: payment,
    contract: contracts[0]!.contract_id,
    statement: 0,
  }
  const save = async (kind: PaperKind) => {
    for (const lang of ['tr', 'en']) {
      const path = paperPath(order.order_no, order.key, { kind, subject: subjects[kind] }, lang)
      const answer = await api().fetch(new Request(`https://seyyah.example/api${path}`), { address: '192.0.2.7' })
      expect(answer.status, path).toBe(200)
      made.set(`${kind} ${lang}`, new Uint8Array(await answer.arrayBuffer()))
    }
  }
  for (const kind of paperKinds.filter((kind) => kind !== 'statement')) await save(kind)
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Hastalık', by: 'customer' })
  await save('statement')
})

const both = (tr: string[], en: string[]) => ({ tr, en })
/** Words that only this kind says, and the tags that it has beside its title. */
const kinds: Record<PaperKind, { words: { tr: string[]; en: string[] }; roles: string[] }> = {
  confirmation: {
    words: both(
      ['Rezervasyon onayı', '12 – 14 Nisan 2027', '27.500,50 TL', 'Ödeme planı'],
      ['Booking confirmation', '12 – 14 April 2027', '27,500.50 TL', 'Payment plan'],
    ),
    roles: ['H2', 'Table', 'TD'],
  },
  voucher: {
    words: both(
      ['Tur belgesi (voucher)', '2 yetişkin, 1 çocuk (8 yaş)', 'Doğrulama kodu'],
      ['Tour voucher', '2 adults, 1 child (aged 8)', 'Verification code'],
    ),
    roles: ['H2', 'Figure'],
  },
  receipt: {
    words: both(['Tahsilat makbuzu', '27.500,50 TL'], ['Receipt of payment', '27,500.50 TL']),
    roles: ['P'],
  },
  // In the language in which it was accepted, whoever reads it.
  contract: {
    words: both(['Paket Tur Sözleşmesi', 'SHA-256'], ['Paket Tur Sözleşmesi', 'SHA-256']),
    roles: ['P'],
  },
  statement: {
    words: both(
      ['İptal dökümü', 'Size iade', '27.500,50 TL'],
      ['Cancellation statement', 'Refund to you', '27,500.50 TL'],
    ),
    roles: ['H2', 'Table', 'TD'],
  },
}
const cases = paperKinds.flatMap((kind) => (['tr', 'en'] as const).map((lang) => [kind, lang] as const))

test.each(cases)('%s in %s has its words, its tags and one page', async (kind, lang) => {
  const bytes = made.get(`${kind} ${lang}`)!
  const document = await openedPdf(bytes)
  expect(document.numPages).toBe(1)
  const { info, metadata } = await document.getMetadata()
  expect(info).toMatchObject({ Language: kind === 'contract' ? 'tr' : lang })
  expect(metadata?.getRaw()).toContain('pdfuaid:part')
  const text = (await pdfText(bytes)).replace(/\s+/g, ' ')
  for (const part of [order.order_no, ...kinds[kind].words[lang]]) expect(text).toContain(part)
  expect(await rolesOf(bytes)).toEqual(expect.arrayContaining(['H1', ...kinds[kind].roles]))
})

test('the text of a contract is 12 points high, that of the other papers 10', async () => {
  const heights = async (kind: PaperKind) => heightsOf(made.get(`${kind} tr`)!)
  const contract = await heights('contract')
  const body = contract.filter(({ text }) => text.includes('Ayşe Yılmaz'))
  expect(body.length).toBeGreaterThan(0)
  for (const { height } of body) expect(height).toBeGreaterThanOrEqual(12)
  const [line] = (await heights('confirmation')).filter(({ text }) => text.includes('Ayşe Yılmaz'))
  expect(Math.round(line!.height)).toBe(10)
})

test('the mail about a cancellation brings its statement; one that declines a request brings none', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  const own = await agency.order({ tour, adults: 2 })
  const entry = { method: 'nakit', amount: 12_000, currency: 'TRY', paid_on: '2026-11-21' }
  await agency.enter(own.id, entry)
  const asked = await agency.api.post(orderApiPath(own.order_no, own.key, '/cancel-request'), { reason: 'Hastalık' })
  expect(asked.status).toBe(200)
  await agency.db.deleteFrom('outbox').execute()
  await agency.send('PUT', `/${own.id}/cancel-request`, { answer: 'reddet', reason: 'Bilet kesildi' })
  const mails = async () =>
    (await agency.db.selectFrom('outbox').select(['message_key', 'attachments']).orderBy('id').execute()).map(
      ({ message_key, attachments }) => [message_key.split(':')[0], attachments],
    )
  expect(await mails()).toEqual([['order-cancel-declined', []]])
  await agency.db.deleteFrom('outbox').execute()
  await agency.send('PUT', `/${own.id}/status`, { status: 'iptal', reason: 'Hastalık', by: 'customer' })
  expect(await mails()).toEqual([
    ['order-status', [{ name: `${own.order_no} iptal.pdf`, paper: `order ${own.id} statement 0 tr` }]],
  ])
})

import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardPath } from '#src/admin/statistics/statistics.links.ts'
import type { Dashboard } from '#src/admin/statistics/statistics.schema.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { accountingFilePath, accountingPath } from '#src/features/accounting/accounting.links.ts'
import type { Accounting } from '#src/features/accounting/accounting.schema.ts'
import { type PaperWish, paperPath } from '#src/features/orders/book/papers.links.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { takeCards } from '#src/features/payments/cards/cards.fixture.ts'
import type { CardOffer } from '#src/features/payments/cards/cards.schema.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'

/** An agency that knows no exchange rate, or an old one only, sells in euros: no place breaks, and none invents a value in lira. */
const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const today = '2026-11-21'
const agency = officeAgency(new Date(`${today}T10:00:00Z`))
const api = () => {
  const { db, staff, clock } = agency
  return testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make })
}
let tour: SoldTour
let order: PlacedOrder

beforeAll(async () => {
  await takeCards(agency.db)
  const price = { currency: 'EUR' as const, multi_room_price: 449_95, single_room_price: 600_00 }
  tour = await insertSoldTour(agency.db, { start_date: '2027-05-03', ...price })
  order = await agency.order({ tour, adults: 2 })
  const paid = { method: 'nakit', amount: 224.98, currency: 'EUR', paid_on: today }
  expect((await agency.enter(order.id, paid)).status).toBe(201)
})

const shown = async ({ order_no, key }: PlacedOrder) => (await api().get<ShownOrder>(orderApiPath(order_no, key))).body
const cardOffer = async ({ order_no, key }: PlacedOrder) =>
  (await api().get<CardOffer>(orderApiPath(order_no, key, '/payments'))).body
const paper = async (wish: PaperWish, lang: string) => {
  const request = new Request(`https://seyyah.example/api${paperPath(order.order_no, order.key, wish, lang)}`)
  const answer = await api().fetch(request, { address: '192.0.2.7' })
  expect(answer.status).toBe(200)
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}
const mailsOf = async ({ order_no }: PlacedOrder) =>
  (await agency.db.selectFrom('outbox').select('body_text').where('topic', '=', orderTopic(order_no)).execute()).map(
    ({ body_text }) => body_text,
  )
/** What a missing number becomes where nobody thought of it. */
const nonsense = /NaN|undefined|null|Infinity|(^|[^\d.,])0 TL/

test('the order is owed in euros, and asks for no lira and no card', async () => {
  expect(await shown(order)).toMatchObject({
    status: 'onayli',
    totals: [{ currency: 'EUR', total: 899.9, try_total: null, rate: null }],
    open: [{ currency: 'EUR', amount: 674.92 }],
    lira: null,
  })
  expect(await cardOffer(order)).toMatchObject({ is_offered: false, choices: [], installments: [] })
  const wish = { currency: 'EUR', amount: 100, purpose: 'Kalan', valid_until: '2026-11-25' }
  const path = `/api/admin/orders/${order.id}/payment-links`
  expect((await api().post(path, wish, officeHeaders)).status).toBe(409)
})

test('papers and mails of both languages name euros only', async () => {
  const [payment] = (await agency.read(order.id)).payments
  for (const lang of ['tr', 'en'])
    for (const kind of ['confirmation', 'voucher', 'receipt'] as const) {
      const text = await paper({ kind, subject: kind === 'receipt' ? payment!.id : 0 }, lang)
      expect(text, `${kind} ${lang}`).not.toMatch(nonsense)
      expect(text, `${kind} ${lang}`).not.toMatch(/ TL\b/)
    }
  const mails = await mailsOf(order)
  expect(mails.length).toBeGreaterThan(1)
  for (const text of mails) expect(text).not.toMatch(/NaN|undefined|null| TL\b/)
})

test('dashboard and accountant count the euros, and say that their lira are not known', async () => {
  const { body } = await api().get<Dashboard>(`${dashboardPath}?range=7`, officeHeaders)
  expect(body.sales!.money).toEqual([expect.objectContaining({ currency: 'EUR', booked: 899.9, collected: 224.98 })])
  const accounting = await api().get<Accounting>(`${accountingPath}?from=${today}&to=${today}`, officeHeaders)
  expect(accounting.body).toMatchObject({
    sold: [{ currency: 'EUR', total: 899.9, try_kdv: null, try_total: null }],
    collected: [{ currency: 'EUR', net: 224.98, try_net: null }],
  })
  for (const what of ['siparisler', 'odemeler']) {
    const url = `https://seyyah.example${accountingFilePath}?what=${what}&file=csv&from=${today}&to=${today}`
    const answer = await api().fetch(new Request(url, { headers: officeHeaders }), { address: '192.0.2.7' })
    expect(await answer.text()).not.toMatch(/NaN|null/)
  }
})

test('a rate that is typed later is that of payments from then on; the order stays without', async () => {
  await agency.db
    .insertInto('exchange_rates')
    .values({ currency: 'EUR', day: '2026-09-01', try_rate: '48.25', source: 'tcmb' })
    .execute()
  expect((await shown(order)).totals).toMatchObject([{ try_total: null, rate: null }])
  // 81 days old, and said to be: what is charged names its day.
  expect(await cardOffer(order)).toMatchObject({
    choices: [{ open: 674.92, is_kept_rate: false, rate: { try_rate: 48.25, day: '2026-09-01' } }],
  })
  const later = await agency.order({ tour, adults: 1 })
  expect((await shown(later)).totals).toMatchObject([
    { total: 600, try_total: 28_950, rate: { try_rate: 48.25, day: '2026-09-01', source: 'tcmb' } },
  ])
  expect((await mailsOf(later))[0]).toContain('1 € = 48,25 TL, TCMB satış kuru, 1 Eylül 2026')
})

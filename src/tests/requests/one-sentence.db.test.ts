import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Day, dayOf } from '#src/base/dates.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { fill } from '#src/base/i18n/translate.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { findOrder } from '#src/features/orders/book/orders.store.server.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import {
  type PlanStep,
  planOfOrder,
  planOfStored,
  planSentence,
  planTexts,
} from '#src/features/orders/money/plan.rules.ts'
import { plan } from '#src/features/orders/money/plan.strings.ts'
import { officeAgency, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'

/** The sentence about money, made of an order's rows, against every place that says it after each event (docs/promises.md, A5). */
const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const placedAt = new Date('2026-11-21T10:00:00Z')
const today = dayOf(placedAt)
const agency = officeAgency(placedAt)

type Lang = 'tr' | 'en'

function said(steps: readonly PlanStep[], lang: Lang, day: Day | null): string {
  const texts = planTexts(steps, lang, day).map(({ key, values }) => fill(plan[key][lang], lang, values))
  return planSentence(texts, lang)
}
/** Lines of a paper break anywhere. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

async function lastMail({ order_no }: PlacedOrder): Promise<{ body_text: string; message_key: string }> {
  return agency.db
    .selectFrom('outbox')
    .select(['body_text', 'message_key'])
    .where('topic', '=', orderTopic(order_no))
    .where('recipient', '=', 'ayse@musteri.example')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

async function confirmationOf({ order_no, key }: PlacedOrder, lang: Lang): Promise<string> {
  const { db, clock } = agency
  const api = testApi(endpoints, { db, now: () => clock.now, pdf: pdf.make })
  const path = `https://seyyah.example/api${paperPath(order_no, key, { kind: 'confirmation', subject: 0 }, lang)}`
  const answer = await api.fetch(new Request(path), { address: '192.0.2.7' })
  expect(answer.status).toBe(200)
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}

/**
 * Compares the places with the rows.
 * @param event that the newest mail is about
 * @returns the sentence of the rows
 */
async function everywhere(order: PlacedOrder, lang: Lang, event: string): Promise<string> {
  const rows = (await findOrder(agency.db, order.order_no))!
  const steps = planOfStored(rows, today)
  const sentence = said(steps, lang, today)
  const { body } = await agency.api.get<ShownOrder>(orderApiPath(order.order_no, order.key))
  expect(planOfOrder(body, today), `${event}: the customer’s page`).toEqual(steps)
  expect(planOfOrder(await agency.read(order.id), today), `${event}: the office’s`).toEqual(steps)
  const mail = await lastMail(order)
  expect(mail.message_key.split(':')[0]).toBe(event)
  expect(mail.body_text).toContain(`\n\n${sentence}\n\n`)
  return sentence
}

const cases = [
  {
    lang: 'tr',
    currency: 'TRY',
    price: { currency: 'TRY', multi_room_price: 10_000_00, single_room_price: 14_000_00 },
    total: 20_000,
    part: 2000,
    rest: 3000,
    over: 100,
    sentences: {
      placed: 'Şimdi 0 TL · 22 Kasım 13.00’e kadar 5.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
      part: 'Ödendi 2.000 TL · şimdi 3.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
      deposit: 'Ödendi 5.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
      paper: 'Ödendi 5.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
      leftBehind: 'Ödendi 5.100 TL · ödenecek tutar yok',
      moved: 'Ödendi 5.100 TL · 12 Nisan 2027’ye kadar 14.900 TL',
      cancelled: 'Ödendi 5.100 TL · ödenecek tutar yok',
    },
  },
  {
    lang: 'en',
    currency: 'EUR',
    price: { currency: 'EUR', multi_room_price: 449_95, single_room_price: 600_00 },
    total: 899.9,
    part: 100,
    rest: 124.98,
    over: 0.5,
    sentences: {
      placed: '€0 now · €224.98 by 22 November, 13:00 Istanbul time · €674.92 by 22 March 2027',
      part: '€100 paid · €124.98 now · €674.92 by 22 March 2027',
      deposit: '€224.98 paid · €674.92 by 22 March 2027',
      paper: '€224.98 paid · €674.92 by 22 March 2027',
      leftBehind: '€225.48 paid · nothing to pay',
      moved: '€225.48 paid · €674.42 by 12 April 2027',
      cancelled: '€225.48 paid · nothing to pay',
    },
  },
] as const

test.each(cases)(
  'pages, mails and the paper of an order in $currency say its sentence in $lang after each event',
  async ({ lang, currency, price, total, part, rest, over, sentences }) => {
    const { db } = agency
    const tour = await insertSoldTour(db, { start_date: '2027-04-12', ...price })
    const later = await insertDeparture(db, tour.tourId, '2027-05-03', { end_date: '2027-05-05', ...price })
    const order = await agency.orderIn(lang, { tour, adults: 2 })
    const pays = async (amount: number) => {
      const entry = { method: 'nakit', amount, currency, paid_on: today }
      expect((await agency.enter(order.id, entry)).status).toBe(201)
    }
    expect(await everywhere(order, lang, 'order-created')).toBe(sentences.placed)
    await pays(part)
    expect(await everywhere(order, lang, 'payment-decided')).toBe(sentences.part)
    await pays(rest)
    expect(await everywhere(order, lang, 'payment-decided')).toBe(sentences.deposit)
    // A paper is read later: every day has its year.
    const rows = (await findOrder(db, order.order_no))!
    const onPaper = said(planOfStored(rows, null), lang, null)
    expect(onPaper).toBe(sentences.paper)
    expect(oneLine(await confirmationOf(order, lang))).toContain(onPaper)
    await db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
    await pays(over)
    expect(await everywhere(order, lang, 'payment-decided')).toBe(sentences.leftBehind)
    const move = { departure_id: later.id, total: total }
    expect((await agency.send('POST', `/${order.id}/move`, move)).status).toBe(200)
    expect(await everywhere(order, lang, 'order-moved')).toBe(sentences.moved)
    await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Fırtına', by: 'agency' })
    expect(await everywhere(order, lang, 'order-status')).toBe(sentences.cancelled)
  },
)

test('a notice, its rejection and a cancellation by the customer change it everywhere', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
  const order = await agency.order({ tour, adults: 2 })
  const payment = await agency.report(order, 2000)
  expect(await everywhere(order, 'tr', 'payment-notice')).toBe(
    'Bildirildi 2.000 TL · şimdi 3.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
  )
  await agency.send('PUT', `/${order.id}/payments/${payment}/reject`, { reason: 'Hesapta görünmüyor' })
  expect(await everywhere(order, 'tr', 'payment-decided')).toBe(
    'Şimdi 0 TL · 22 Kasım 13.00’e kadar 5.000 TL · 22 Mart 2027’ye kadar 15.000 TL',
  )
  const request = await agency.api.post(orderApiPath(order.order_no, order.key, '/cancel-request'), {})
  expect(request.status).toBe(200)
  expect(await everywhere(order, 'tr', 'order-cancel-now')).toBe('Ödenecek tutar yok')
})

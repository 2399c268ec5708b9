import { resolve } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardPath } from '#src/admin/statistics/statistics.links.ts'
import type { Dashboard } from '#src/admin/statistics/statistics.schema.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { formatMoney } from '#src/base/money.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { accountingFilePath } from '#src/features/accounting/accounting.links.ts'
import { paperPath } from '#src/features/orders/book/papers.links.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, ordersAdminPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'

/** What an order says of itself, in every place that says it, against the rows that it is made of (docs/promises.md, A18). */
const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const today = '2026-11-21'
const agency = officeAgency(new Date(`${today}T10:00:00Z`))
const api = () => {
  const { db, staff, clock } = agency
  return testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make })
}

type Amounts = { currency: 'TRY' | 'EUR'; total: number; paid: number; balance: number; kdv: number; deposit: number }
/** `lang`: which the customer reads */
type Known = PlacedOrder & Amounts & { departureId: number; payment: number; lang: 'tr' | 'en' }
let known: Known[]

beforeAll(async () => {
  const { db } = agency
  const rate = { currency: 'EUR' as const, source: 'tcmb' as const, at: agency.clock.now }
  await db
    .insertInto('exchange_rates')
    .values({ ...rate, day: today, try_rate: 48.25 })
    .execute()
  await translateContracts(db)
  const lira = await insertSoldTour(db, { start_date: '2027-04-12' })
  const price = {
    currency: 'EUR' as const,
    multi_room_price: 449_95,
    single_room_price: 600_00,
    child_prices: [0, 199_90],
  }
  const euro = await insertSoldTour(db, { start_date: '2027-05-03', ...price })
  const party = { adults: 2, childrenQuantity: 1, childrenAges: [8] }
  const orders = [
    { tour: lira, lang: 'tr' as const, order: await agency.order({ tour: lira, ...party }) },
    { tour: euro, lang: 'en' as const, order: await agency.orderIn('en', { tour: euro, ...party }) },
  ]
  const gone = await agency.order({ tour: lira, adults: 3 })
  await agency.send('PUT', `/${gone.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  known = []
  for (const { tour, order, lang } of orders) {
    const [row] = await amountsOf(order.id)
    // The deposit, so that the plan names the balance.
    const money = { method: 'nakit', amount: row!.deposit, currency: row!.currency, paid_on: today }
    const { status, body } = await agency.enter(order.id, money)
    expect([status, body.message]).toEqual([201, expect.any(String)])
    await agency.send('PUT', `/${order.id}/status`, { status: 'onayli' })
    const [after] = await amountsOf(order.id)
    const payments = db.selectFrom('payments').select('id').where('order_id', '=', order.id)
    const payment = (await payments.executeTakeFirstOrThrow()).id
    known.push({ ...order, ...after!, departureId: tour.departureId, payment, lang })
  }
})

/** As the Turkish ones, in English. */
async function translateContracts(db: Db): Promise<void> {
  await sql`INSERT INTO contract_texts (contract_id, lang, name, seo_name)
    SELECT contract_id, 'en', 'Package Tour Contract', 'contract-' || contract_id FROM contract_texts`.execute(db)
  await sql`INSERT INTO contract_versions (contract_id, lang, version, body)
    SELECT contract_id, 'en', 1, body FROM contract_versions`.execute(db)
}

/** Sums of the rows, in major units. */
async function amountsOf(order_id: number): Promise<Amounts[]> {
  const { rows } = await sql<Amounts>`
    SELECT currency, (sum(amount) / 100)::float8 AS total, (sum(kdv) / 100)::float8 AS kdv,
           (sum(paid) / 100)::float8 AS paid, (sum(deposit) / 100)::float8 AS deposit, ((sum(amount) - sum(paid)) / 100)::float8 AS balance
      FROM (SELECT order_items.currency, amount, 0 AS kdv, 0 AS deposit, 0 AS paid
              FROM order_lines JOIN order_items ON order_items.id = order_item_id WHERE order_id = ${order_id}
            UNION ALL SELECT currency, 0, kdv, deposit, 0 FROM order_items WHERE order_id = ${order_id}
            UNION ALL SELECT currency, 0, 0, 0, amount FROM payments WHERE order_id = ${order_id} AND status = 'eslesti') AS each
     GROUP BY currency`.execute(agency.db)
  return rows
}

async function file(path: string, headers: Record<string, string> = officeHeaders): Promise<Uint8Array> {
  const answer = await api().fetch(new Request(`https://seyyah.example${path}`, { headers }), { address: '192.0.2.7' })
  expect(answer.status, path).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
/** Rows of a spreadsheet as records by column title. */
async function sheet(path: string): Promise<Record<string, unknown>[]> {
  const [found] = (await readXlsx(await file(path))).sheets
  const [head, ...rows] = found!.rows
  return rows.map((row) => Object.fromEntries(head!.map((title, at) => [String(title), row[at]])))
}
/** As Turkish spreadsheets read it. */
const csvAmount = (amount: number) => amount.toFixed(2).replace('.', ',')
const sum = (amounts: unknown[]) => amounts.reduce<number>((all, each) => all + Math.round(Number(each) * 100), 0) / 100
const money = ({ currency }: Amounts, amount: number, lang = 'tr') => formatMoney(amount, currency, lang)

test('the rows differ between the orders, so that no place can say the right thing by chance', () => {
  expect(known.map(({ currency, total, paid }) => [currency, total, paid])).toEqual([
    ['TRY', 27_500.5, 6_875.13],
    ['EUR', 1_099.8, 274.95],
  ])
})

test('the customer’s page and the office’s say the same', async () => {
  for (const { id, order_no, key, currency, total, kdv } of known) {
    const { body } = await api().get<ShownOrder>(orderApiPath(order_no, key))
    expect(body.totals).toMatchObject([{ currency, total, kdv }])
    expect((await agency.read(id)).totals).toMatchObject([{ currency, total }])
  }
})

test('confirmation, receipt and mails say it, in Turkish and English', async () => {
  for (const order of known) {
    for (const lang of ['tr', 'en']) {
      const paper = async (kind: 'confirmation' | 'receipt', subject = 0) =>
        pdfText(await file(`/api${paperPath(order.order_no, order.key, { kind, subject }, lang)}`, {}))
      const confirmation = await paper('confirmation')
      for (const amount of [order.total, order.paid, order.balance])
        expect(confirmation, `${lang} ${amount}`).toContain(money(order, amount, lang))
      expect(await paper('receipt', order.payment)).toContain(money(order, order.paid, lang))
    }
    const mails = await agency.db
      .selectFrom('outbox')
      .select('body_text')
      .where('topic', '=', orderTopic(order.order_no))
      .where('recipient', '=', 'ayse@musteri.example')
      .orderBy('id')
      .execute()
    expect(mails[0]!.body_text).toContain(money(order, order.total, order.lang))
    expect(mails.at(-1)!.body_text).toContain(money(order, order.balance, order.lang))
  }
})

/** Words that only the other language has, and amounts as it writes them. */
const foreign = {
  tr: /\b(Booking|paid|Total|Dear)\b|€\d/,
  en: /[ğşıİ]|\d{2,} €(?!\d)|\b(Rezervasyon|Ödenen|Toplam)\b/,
}
/** What the agency and the tour are called is data. */
const withoutData = (text: string) =>
  text.replaceAll(
    /Ayşe Yılmaz|Deneme Turizm <Ltd\.> Şti\.|Galata, İstanbul|İstanbul – Göreme|İzmir|Kapadokya \d+|(Euro|Lira) Bankası/g,
    '',
  )

test('each mail and each paper of an order is in its language, with amounts as that language writes them', async () => {
  for (const order of known) {
    const mails = await agency.db
      .selectFrom('outbox')
      .select(['subject', 'body_text', 'attachments'])
      .where('topic', '=', orderTopic(order.order_no))
      .where('recipient', '=', 'ayse@musteri.example')
      .execute()
    expect(mails.length).toBeGreaterThan(1)
    for (const { subject, body_text, attachments } of mails) {
      expect(withoutData(`${subject} ${body_text}`)).not.toMatch(foreign[order.lang])
      for (const { paper } of attachments as { paper: string }[]) expect(paper).toMatch(new RegExp(` ${order.lang}$`))
    }
    const { contracts } = await agency.read(order.id)
    const wishes = [
      { kind: 'voucher' as const, subject: 0 },
      { kind: 'contract' as const, subject: contracts[0]!.contract_id },
    ]
    for (const wish of wishes) {
      const text = await pdfText(await file(`/api${paperPath(order.order_no, order.key, wish, order.lang)}`, {}))
      expect(foreign[order.lang].exec(withoutData(text)), wish.kind).toBeNull()
      if (wish.kind === 'contract') expect(text).toContain(money(order, order.total, order.lang))
    }
  }
})

test('the list of orders and those of departures say it as files', async () => {
  const list = await sheet(`${ordersAdminPath}/export?sort=created_at`)
  for (const order of known) {
    const row = list.find((each) => each.Sipariş === order.order_no)!
    expect([row.Tutar, row.Ödenen, row.Kalan]).toEqual([order.total, order.paid, order.balance])
    const lists = `/api/admin/departures/${order.departureId}/lists`
    const rows = await sheet(`${lists}/orders.xlsx`)
    expect(rows.map((each) => [each.Sipariş, each.Kalan])).toEqual([[order.order_no, order.balance]])
    const csv = new TextDecoder().decode(await file(`${lists}/orders.csv`))
    for (const amount of [order.total, order.paid, order.balance]) expect(csv).toContain(`;${csvAmount(amount)};`)
    const [open] = await sheet(`${lists}/balances.xlsx`)
    expect([open!['Sipariş toplamı'], open!.Ödenen, open!.Kalan]).toEqual([order.total, order.paid, order.balance])
    expect(new TextDecoder().decode(await file(`${lists}/balances.csv`))).toContain(`;${csvAmount(order.balance)};`)
    const balances = await pdfText(await file(`${lists}/balances.pdf`))
    for (const amount of [order.total, order.paid, order.balance]) expect(balances).toContain(money(order, amount))
  }
})

test('the accountant’s files and the dashboard add up to it', async () => {
  const month = `file=xlsx&from=2026-11-01&to=${today}`
  const sales = await sheet(`${accountingFilePath}?what=siparisler&${month}`)
  const payments = await sheet(`${accountingFilePath}?what=odemeler&${month}`)
  const { money: sums } = (await api().get<Dashboard>(`${dashboardPath}?range=7`, officeHeaders)).body.sales!
  for (const { currency, total, kdv, paid } of known) {
    const inCurrency = (rows: Record<string, unknown>[]) => rows.filter((row) => row['Para birimi'] === currency)
    const live = known.map(({ order_no }) => order_no)
    const own = inCurrency(sales).filter((row) => live.includes(String(row['Sipariş no'])))
    expect(sum(own.map((row) => row.Toplam))).toBe(total)
    expect(sum(own.map((row) => row.KDV))).toBe(kdv)
    expect(sum(inCurrency(payments).map((row) => row.Tutar))).toBe(paid)
    expect(sums.find((each) => each.currency === currency)).toMatchObject({ booked: total, collected: paid })
  }
})

test('cancelled, an order says in its statement and its mail what was paid and what goes back, in its language', async () => {
  for (const order of known) {
    await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Fırtına', by: 'agency' })
    const wish = { kind: 'statement' as const, subject: 0 }
    const text = await pdfText(await file(`/api${paperPath(order.order_no, order.key, wish, order.lang)}`, {}))
    expect(text).toContain(money(order, order.paid, order.lang))
    expect(withoutData(text)).not.toMatch(foreign[order.lang])
    const mail = await agency.db
      .selectFrom('outbox')
      .select(['body_text', 'attachments'])
      .where('topic', '=', orderTopic(order.order_no))
      .where('recipient', '=', 'ayse@musteri.example')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.body_text).toContain(money(order, order.paid, order.lang))
    expect(mail.attachments).toMatchObject([{ paper: `order ${order.id} statement 0 ${order.lang}` }])
  }
})

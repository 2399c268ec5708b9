import { beforeAll, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { accountingApi } from '#src/features/accounting/accounting.api.server.ts'
import { accountingFilePath, accountingPath } from '#src/features/accounting/accounting.links.ts'
import type { Accounting } from '#src/features/accounting/accounting.schema.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertRandomSales } from './random-sales.fixture.ts'
import { statisticsApi } from './statistics.api.server.ts'
import { dashboardPath, ranges } from './statistics.links.ts'
import type { Dashboard } from './statistics.schema.ts'

const today = '2028-02-29'
const now = () => new Date(`${today}T12:00:00+03:00`)
const office = testOffice('muhasebe', [...accountingApi, ...statisticsApi], { now })

beforeAll(async () => {
  await insertRandomSales(office.db, 20280301, today, 180)
  const rate = { currency: 'EUR' as const, source: 'tcmb' as const, at: now() }
  await office.db
    .insertInto('exchange_rates')
    .values([
      { ...rate, day: '2026-01-01', try_rate: 50 },
      { ...rate, day: '2028-02-01', try_rate: 60 },
    ])
    .execute()
})

const read = async (from: string, to: string) =>
  (await office.get<Accounting>(`${accountingPath}?from=${from}&to=${to}`)).body
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const fileOf = async (what: string, from: string, to: string) => {
  const api = testApi(accountingApi, { db: office.db, staff: office.staff, now })
  const url = `https://seyyah.example${accountingFilePath}?what=${what}&file=csv&from=${from}&to=${to}`
  const answer = await api.fetch(new Request(url, { headers }), { address: '192.0.2.7' })
  const [head, ...rows] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  return { head: head!.split(';'), rows: rows.map((row) => row.split(';')) }
}
const kurus = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const total = (amounts: readonly number[]) => amounts.reduce((all, each) => all + Math.round(each * 100), 0)

test.each(ranges)('the last %d days add up to the dashboard, in every currency', async (range) => {
  const { sales } = (await office.get<Dashboard>(`${dashboardPath}?range=${range}`)).body
  const { from, to, money } = sales!
  const { sold, collected } = await read(from, to)
  expect(money.length).toBeGreaterThan(0)
  for (const { currency, booked, collected: net } of money) {
    expect(total(sold.filter((each) => each.currency === currency).map((each) => each.total))).toBe(total([booked]))
    expect(total(collected.filter((each) => each.currency === currency).map((each) => each.net))).toBe(total([net]))
  }
  for (const { price, kdv, total: all } of sold) expect(total([price, kdv])).toBe(total([all]))
})

test('the files add up to the sums', async () => {
  const [from, to] = ['2027-01-01', today]
  const { sold, collected } = await read(from, to)
  const sales = await fileOf('siparisler', from, to)
  const column = ({ head, rows }: typeof sales, title: string, currency: string) =>
    rows
      .filter((row) => row[head.indexOf('Para birimi')] === currency)
      .map((row) => kurus(row[head.indexOf(title)]!))
      .reduce((all, each) => all + each, 0)
  const money = await fileOf('odemeler', from, to)
  for (const currency of ['TRY', 'EUR', 'USD']) {
    const own = sold.filter((each) => each.currency === currency)
    expect(column(sales, 'Toplam', currency)).toBe(total(own.map((each) => each.total)))
    expect(column(sales, 'KDV', currency)).toBe(total(own.map((each) => each.kdv)))
    const net = collected.filter((each) => each.currency === currency).map((each) => each.net)
    expect(column(money, 'Tutar', currency)).toBe(total(net))
  }
  expect(sales.rows.length).toBe(sold.reduce((all, { items }) => all + items, 0))
})

test('a transfer in euros is worth the rate of its day, and one in dollars without a rate is not guessed', async () => {
  const { collected } = await read('2027-01-01', today)
  const { head, rows } = await fileOf('odemeler', '2027-01-01', today)
  const at = (title: string) => head.indexOf(title)
  const euros = rows.filter((row) => row[at('Para birimi')] === 'EUR')
  expect(euros.length).toBeGreaterThan(0)
  for (const row of euros) {
    const [day, month, year] = row[at('Ödeme günü')]!.split('.')
    const rate = `${year}-${month}-${day}` < '2028-02-01' ? 50 : 60
    expect(kurus(row[at('Tutar (TL)')]!)).toBe(kurus(row[at('Tutar')]!) * rate)
  }
  expect(collected.filter(({ currency }) => currency === 'USD').every(({ try_net }) => try_net === null)).toBe(true)
})

test('without days it is the month until today, and a wrong day is not a failure', async () => {
  const { body } = await office.get<Accounting>(accountingPath)
  expect([body.from, body.to]).toEqual(['2028-02-01', today])
  expect((await office.get<Accounting>(`${accountingPath}?from=dün&to=`)).body.from).toBe('2028-02-01')
})

import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openedPdf, pagesOf, pdfText, rolesOf } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { saleBody } from '#src/features/booking/office-sale/office-sale.fixture.ts'
import type { SaleMade } from '#src/features/booking/office-sale/office-sale.schema.ts'
import type { OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { officeAgency, officeHeaders, passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownDeparture } from './departure-lists.schema.ts'

const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))

/** A list of a departure as an answer. */
async function list(departureId: number, file: string): Promise<Response> {
  const { db, staff, clock } = agency
  const api = testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make })
  const path = `https://seyyah.example/api/admin/departures/${departureId}/lists/${file}`
  return api.fetch(new Request(path, { headers: officeHeaders }))
}

test('passengers, rooms and balances of a departure are PDFs with every order that holds seats', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 }, { nights: 2 })
  const order = await agency.order({ tour, adults: 2 })
  const payment = await agency.report(order, 5_000)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const gone = await agency.order({ tour, adults: 3 })
  await agency.send('PUT', `/${gone.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  const textOf = async (file: string) => {
    const answer = await list(tour.departureId, file)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
    expect(text).not.toContain(gone.order_no)
    expect(text).toContain(order.order_no)
    return text
  }
  for (const part of ['Yolcu listesi', '12 – 14 Nisan 2027', 'Sayfa 1 / 1', '2/40 dolu'])
    expect(await textOf('passengers.pdf')).toContain(part)
  for (const part of ['Oda listesi', 'İki kişilik']) expect(await textOf('rooms.pdf')).toContain(part)
  for (const part of ['Bakiye listesi', '20.000 TL', '5.000 TL', '15.000 TL', 'Toplam'])
    expect(await textOf('balances.pdf')).toContain(part)
  expect(await textOf('balances.pdf?lang=en')).toContain('Balance list')
})

test('lists for hotel, guide and coach say whose seats are only held, and whose name they cannot show', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-05-12', quota: 40 }, { nights: 2 })
  const paid = await agency.order({ tour, adults: 1 })
  await agency.send('PUT', `/${paid.id}/payments/${await agency.report(paid, 10_000)}/match`, {})
  const textOf = async (file: string) =>
    (await pdfText(new Uint8Array(await (await list(tour.departureId, file)).arrayBuffer()))).replace(/\s+/g, ' ')
  const files = ['passengers.pdf', 'rooms.pdf', 'pickups.pdf']
  for (const file of files) expect(await textOf(file)).not.toContain('Opsiyonlu')

  const held = await agency.order({ tour, adults: 1 })
  await agency.db.updateTable('orders').set({ name: 'ਗੁਰ 李明' }).where('id', '=', held.id).execute()
  for (const file of files) {
    expect(await textOf(file)).toMatch(/Opsiyonlu/)
    expect((await textOf(file)).match(/Opsiyonlu|Onaylı/g)).toEqual(['Opsiyonlu'])
  }
  const { body: shown } = await agency.api.get<ShownDeparture>(
    `/api/admin/departures/${tour.departureId}`,
    officeHeaders,
  )
  expect(shown.unprintable).toEqual([{ name: 'ਗੁਰ 李明', letters: 'ਗੁਰ' }])
  const papers = (id: number) => agency.api.get<OfficePapers>(`/api/admin/orders/${id}/documents`, officeHeaders)
  expect((await papers(held.id)).body.unprintable).toEqual(shown.unprintable)
  expect((await papers(paid.id)).body.unprintable).toEqual([])
})

describe('a coach with 64 people', () => {
  const couples = 32
  /** a place as people write it, nearly as long as it may be */
  const place = 'Ataşehir metro çıkışı, Kozyatağı yönündeki benzinliğin karşısı, otobüs durağının arkası, büfenin önü'
  let list: (file: string) => Promise<Uint8Array>

  beforeAll(async () => {
    const { db, staff, clock } = agency
    const tour = await insertSoldTour(db, { start_date: '2027-04-12', quota: 80 }, { nights: 2 })
    const { item: _, ...filled } = passengerBody
    const passport = { document: 'pasaport', document_no: 'C01X00T47', document_country: 'DE' } as const
    for (let n = 1; n <= couples; n++) {
      const more = { name: `Fatma Karahasanoğlu ${n}`, message: 'Cam kenarı olursa seviniriz', confirm: true }
      const { body } = await agency.api.post<SaleMade>('/api/admin/orders', saleBody([{ tour, adults: 2 }], more), {
        ...officeHeaders,
        'idempotency-key': randomUUID(),
      })
      const item = db.selectFrom('order_items').select('id').where('order_id', '=', body.data.id)
      const { id: order_item_id } = await item.executeTakeFirstOrThrow()
      const own = { ...filled, ...passport, order_item_id, surname: `Karaosmanoğlu ${n}`, phone: '+905321112233' }
      const people = [1, 2].map((seat) => ({ ...own, seat, pickup: n === 1 ? place : 'Otogar', note: 'Vejetaryen' }))
      await db.insertInto('passengers').values(people).execute()
    }
    const api = testApi(endpoints, { db, staff, now: () => clock.now, pdf: pdf.make })
    list = async (file) => {
      const path = `https://seyyah.example/api/admin/departures/${tour.departureId}/lists/${file}`
      const answer = await api.fetch(new Request(path, { headers: officeHeaders }))
      return new Uint8Array(await answer.arrayBuffer())
    }
  })

  test.each([
    ['passengers', 'tr', { rows: 64, columns: 12, pages: 5, head: 'No Yolcunun adı Yolcu Doğum tarihi' }],
    ['passengers', 'en', { rows: 64, columns: 12, pages: 5, head: 'No. Passenger’s name Passenger Date of birth' }],
    ['rooms', 'tr', { rows: 32, columns: 8, pages: 3, head: 'Oda Oda türü Yetişkin Kalanlar' }],
    ['rooms', 'en', { rows: 32, columns: 8, pages: 3, head: 'Room Kind of room Adults Who sleeps here' }],
    ['pickups', 'tr', { rows: 64, columns: 7, pages: 3, head: 'Biniş yeri Kişi Yolcunun adı Telefon' }],
    ['pickups', 'en', { rows: 64, columns: 7, pages: 3, head: 'Pick-up point People Passenger’s name Phone' }],
    // The last row is the sum.
    ['balances', 'tr', { rows: 33, columns: 8, pages: 2, head: 'Sipariş Müşteri Telefon Kişi' }],
    ['balances', 'en', { rows: 33, columns: 8, pages: 2, head: 'Order Customer Phone People' }],
  ])('its %s in %s are a tagged table, whose head is on every page', async (name, lang, is) => {
    const bytes = await list(`${name}.pdf?lang=${lang}`)
    const document = await openedPdf(bytes)
    const { info, metadata } = await document.getMetadata()
    expect(info).toMatchObject({ Language: lang })
    expect(metadata?.getRaw()).toContain('pdfuaid:part')
    const roles = await rolesOf(bytes)
    const count = (role: string) => roles.filter((each) => each === role).length
    expect(['H1', 'Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 1, is.rows + 1, is.columns, is.rows * is.columns])
    const pages = await pagesOf(bytes)
    expect(pages).toHaveLength(is.pages)
    const foot = (page: number) => (lang === 'tr' ? `Sayfa ${page} / ${is.pages}` : `Page ${page} of ${is.pages}`)
    for (const [at, { text, right, width }] of pages.entries()) {
      expect(text).toContain(is.head)
      expect(text.startsWith(is.head)).toBe(at > 0)
      expect(text).toContain(foot(at + 1))
      // Within the margin of 15 mm.
      expect(right).toBeLessThan(width - 42)
    }
  })

  test('the list of passengers has whole birth dates and their own telephones, and no documents', async () => {
    const text = (await pdfText(await list('passengers.pdf'))).replace(/\s+/g, ' ')
    for (const part of ['12 Nis 1985', '+905321112233', 'Karaosmanoğlu 32', 'Karahasanoğlu 32'])
      expect(text).toContain(part)
    for (const part of ['C01', 'Pasaport', '+90 532 111 22 33']) expect(text).not.toContain(part)
    expect(await pdfText(await list('passengers.pdf?lang=en'))).toContain('12 Apr 1985')
  })
})

test('the files of a cancelled departure have no day by which a balance is asked for', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  const order = await agency.order({ tour, adults: 2 })
  await agency.enter(order.id, { method: 'nakit', amount: 5_000, currency: 'TRY', paid_on: '2026-11-21' })
  const said = async () => {
    const read = async (file: string) => new Uint8Array(await (await list(tour.departureId, file)).arrayBuffer())
    const days = async (file: string) => {
      const [found] = (await readXlsx(await read(file))).sheets
      const [head, row] = found!.rows
      return ['Kalan', 'Son ödeme'].map((title) => row![head!.indexOf(title)])
    }
    const paper = await pdfText(await read('balances.pdf'))
    return [await days('balances.xlsx'), await days('orders.xlsx'), paper.includes('15.000 TL'), /Mart/.test(paper)]
  }
  const [balance, due] = [15_000, new Date('2027-03-22T00:00:00Z')]
  expect(await said()).toEqual([[balance, due], [balance, due], true, true])
  await agency.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  expect(await said()).toEqual([[balance, null], [balance, null], true, false])
})

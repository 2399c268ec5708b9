import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { officeAgency, officeHeaders } from '../office-orders.fixture.ts'
import { reservationsApi } from '../reservations.api.server.ts'
import { insertSoldTour } from '../reservations.fixture.ts'

const pdf = openPdf(join(import.meta.dirname, '../../../base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))

test('passengers, rooms and balances of a departure are PDFs with every order that holds seats', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 }, { nights: 2 })
  const order = await agency.order({ tour, adults: 2 })
  const payment = await agency.report(order, 5_000)
  await agency.send('PUT', `/${order.id}/payments/${payment}/match`, {})
  const gone = await agency.order({ tour, adults: 3 })
  await agency.send('PUT', `/${gone.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  const { db, staff, clock } = agency
  const api = testApi(reservationsApi, { db, staff, now: () => clock.now, pdf: pdf.make })
  const textOf = async (file: string) => {
    const path = `https://seyyah.example/api/admin/departures/${tour.departureId}/lists/${file}`
    const answer = await api.fetch(new Request(path, { headers: officeHeaders }))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
    expect(text).not.toContain(gone.order_no)
    expect(text).toContain(order.order_no)
    return text
  }
  for (const part of ['Yolcu listesi', '12 – 14 Nisan 2027', 'Sayfa 1 / 1', '2 / 40'])
    expect(await textOf('passengers.pdf')).toContain(part)
  for (const part of ['Oda listesi', 'İki kişilik']) expect(await textOf('rooms.pdf')).toContain(part)
  for (const part of ['Bakiye listesi', '20.000 TL', '5.000 TL', '15.000 TL', 'Toplam'])
    expect(await textOf('balances.pdf')).toContain(part)
  expect(await textOf('balances.pdf?lang=en')).toContain('Balance list')
})

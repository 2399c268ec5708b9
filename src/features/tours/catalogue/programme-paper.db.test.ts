import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { pdfText } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { insertTour } from '../tours.fixture.ts'
import { toursApi } from './catalogue.api.server.ts'

const pdf = openPdf(join(import.meta.dirname, '../../../base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(toursApi, { now })

test('the programme of a published tour is a PDF, the same all day, and only in its languages', async () => {
  const { db } = room
  await db
    .insertInto('company')
    .values({
      project_company_name: 'Deneme Tur',
      legal_name: 'Deneme Turizm',
      main_color: '#000000',
      second_color: '#ffffff',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const tour = await insertTour(db, {
    code: 'YI-777',
    texts: {
      tr: { name: 'Likya Yolu', tour_place: 'Fethiye – Kaş', summary: 'Deniz kıyısında', included: ['Rehber'] },
    },
  })
  await db
    .insertInto('tour_days')
    .values({ tour_id: tour.id, day: 1, meals: ['aksam'] })
    .execute()
  const day = { tour_id: tour.id, day: 1, lang: 'tr', title: 'Varış', description: 'Otele yerleşme.\n\nAkşam serbest.' }
  await db
    .insertInto('tour_day_texts')
    .values({ ...day, overnight: 'Fethiye' })
    .execute()
  const { seo_name } = await db
    .selectFrom('tour_texts')
    .select('seo_name')
    .where('tour_id', '=', tour.id)
    .executeTakeFirstOrThrow()
  const api = testApi(toursApi, { db, now, pdf: pdf.make })
  const file = async (lang: string, name = seo_name) => {
    const path = `https://seyyah.example/api/documents/programme/${name}.pdf?lang=${lang}`
    const answer = await api.fetch(new Request(path), { address: '192.0.2.7' })
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }
  const first = await file('tr')
  const text = await pdfText(first.bytes)
  for (const part of ['Likya Yolu', 'YI-777', '1. gün · Varış', 'Akşam serbest.', 'Fethiye', 'Rehber'])
    expect(text).toContain(part)
  expect(Buffer.compare(first.bytes, (await file('tr')).bytes)).toBe(0)
  expect((await file('en')).status).toBe(404)
  expect((await file('tr', 'yok-boyle-tur')).status).toBe(404)
})

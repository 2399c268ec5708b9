import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openedPdf, pagesOf, pdfText, rolesOf } from '#src/base/pdf/pdf.fixture.ts'
import { openPdf } from '#src/base/pdf/pdf.server.ts'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { insertTour } from '../tours.fixture.ts'
import { toursApi } from './catalogue.api.server.ts'

const pdf = openPdf(resolve('src/base/pdf/pdf-worker.server.ts'))
afterAll(pdf.close)
const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(toursApi, { now })

const file = async (lang: string, name: string) => {
  const api = testApi(toursApi, { db: room.db, now, pdf: pdf.make })
  const path = `https://seyyah.example/api/documents/programme/${name}.pdf?lang=${lang}`
  const answer = await api.fetch(new Request(path), { address: '192.0.2.7' })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

beforeAll(async () => {
  await room.db
    .insertInto('company')
    .values({
      project_company_name: 'Deneme Tur',
      legal_name: 'Deneme Turizm',
      main_color: '#000000',
      second_color: '#ffffff',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

/** A tour of two weeks in both languages. */
const longTour = {
  code: 'YD-14',
  nights: 13,
  days: 14,
  texts: {
    tr: {
      name: 'Büyük Tur',
      tour_place: 'Ankara – Kars',
      included: ['Rehberlik', 'Müze girişleri'],
      excluded: ['Uçak bileti'],
      important_notes: ['Rahat ayakkabı getirin'],
    },
    en: {
      name: 'Grand Tour',
      tour_place: 'Ankara – Kars',
      included: ['A guide', 'Museums'],
      excluded: ['Flights'],
      important_notes: ['Bring good shoes'],
    },
  },
}
beforeAll(async () => {
  const { db } = room
  const { id: tour_id } = await insertTour(db, longTour)
  const days = Array.from({ length: 14 }, (_, at) => at + 1)
  const rows = days.map((day) => ({ tour_id, day, meals: ['aksam' as const] }))
  await db.insertInto('tour_days').values(rows).execute()
  const texts = days.flatMap((day) => [
    {
      tour_id,
      day,
      lang: 'tr',
      title: `Kasaba ${day}`,
      description: 'Sabah yola çıkış.\n\nAkşam serbest zaman.',
      overnight: 'Otel',
    },
    {
      tour_id,
      day,
      lang: 'en',
      title: `Town ${day}`,
      description: 'We leave in the morning.\n\nA free evening.',
      overnight: 'Hotel',
    },
  ])
  await db.insertInto('tour_day_texts').values(texts).execute()
})

test('the programme of a published tour is a PDF, the same all day, and only in its languages', async () => {
  const { db } = room
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
  const first = await file('tr', seo_name)
  const text = await pdfText(first.bytes)
  for (const part of ['Likya Yolu', 'YI-777', '1. gün · Varış', 'Akşam serbest.', 'Fethiye', 'Rehber'])
    expect(text).toContain(part)
  expect(Buffer.compare(first.bytes, (await file('tr', seo_name)).bytes)).toBe(0)
  expect((await file('en', seo_name)).status).toBe(404)
  expect((await file('tr', 'yok-boyle-tur')).status).toBe(404)
})

test.each([
  [
    'tr',
    'buyuk-tur',
    [
      'Büyük Tur',
      'Sayfa 1 / 2',
      '13 gece 14 gün',
      '1. gün · Kasaba 1',
      '14. gün · Kasaba 14',
      'Rehberlik',
      'Uçak bileti',
      'Akşam yemeği',
    ],
  ],
  [
    'en',
    'grand-tour',
    [
      'Grand Tour',
      'Page 1 of 2',
      '13 nights, 14 days',
      'Day 1 · Town 1',
      'Day 14 · Town 14',
      'A guide',
      'Flights',
      'Dinner',
    ],
  ],
])('a long programme in %s has its headings, lists and pages', async (lang, seo_name, words) => {
  const { bytes, status } = await file(lang, seo_name)
  expect(status).toBe(200)
  const { info, metadata } = await (await openedPdf(bytes)).getMetadata()
  expect(info).toMatchObject({ Language: lang })
  expect(metadata?.getRaw()).toContain('pdfuaid:part')
  const pages = await pagesOf(bytes)
  expect(pages).toHaveLength(2)
  // Within the margin of 21 mm.
  for (const { right, width } of pages) expect(right).toBeLessThan(width - 59)
  const roles = await Promise.all([rolesOf(bytes, 1), rolesOf(bytes, 2)])
  const counts = (role: string) => roles.map((own) => own.filter((each) => each === role).length)
  // 14 days, and three lists with four lines.
  expect(['H1', 'H2', 'L', 'LI'].map(counts)).toEqual([
    [1, 0],
    [8, 9],
    [0, 3],
    [0, 4],
  ])
  const text = pages.map((page) => page.text).join(' ')
  for (const part of words) expect(text).toContain(part)
})

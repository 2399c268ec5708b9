import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { toursApi } from '../catalogue/catalogue.api.server.ts'
import { insertCategory, insertDeparture, insertTour } from '../tours.fixture.ts'
import type { TourSearchResult } from '../tours.schema.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const room = testRoom(toursApi, { now })
const search = async (query: string) => (await room.get<TourSearchResult>(`/api/pages/search-products?${query}`)).body

/** Tours 'Adana 1' and on, leaving from that city, the last one first in the office's order. */
async function fill(category: number, city: string, count: number): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO tours (code, token, status, transporter_types, departure_city, nights, days, board, kdv_rate, queue)
      SELECT upper(${city}::text) || '-' || n, 'long-list-token-' || ${city} || n, 'yayinda', '{otobus}', ${city}, 2, 3, 'yok', 10, n
        FROM generate_series(1, ${count}::integer) AS n
      RETURNING id, queue
    ), named AS (
      INSERT INTO tour_texts (tour_id, lang, name, seo_name)
      SELECT id, 'tr', ${city} || ' ' || queue, lower(${city}::text) || '-' || queue FROM made
    )
    INSERT INTO tour_categories (tour_id, category_id, queue) SELECT id, ${category}, queue FROM made`.execute(room.db)
}

test('a list has at most a thousand tours, the office’s first, and the facets count only those', async () => {
  const { db } = room
  const long = await insertCategory(db, { tr: 'Uzun Liste' })
  await fill(long.id, 'Ordu', 1100)
  const { data, total, page_count, filters } = await search('search_type=uzun-liste')
  expect({ total, page_count, first: data[0]!.name }).toEqual({ total: 1000, page_count: 84, first: 'Ordu 1100' })
  expect(filters.cities).toEqual([{ value: 'Ordu', count: 1000 }])
  expect((await search('search_type=uzun-liste&page=84')).data.at(-1)!.name).toBe('Ordu 101')
  expect((await search('search=ordu')).total).toBe(1000)

  // Tours that leave soonest are in the list of all tours, regardless of their queue number.
  const { id } = await insertTour(db, { texts: { tr: 'Yarın Yola' }, queue: -1 })
  await insertDeparture(db, id, '2027-03-12')
  expect((await search('sort=date')).data[0]!.name).toBe('Yarın Yola')
})

test('of a family of more than a thousand tours, its own come first and each sub-category gives its share', async () => {
  const { db } = room
  const parent = await insertCategory(db, { tr: 'Geniş Aile' })
  const large = await insertCategory(db, { tr: 'Büyük Kol' }, { parent_id: parent.id })
  const small = await insertCategory(db, { tr: 'Küçük Kol' }, { parent_id: parent.id })
  await fill(parent.id, 'Bursa', 10)
  await fill(large.id, 'Adana', 900)
  await fill(small.id, 'Konya', 80)
  const cities = async () =>
    Object.fromEntries(
      (await search('search_type=genis-aile')).filters.cities.map(({ value, count }) => [value, count]),
    )
  expect(await cities()).toEqual({ Bursa: 10, Adana: 900, Konya: 80 })

  await fill(small.id, 'Mersin', 1010)
  const { data, total } = await search('search_type=genis-aile')
  expect(total).toBe(1000)
  expect(data.slice(0, 10).every(({ departure_city }) => departure_city === 'Bursa')).toBe(true)
  // Of 2,000: 10, then 450 of 900 and 545 of 1,090; the last five of the list, of Adana, are beyond the thousand.
  expect(await cities()).toEqual({ Bursa: 10, Adana: 445, Mersin: 545 })
})

import { randomBytes } from 'node:crypto'
import { slug } from '#src/base/slug.ts'
import type { TourSeed } from '../seeds.ts'
import { type SoldDeparture, seatsTaken } from './parties.ts'
import { imageId, paragraphs, perLang, queued, type Seeding } from './rows.ts'

/** Categories, tours with their programmes, and departures. @returns tour ids by code. */
export async function seedCatalogue(seeding: Seeding, sold: readonly SoldDeparture[]): Promise<Map<string, number>> {
  const categoryIds = await seedCategories(seeding)
  const soldOf = Map.groupBy(sold, ({ tour }) => tour.code)
  const tourIds = new Map<string, number>()
  for (const { item: tour, queue } of queued(seeding.demo.tours)) {
    tourIds.set(tour.code, await seedTour(seeding, tour, queue, categoryIds))
    await seedDepartures(seeding, tourIds.get(tour.code)!, soldOf.get(tour.code) ?? [])
  }
  return tourIds
}

async function seedCategories(seeding: Seeding): Promise<Map<string, number>> {
  const { categories } = seeding.demo
  const ids = new Map<string, number>()
  for (const parentKey of [undefined, ...categories.filter(({ parent }) => !parent).map(({ key }) => key)]) {
    for (const { item, queue } of queued(categories.filter(({ parent }) => parent === parentKey))) {
      const { id } = await seeding.db
        .insertInto('categories')
        .values({
          parent_id: parentKey ? ids.get(parentKey)! : null,
          cover_image_id: imageId(seeding, item.cover),
          queue,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(item.key, id)
      const texts = perLang(item.texts, (text) => ({
        ...text,
        description: paragraphs(text.description),
        category_id: id,
        seo_name: slug(text.name),
      }))
      await seeding.db.insertInto('category_texts').values(texts).execute()
    }
  }
  return ids
}

async function seedTour(
  seeding: Seeding,
  tour: TourSeed,
  queue: number,
  categoryIds: ReadonlyMap<string, number>,
): Promise<number> {
  const { db } = seeding
  const { id } = await db
    .insertInto('tours')
    .values({
      code: tour.code,
      token: randomBytes(12).toString('base64url'),
      status: 'yayinda',
      featured: tour.featured ?? false,
      queue,
      transporter_types: tour.transporter_types,
      departure_city: tour.departure_city,
      countries: tour.countries,
      nights: tour.nights,
      days: tour.days,
      visa_mode: tour.visa_mode,
      visa_lead_days: tour.visa_lead_days ?? null,
      min_participants: tour.min_participants ?? null,
      guide_language: tour.guide_language,
      board: tour.board,
      kdv_rate: tour.kdv_rate,
      deposit_rate: tour.deposit_rate,
      cover_image_id: imageId(seeding, tour.cover),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Before the texts: their trigger builds the search document from the categories.
  await db
    .insertInto('tour_categories')
    .values(tour.categories.map((key) => ({ tour_id: id, category_id: categoryIds.get(key)!, queue })))
    .execute()
  const texts = perLang(tour.texts, (text) => ({
    ...text,
    tour_id: id,
    seo_name: slug(text.name),
    description: paragraphs(text.description),
  }))
  await db.insertInto('tour_texts').values(texts).execute()
  const bands = tour.child_bands.map(([min_age, max_age], index) => ({
    tour_id: id,
    band: index + 1,
    min_age,
    max_age,
  }))
  if (bands.length > 0) await db.insertInto('tour_child_bands').values(bands).execute()
  await db
    .insertInto('tour_days')
    .values(tour.programme.map(({ meals }, index) => ({ tour_id: id, day: index + 1, meals })))
    .execute()
  const dayTexts = tour.programme.flatMap((day, index) =>
    perLang(day.texts, (text) => ({ ...text, tour_id: id, day: index + 1 })),
  )
  await db.insertInto('tour_day_texts').values(dayTexts).execute()
  const gallery = queued([...new Set([tour.cover, ...tour.gallery])])
  await db
    .insertInto('tour_images')
    .values(gallery.map(({ item, queue }) => ({ tour_id: id, image_id: imageId(seeding, item), queue })))
    .execute()
  return id
}

async function seedDepartures({ db }: Seeding, tour_id: number, sold: readonly SoldDeparture[]): Promise<void> {
  if (sold.length === 0) return
  const rows = await db
    .insertInto('departures')
    .values(
      sold.map(({ tour, departure: { child_prices, ...departure }, parties }) => ({
        ...departure,
        tour_id,
        seats_taken: seatsTaken(parties),
        sales_cutoff_days: tour.nights === 0 ? 1 : 2,
      })),
    )
    .returning(['id', 'start_date'])
    .execute()
  const prices = sold.flatMap(({ departure: { start_date, child_prices } }) => {
    const departure_id = rows.find((row) => row.start_date === start_date)!.id
    return child_prices.map((price, at) => ({ tour_id, departure_id, band: at + 1, price }))
  })
  if (prices.length > 0) await db.insertInto('departure_child_prices').values(prices).execute()
}

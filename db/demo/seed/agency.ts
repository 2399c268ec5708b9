import { addDays, type Day } from '#src/base/dates.ts'
import { toMinor } from '#src/base/money.ts'
import { slug } from '#src/base/slug.ts'
import { foreignCurrencies } from '#src/features/departures/rates/rates.links.ts'
import type { PostSection } from '#src/features/posts/posts.schema.ts'
import type { ContentSeed } from '../seeds.ts'
import { seedMessages } from './messages.ts'
import { imageId, paragraphs, perLang, queued, type Seeding } from './rows.ts'

/** Lira for one unit; typed, because no bulletin has them. */
export const demoRates = { EUR: 52.1, USD: 44.6, GBP: 60.2 } as const

/** The agency and its content beside the tours. */
export async function seedAgency(seeding: Seeding, tourIds: ReadonlyMap<string, number>): Promise<void> {
  await seedCompany(seeding)
  await seedPickups(seeding, tourIds)
  await seedContracts(seeding)
  await seedContents(seeding)
  await seedVisaCountries(seeding)
  await seedPosts(seeding, tourIds)
  await seedMessages(seeding, tourIds)
}

async function seedCompany(seeding: Seeding): Promise<void> {
  const { db, today } = seeding
  const { company, contactInformation, socialMedia, bankAccounts, cancellationPolicies, certificates, pageMeta } =
    seeding.demo
  const { texts, ...facts } = company
  await db.insertInto('company').values(facts).execute()
  await db.updateTable('settings').set({ opened_at: new Date() }).execute()
  await db
    .insertInto('company_texts')
    .values(perLang(texts, (text) => text))
    .execute()
  const contacts = queued(contactInformation).flatMap(({ item, queue }) =>
    perLang(item.texts, (text) => ({ ...text, section: item.section, queue })),
  )
  await db.insertInto('contact_information').values(contacts).execute()
  await db
    .insertInto('social_media')
    .values(queued(socialMedia).map(({ item, queue }) => ({ ...item, queue })))
    .execute()
  await db
    .insertInto('bank_accounts')
    .values(queued(bankAccounts).map(({ item, queue }) => ({ ...item, queue })))
    .execute()
  await db
    .insertInto('cancellation_policies')
    .values(
      queued(cancellationPolicies).map(({ item: { steps, lines, ...policy }, queue }) => ({
        ...policy,
        queue,
        steps: JSON.stringify(steps),
        lines: JSON.stringify(lines.map((line) => ({ ...line, amount: toMinor(line.amount) }))),
      })),
    )
    .execute()
  for (const { item, queue } of queued(certificates)) {
    const { id } = await db
      .insertInto('certificates')
      .values({ queue, image_id: imageId(seeding, item.picture) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('certificate_texts')
      .values(perLang(item.texts, (text) => ({ ...text, certificate_id: id })))
      .execute()
  }
  const meta = pageMeta.flatMap(({ route_name, texts: perRoute }) =>
    perLang(perRoute, (text) => ({ ...text, route_name })),
  )
  await db.insertInto('page_meta').values(meta).execute()
  await db
    .insertInto('exchange_rates')
    .values(
      foreignCurrencies.map((currency) => ({ currency, try_rate: demoRates[currency], day: today, source: 'elle' })),
    )
    .execute()
}

async function seedPickups({ db, demo }: Seeding, tourIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { item, queue } of queued(demo.pickupPoints)) {
    const { id: pickup_point_id } = await db
      .insertInto('pickup_points')
      .values({ queue })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('pickup_point_texts')
      .values(perLang(item.texts, (text) => ({ ...text, pickup_point_id })))
      .execute()
    const stops = demo.tours.flatMap(({ code, pickups }) => {
      const time = pickups?.[item.key]
      return time ? [{ tour_id: tourIds.get(code)!, pickup_point_id, time }] : []
    })
    if (stops.length > 0) await db.insertInto('tour_pickups').values(stops).execute()
  }
}

async function seedContracts({ db, demo }: Seeding): Promise<void> {
  for (const { item, queue } of queued(demo.contracts)) {
    const { kind, at_checkout, texts } = item
    const { id } = await db
      .insertInto('contracts')
      .values({ kind, at_checkout, queue })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('contract_texts')
      .values(perLang(texts, ({ name }) => ({ contract_id: id, name, seo_name: slug(name) })))
      .execute()
    await db
      .insertInto('contract_versions')
      .values(perLang(texts, ({ body }) => ({ contract_id: id, version: 1, body })))
      .execute()
  }
}

/** The demo is looked at on the day of its first start: what that month offers comes first. */
export function inSeasonFirst(contents: readonly ContentSeed[], today: Day): ContentSeed[] {
  const month = Number(today.slice(5, 7))
  const rank = ({ months }: ContentSeed) => (months ? (months.includes(month) ? 0 : 2) : 1)
  return contents.toSorted((a, b) => rank(a) - rank(b))
}

async function seedContents(seeding: Seeding): Promise<void> {
  for (const { item, queue } of queued(inSeasonFirst(seeding.demo.contents, seeding.today))) {
    const { id } = await seeding.db
      .insertInto('contents')
      .values({
        page: item.page,
        section: item.section,
        queue,
        file_img_id: item.file_img ? imageId(seeding, item.file_img) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = perLang(item.texts, (text) => ({
      ...text,
      description: paragraphs(text.description),
      content_id: id,
    }))
    await seeding.db.insertInto('content_texts').values(texts).execute()
  }
}

async function seedVisaCountries(seeding: Seeding): Promise<void> {
  for (const { item, queue } of queued(seeding.demo.visaCountries)) {
    const texts = perLang(item.texts, ({ title, summary, body }) => ({ title, summary, body }))
    const post_id = await seedPost(
      seeding,
      { section: 'visa', cover: item.cover, queue, published_on: seeding.today },
      texts,
    )
    await seeding.db
      .insertInto('visa_countries')
      .values({
        post_id,
        country: item.country,
        ordinary_passport: item.ordinary_passport,
        green_passport: item.green_passport,
        stay_days: item.stay_days,
        processing_days_min: item.processing_days?.[0] ?? null,
        processing_days_max: item.processing_days?.[1] ?? null,
        fee: item.fee ? toMinor(item.fee.amount) : null,
        fee_currency: item.fee?.currency ?? null,
        checked_on: seeding.today,
      })
      .execute()
    await seeding.db
      .insertInto('visa_country_texts')
      .values(perLang(item.texts, ({ documents, notes }) => ({ post_id, documents, notes })))
      .execute()
  }
}

async function seedPosts(seeding: Seeding, tourIds: ReadonlyMap<string, number>): Promise<void> {
  await seeding.db.insertInto('videos').values(seeding.demo.films).execute()
  const tourOf = ({ tour }: { tour?: string }) => (tour ? (tourIds.get(tour) ?? null) : null)
  for (const { item, queue } of queued(seeding.demo.posts)) {
    const texts = perLang(item.texts, (text) => text)
    const published_on = addDays(seeding.today, -item.days_ago)
    const { section, cover, file_video } = item
    await seedPost(
      seeding,
      { section, cover, ...(file_video && { file_video }), queue, published_on, tour_id: tourOf(item) },
      texts,
    )
  }
  for (const { item, queue } of queued(seeding.demo.albums)) {
    const texts = perLang(item.texts, (text) => ({ ...text, body: '' }))
    const post_id = await seedPost(
      seeding,
      { section: 'photos', cover: item.cover, queue, published_on: seeding.today, tour_id: tourOf(item) },
      texts,
    )
    const pictures = queued([...new Set(item.pictures)]).map((picture) => ({
      post_id,
      image_id: imageId(seeding, picture.item),
      queue: picture.queue,
    }))
    await seeding.db.insertInto('post_images').values(pictures).execute()
  }
}

type PostRow = {
  section: PostSection
  cover: string
  file_video?: string
  queue: number
  published_on: string
  tour_id?: number | null
}

async function seedPost(
  seeding: Seeding,
  { cover, ...row }: PostRow,
  texts: { lang: string; title: string; summary: string; body: string }[],
): Promise<number> {
  const { id } = await seeding.db
    .insertInto('posts')
    .values({ ...row, cover_image_id: imageId(seeding, cover) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seeding.db
    .insertInto('post_texts')
    .values(texts.map((text) => ({ ...text, post_id: id, section: row.section, seo_name: slug(text.title) })))
    .execute()
  return id
}

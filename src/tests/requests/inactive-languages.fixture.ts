import type { Db } from '#src/base/db/connect.server.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { insertAgency } from '#src/features/orders/orders.fixture.ts'
import { insertPost } from '#src/features/posts/posts.fixture.ts'
import { insertCategory, insertDeparture, insertGerman, insertTour } from '#src/features/tours/tours.fixture.ts'

/** In every German text; German is inactive. */
export const hidden = 'verborgen'

/**
 * One row of everything with texts: complete in Turkish (the default) and in German (inactive). English has the texts that
 * it needs to be public; other fields fall back to Turkish. Slugs are renamed once in German, which leaves redirects.
 */
export async function insertTranslatedAgency(db: Db): Promise<{ tour_id: number; token: string }> {
  const { contracts } = await insertAgency(db)
  await insertGerman(db)
  const picture = { width: 9, height: 6, placeholder: 'data:,' }
  const image_id = await insertImage(db, { ...picture, file: 'goreme' }, { tr: 'Göreme vadisi', de: hidden })
  const { id: category } = await insertCategory(
    db,
    {
      tr: { name: 'Balkanlar', description: '<p>Balkan yolları</p>', seo_title: 'Balkan turları' },
      en: { name: 'The Balkans', description: '<p>Roads</p>' },
      de: { name: hidden, description: hidden, seo_title: hidden },
    },
    { cover_image_id: image_id },
  )
  const { id: tour_id, token } = await insertTour(db, {
    categories: [category],
    cover_image_id: image_id,
    texts: {
      tr: {
        name: 'Kapadokya',
        tour_place: 'İstanbul – Göreme',
        summary: 'Balonlar',
        description: '<p>Peri bacaları</p>',
        included: ['Konaklama'],
      },
      en: { name: 'Cappadocia', summary: 'Balloons', description: '<p>Chimneys</p>', included: ['Hotel'] },
      de: { name: hidden, tour_place: hidden, summary: hidden, description: hidden, included: [hidden] },
    },
  })
  await insertDeparture(db, tour_id, '2027-05-01')
  await db.insertInto('tour_days').values({ tour_id, day: 1 }).execute()
  await db
    .insertInto('tour_day_texts')
    .values([
      { tour_id, day: 1, lang: 'tr', title: 'İlk gün', description: '<p>Uçhisar</p>' },
      { tour_id, day: 1, lang: 'en', title: 'Day one', description: '<p>Castle</p>' },
      { tour_id, day: 1, lang: 'de', title: hidden, description: hidden },
    ])
    .execute()
  await db.insertInto('tour_images').values({ tour_id, image_id, gallery_type: 'gallery' }).execute()
  for (const section of ['blog', 'visa'] as const) {
    const texts = {
      tr: { title: 'Sırbistan', summary: 'Vizesiz', body: '<p>Otuz gün</p>' },
      en: { title: 'Serbia', summary: 'No visa', body: '<p>Thirty days</p>' },
      de: { title: hidden, summary: hidden, body: hidden },
    }
    const post_id = await insertPost(db, section, texts, { cover_image_id: image_id, tour_id })
    if (section === 'visa') await insertVisa(db, post_id)
  }
  await insertContents(db, image_id)
  await insertAgencyTexts(db, image_id)
  const contract = { contract_id: contracts[0]!, lang: 'de' }
  await db
    .insertInto('contract_texts')
    .values({ ...contract, name: hidden, seo_name: hidden })
    .execute()
  await db
    .insertInto('contract_versions')
    .values({ ...contract, version: 1, body: hidden })
    .execute()
  await db
    .updateTable('contract_texts')
    .set({ seo_name: 'paket-tur' })
    .where('lang', '=', 'tr')
    .where('contract_id', '=', contracts[0]!)
    .execute()
  await renameInGerman(db)
  return { tour_id, token }
}

async function insertVisa(db: Db, post_id: number): Promise<void> {
  const visa = {
    country: 'RS',
    ordinary_passport: 'vizesiz',
    green_passport: 'vizesiz',
    checked_on: '2027-01-01',
  } as const
  await db
    .insertInto('visa_countries')
    .values({ post_id, ...visa })
    .execute()
  await db
    .insertInto('visa_country_texts')
    .values([
      { post_id, lang: 'tr', documents: ['Pasaport'] },
      { post_id, lang: 'en', documents: ['Passport'] },
      { post_id, lang: 'de', documents: [hidden], notes: [hidden] },
    ])
    .execute()
}

async function insertContents(db: Db, file_img_id: number): Promise<void> {
  const { id: content_id } = await db
    .insertInto('contents')
    .values({ page: 'home', section: 'slider', file_img_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('content_texts')
    .values([
      { content_id, lang: 'tr', title: 'Yaz turları', description: '<p>Erken kayıt</p>' },
      { content_id, lang: 'en', title: 'Summer tours', description: '<p>Early</p>' },
      { content_id, lang: 'de', title: hidden, description: hidden },
    ])
    .execute()
}

async function insertAgencyTexts(db: Db, image_id: number): Promise<void> {
  await db
    .insertInto('company_texts')
    .values([
      { lang: 'tr', name: 'Deneme Tur', slogan: 'Yola çıkın' },
      { lang: 'en', name: 'Deneme Tours' },
      { lang: 'de', name: hidden, slogan: hidden },
    ])
    .execute()
  await db.insertInto('contact_information').values({ section: 'shift', lang: 'de', content: hidden }).execute()
  const { id: certificate_id } = await db
    .insertInto('certificates')
    .values({ image_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('certificate_texts')
    .values([
      { certificate_id, lang: 'tr', name: 'Üyelik belgesi' },
      { certificate_id, lang: 'de', name: hidden },
    ])
    .execute()
  await db
    .insertInto('page_meta')
    .values([
      { route_name: 'home', lang: 'tr', title: 'Tur acentesi', description: 'Her yöne turlar' },
      { route_name: 'home', lang: 'en', title: 'Tour agency', description: null },
      { route_name: 'home', lang: 'de', title: hidden, description: hidden },
    ])
    .execute()
  await db
    .insertInto('static_strings')
    .values([
      { group_name: 'navbar', key: 'home', lang: 'tr', value: 'Anasayfa' },
      { group_name: 'navbar', key: 'home', lang: 'de', value: hidden },
    ])
    .execute()
}

async function renameInGerman(db: Db): Promise<void> {
  for (const table of ['tour_texts', 'category_texts', 'post_texts', 'contract_texts'] as const)
    await db
      .updateTable(table)
      .set({ seo_name: `${hidden}-neu` })
      .where('lang', '=', 'de')
      .execute()
}

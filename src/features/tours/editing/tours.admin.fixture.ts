import { randomUUID } from 'node:crypto'
import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { insertPickup } from '#src/features/departures/pickups/pickups.fixture.ts'
import { insertPolicy } from '#src/features/departures/policies/policies.fixture.ts'
import type { Values } from '#src/tests/rooms.fixture.ts'
import { inBoth } from '#src/tests/samples.fixture.ts'
import { insertCategory, insertTour } from '../tours.fixture.ts'

/** A minimal valid form. */
export const tourForm = {
  code: 'kap-01',
  name_tr: 'Kapadokya’da Üç Gün',
  name_en: 'Three Days in Cappadocia',
  transporter_types: ['ucak'],
  departure_city: 'İstanbul',
  countries: ['TR'],
  nights: 2,
  days: 3,
  board: 'oda-kahvalti',
  kdv_rate: 10,
}

let made = 0

export function insertPicture(db: Db): Promise<number> {
  return insertImage(db, { file: `resim-${++made}`, width: 600, height: 400, placeholder: 'data:' }, { tr: 'Balonlar' })
}

async function insertFile(db: Db, tour_id: number, queue: number): Promise<{ id: number }> {
  const file = { tour_id, image_id: await insertPicture(db), queue }
  return db.insertInto('tour_images').values(file).returning('id').executeTakeFirstOrThrow()
}

const id = async (db: Db) => (await insertTour(db, { status: 'taslak' })).id
const path = '/api/admin/products'

/** A form of a code of its own: a sample may be needed twice. */
const own = (more: object = {}) => ({
  form_data: { ...tourForm, ...more, code: `Y${randomUUID().slice(0, 6).toUpperCase()}` },
})

/** Every write route of the tours. */
export const tourWrites: Record<string, StaffWrite> = {
  [`POST ${path}`]: async () => ({ body: own() }),
  [`PUT ${path}/:id`]: async (db) => ({
    params: { id: await id(db) },
    body: own({ name_tr: 'Adı Değişen' }),
  }),
  [`DELETE ${path}/:id`]: async (db) => ({ params: { id: await id(db) } }),
  [`PUT ${path}/queue`]: async (db) => {
    const { id: section } = await insertCategory(db, { tr: 'Sıralı' })
    const tours = [await insertTour(db, { categories: [section] }), await insertTour(db, { categories: [section] })]
    return { body: { section, queue: queueOf(tours.map((tour) => tour.id)) } }
  },
  [`PUT ${path}/status`]: async (db) => ({ body: { status: 'arsiv', status_list: [await id(db)] } }),
  [`POST ${path}/duplicate/:id`]: async (db) => ({ params: { id: await id(db) } }),
  [`POST ${path}/preview/:id`]: async (db) => ({ params: { id: await id(db) } }),
  [`POST ${path}/files/:id`]: async (db) => ({
    params: { id: await id(db) },
    body: { image_ids: [await insertPicture(db)] },
  }),
  [`DELETE ${path}/gallery/:file`]: async (db) => ({ params: { file: (await insertFile(db, await id(db), 1)).id } }),
  [`PUT ${path}/files-queue/:id`]: async (db) => {
    const tour = await id(db)
    const files = [await insertFile(db, tour, 1), await insertFile(db, tour, 2)]
    return { params: { id: tour }, body: { file_list: queueOf(files.map((file) => file.id)) } }
  },
}

/** A value for every field of the form that differs from its default. */
export const tourSample = async (db: Db): Promise<Values> => ({
  code: 'KAP-01',
  status: 'yayinda',
  featured: true,
  categories: [(await insertCategory(db, { tr: 'Anadolu' })).id],
  transporter_types: ['ucak', 'otobus'],
  departure_city: 'İzmir',
  countries: ['TR', 'GR'],
  nights: 2,
  days: 3,
  visa_mode: 'vizeli',
  visa_lead_days: 45,
  min_participants: 15,
  guide_language: 'en',
  board: 'yarim-pansiyon',
  kdv_rate: 20,
  deposit_rate: 40,
  deposit_per_person: 1500.5,
  balance_due_days: 30,
  full_payment_days: 60,
  cancel_policy_id: await insertPolicy(db, { kind: 'ozel' }),
  child_price_min_adults: 1,
  child_bands: [{ band: 1, min_age: 0, max_age: 6 }],
  pickups: [{ id: await insertPickup(db), time: '07:30' }],
  programme: [{ day: 1, meals: ['ogle'], ...inBoth({ title: 'Göreme', description: 'Vadi', overnight: 'Otel' }) }],
  cover_image_id: await insertPicture(db),
  gallery: [await insertPicture(db), await insertPicture(db)],
  ...inBoth({ name: 'Kapadokya', tour_place: 'Göreme', summary: 'Kısa', description: '<p>Uzun</p>' }),
  ...inBoth({ included: ['Uçak'], excluded: ['Müze'], important_notes: ['Not'] }),
  ...inBoth({ seo_title: 'Başlık', seo_description: 'Kısa', held: true }),
  seo_name_tr: 'kapadokya-adresi',
  seo_name_en: 'cappadocia-address',
})

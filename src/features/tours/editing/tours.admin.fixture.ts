import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
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

/** Every write route of the tours, for the audit test. */
export const tourWrites: Record<string, StaffWrite> = {
  [`POST ${path}`]: async () => ({ body: { form_data: tourForm } }),
  [`PUT ${path}/:id`]: async (db) => ({
    params: { id: await id(db) },
    body: { form_data: { ...tourForm, code: 'KAP-02', name_tr: 'Adı Değişen' } },
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

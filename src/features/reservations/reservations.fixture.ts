import { randomBytes } from 'node:crypto'
import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { testLanguages } from '#src/base/http/test-api.ts'

/** What tests of this room put into a database: languages, a sold tour, an agency with contracts and accounts. */
export async function insertAgency(db: Db): Promise<{ contracts: number[] }> {
  await db
    .insertInto('languages')
    .values(testLanguages.map((language) => ({ ...language, active: true })))
    .execute()
  await db
    .insertInto('company')
    .values({
      project_company_name: 'Deneme Tur',
      legal_name: 'Deneme Turizm <Ltd.> Şti.',
      main_color: '#000000',
      second_color: '#ffffff',
      tursab_no: '4321',
    })
    .execute()
  await db
    .insertInto('contact_information')
    .values([
      { section: 'telefon', lang: 'tr', content: '+90 212 000 00 00' },
      { section: 'email', lang: 'tr', content: 'bilgi@deneme.example' },
      { section: 'adres', lang: 'tr', content: 'Galata, İstanbul' },
    ])
    .execute()
  await db
    .insertInto('bank_accounts')
    .values([
      { bank: 'Lira Bankası', account_name: 'Deneme Turizm', currency: 'TRY', iban: 'TR330006100519786457841326' },
      { bank: 'Euro Bankası', account_name: 'Deneme Turizm', currency: 'EUR', iban: 'DE89370400440532013000' },
    ])
    .execute()
  return { contracts: [await insertContract(db, 'Paket Tur Sözleşmesi'), await insertContract(db, 'KVKK Metni')] }
}

export async function insertContract(
  db: Db,
  name: string,
  body = '<p>{{customer_name}}, {{order_no}}: {{order_total}} ({{company_legal_name}})</p>{{order_items}}',
): Promise<number> {
  const { id } = await db
    .insertInto('contracts')
    .values({ kind: 'paket-tur', at_checkout: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('contract_texts').values({ contract_id: id, lang: 'tr', name }).execute()
  await db.insertInto('contract_versions').values({ contract_id: id, lang: 'tr', version: 1, body }).execute()
  return id
}

export type SoldTour = { tourId: number; departureId: number; token: string; tourDate: Day }

type Departure = {
  quota: number
  seats_taken: number
  status: string
  currency: string
  start_date: Day
  sales_cutoff_days: number
  multi_room_price: number
}

/** A published tour with children's bands 0-6 and 7-12 and one departure, on sale and 60 days away unless told. */
export async function insertSoldTour(
  db: Db,
  departure: Partial<Departure> = {},
  tour: { status?: string; name?: string } = {},
): Promise<SoldTour> {
  const token = randomBytes(12).toString('base64url')
  const name = tour.name ?? `Kapadokya ${token.slice(0, 4)}`
  const { id: tourId } = await db
    .insertInto('tours')
    .values({
      code: `T-${randomBytes(4).toString('hex').toUpperCase()}`,
      token,
      status: tour.status ?? 'yayinda',
      transporter_types: ['otobus'],
      departure_city: 'İstanbul',
      nights: 2,
      days: 3,
      board: 'oda-kahvalti',
      kdv_rate: 20,
      deposit_rate: 25,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('tour_texts')
    .values({
      tour_id: tourId,
      lang: 'tr',
      name,
      seo_name: `tur-${tourId}`,
      tour_place: 'İstanbul – Göreme',
    })
    .execute()
  await db
    .insertInto('tour_child_bands')
    .values([
      { tour_id: tourId, band: 1, min_age: 0, max_age: 6 },
      { tour_id: tourId, band: 2, min_age: 7, max_age: 12 },
    ])
    .execute()
  const start_date = departure.start_date ?? addDays(dayOf(new Date()), 60)
  const { id: departureId } = await db
    .insertInto('departures')
    .values({
      tour_id: tourId,
      currency: 'TRY',
      quota: 40,
      multi_room_price: 10_000_00,
      single_room_price: 14_000_00,
      child_age_range_1_price: 0,
      child_age_range_2_price: 7_500_50,
      ...departure,
      start_date,
      end_date: addDays(start_date, 2),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { tourId, departureId, token, tourDate: start_date }
}

export async function seatsTaken(db: Db, departureId: number): Promise<number> {
  const { seats_taken } = await db
    .selectFrom('departures')
    .select('seats_taken')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  return seats_taken
}

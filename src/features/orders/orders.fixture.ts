import type { Insertable } from 'kysely'
import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { slug } from '#src/base/slug.ts'
import { insertDeparture, insertLanguages, insertTour, type TourFixture } from '#src/features/tours/tours.fixture.ts'

/** Rows for tests of this room: languages, and an agency with contracts and bank accounts. */
export async function insertAgency(db: Db): Promise<{ contracts: number[] }> {
  await insertLanguages(db)
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
  await db
    .insertInto('contract_texts')
    .values({ contract_id: id, lang: 'tr', name, seo_name: slug(`${name} ${id}`) })
    .execute()
  await db.insertInto('contract_versions').values({ contract_id: id, lang: 'tr', version: 1, body }).execute()
  return id
}

/** An order without items. @returns its id */
export async function insertBareOrder(db: Db, order_no = 'SYH-27-7F3K9Q'): Promise<number> {
  const customer = { name: 'Elif', city: 'İzmir', email: 'elif@ornek.example', phone: '0532' }
  const { id } = await db
    .insertInto('orders')
    .values({
      ...customer,
      order_no,
      lang: 'tr',
      secret_hash: Buffer.alloc(32),
      hold_until: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type BareItem = {
  order_id: number
  tour_id: number
  departure_id: number
  start_date: Day
  end_date: Day
  seats?: number
  position?: number
}

/** An item of 120 TL in all with its one line. In a transaction, at whose end lines and item must agree. @returns its id */
export async function insertBareItem(tx: Tx, { seats = 1, position = 1, ...of }: BareItem): Promise<number> {
  const names = { tour_code: 'KAP', tour_name: 'Kapadokya', tour_place: 'Göreme', currency: 'TRY' as const }
  const amounts = { price: 100_00, kdv: 20_00, total: 120_00, deposit: 120_00, kdv_rate: 20 }
  const { id } = await tx
    .insertInto('order_items')
    .values({ ...of, ...names, ...amounts, position, seats, people_quantity: seats })
    .returning('id')
    .executeTakeFirstOrThrow()
  const price = { quantity: seats, unit_price: 120_00 / seats, amount: 120_00 }
  await tx
    .insertInto('order_lines')
    .values({ order_item_id: id, position: 1, kind: 'multi_room', label: 'Kişi', ...price })
    .execute()
  return id
}

export type SoldTour = { tourId: number; departureId: number; token: string; tourDate: Day }

/** A tour with children's bands 0-6 (free) and 7-12 and one departure of 40 seats, 60 days away by default. */
export async function insertSoldTour(
  db: Db,
  departure: Partial<Insertable<Tables['departures']>> = {},
  tour: TourFixture = {},
): Promise<SoldTour> {
  const { id: tourId, token } = await insertTour(db, {
    texts: { tr: { name: `Kapadokya ${++sold}`, tour_place: 'İstanbul – Göreme' } },
    child_bands: [
      [0, 6],
      [7, 12],
    ],
    kdv_rate: 20,
    deposit_rate: 25,
    ...tour,
  })
  const tourDate = departure.start_date ?? addDays(dayOf(new Date()), 60)
  const { id: departureId } = await insertDeparture(db, tourId, tourDate, {
    end_date: addDays(tourDate, 2),
    quota: 40,
    multi_room_price: 10_000_00,
    single_room_price: 14_000_00,
    child_prices: [0, 7_500_50],
    ...departure,
  })
  return { tourId, departureId, token, tourDate }
}

let sold = 0

export async function seatsTaken(db: Db, departureId: number): Promise<number> {
  const { seats_taken } = await db
    .selectFrom('departures')
    .select('seats_taken')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow()
  return seats_taken
}

/** A valid body of POST /api/orders. */
export function orderBody(cart: readonly CartWish[], accepted_contracts: readonly number[]) {
  return {
    name: 'Ayşe Yılmaz',
    city: 'İzmir',
    email: 'ayse@musteri.example',
    phone: '+90 532 000 00 00',
    accepted_contracts,
    cart: cart.map(({ tour, adults = 1, ...more }) => ({
      token: tour.token,
      tourDate: tour.tourDate,
      quantity: adults,
      ...more,
    })),
  }
}
export type CartWish = {
  tour: SoldTour
  adults?: number
  childrenQuantity?: number
  childrenAges?: number[]
  singleRoomQuantity?: number
  shown_total?: number
}

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import type { Ask } from './load.ts'

export type Departure = { token: string; tourDate: string }
export type SiteData = {
  /** version of PostgreSQL */
  postgres: string
  categories: string[]
  tours: string[]
  englishTours: string[]
  images: string[]
  /** The next departure of every tour, with room for the orders of a run. The best-selling tour is the first. */
  departures: Departure[]
  contracts: number[]
  /** Raises the price of one departure by a lira, as one statement; another departure each time. */
  changePrice: () => Promise<void>
  /** The same for a departure of every tour. */
  changeAllPrices: () => Promise<void>
  /** Sets the free seats of the departures, by their place in `departures`. */
  leaveSeats: (seatsOf: (rank: number) => number) => Promise<void>
  close: () => Promise<void>
}

/** Seats, for all orders of a run. */
export const roomForRun = 9999

/** Addresses and departures of a running site with the embedded database. */
export async function readSiteData(folder: string): Promise<SiteData> {
  const { url } = await startEmbedded({ dataDir: folder, log: () => {} })
  // A pool connects again when the server has been restarted.
  const client = new pg.Pool({ connectionString: url, max: 1 })
  client.on('error', () => {})
  const list = async <T extends object>(query: string) => (await client.query<T>(query)).rows
  const names = async (query: string) => (await list<{ name: string }>(query)).map(({ name }) => name)
  const toursIn = (lang: string) =>
    names(`SELECT seo_name AS name FROM tour_texts JOIN tours ON tours.id = tour_id
            WHERE lang = '${lang}' AND status = 'yayinda' AND '${lang}' = ANY (public_langs) ORDER BY tour_id`)
  const departures = await list<{ id: number } & Departure>(
    `UPDATE departures SET quota = ${roomForRun}, seats_taken = 0 FROM tours
      WHERE tours.id = tour_id AND departures.id IN (
        SELECT DISTINCT ON (tour_id) departures.id FROM departures JOIN tours ON tours.id = tour_id
         WHERE tours.status = 'yayinda' AND departures.status IN ('satista', 'kesin') AND start_date > current_date + 60
         ORDER BY tour_id, start_date)
      RETURNING departures.id, token, start_date::text AS "tourDate"`,
  )
  // All orders of a run are unpaid: with fewer free seats in a departure they would be refused.
  await client.query('UPDATE settings SET unpaid_share = 100')
  const contracts = await list<{ id: number }>('SELECT id::int FROM contracts WHERE at_checkout ORDER BY id')
  const ids = departures.map(({ id }) => id)
  const raise = async (some: number[]) => {
    await client.query('UPDATE departures SET multi_room_price = multi_room_price + 100 WHERE id = ANY ($1)', [some])
  }
  let changes = 0
  const [version] = await list<{ server_version: string }>('SHOW server_version')
  return {
    postgres: version!.server_version,
    categories: await names(`SELECT seo_name AS name FROM category_texts WHERE lang = 'tr' ORDER BY category_id`),
    tours: await toursIn('tr'),
    englishTours: await toursIn('en'),
    images: await names('SELECT file AS name FROM images ORDER BY id'),
    departures: departures.map(({ token, tourDate }) => ({ token, tourDate })),
    contracts: contracts.map(({ id }) => id),
    changePrice: () => raise([ids[changes++ % ids.length]!]),
    changeAllPrices: () => raise(ids),
    async leaveSeats(seatsOf) {
      await client.query(
        `UPDATE departures SET quota = least(seats_taken + free, ${roomForRun}) FROM unnest($1::bigint[], $2::int[]) AS left_of (id, free) WHERE departures.id = left_of.id`,
        [ids, ids.map((_, rank) => seatsOf(rank))],
      )
    },
    close: () => client.end(),
  }
}

/** An order of one adult, by a customer who has no other. */
export function orderOf({ contracts }: Pick<SiteData, 'contracts'>, departure: Departure): Ask {
  const key = randomUUID()
  return {
    path: '/api/orders',
    headers: {
      'idempotency-key': key,
      'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`,
    },
    body: {
      name: 'Ayşe Yılmaz',
      city: 'İzmir',
      email: `${key.slice(0, 18)}@musteri.example`,
      phone: '+90 532 000 00 00',
      accepted_contracts: contracts,
      cart: [{ ...departure, quantity: 1 }],
    },
  }
}

/**
 * Departures in the order in which customers buy them: the best-selling tour twice as often as the second, three times as
 * often as the third, and so on. The same order in every run.
 */
export function salesOf({ departures }: SiteData): () => Departure {
  const weights = departures.map((_, rank) => 1 / (rank + 1))
  const sum = weights.reduce((total, each) => total + each, 0)
  let seed = 1
  return () => {
    // A linear congruential generator (Numerical Recipes).
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    let left = (seed / 2 ** 32) * sum
    const at = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return departures.at(at)!
  }
}

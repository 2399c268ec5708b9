import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import type { Ask } from './load.ts'

export type SiteData = {
  categories: string[]
  tours: string[]
  /** A departure with 999 seats that start free. */
  sold: { token: string; tourDate: string }
  contracts: number[]
  /** Raises the price of a departure by a lira, as one statement. */
  changePrice: () => Promise<void>
  close: () => Promise<void>
}

/** Addresses and a departure of a running site with the embedded database. */
export async function readSiteData(folder: string): Promise<SiteData> {
  const { url } = await startEmbedded({ dataDir: folder, log: () => {} })
  const client = new pg.Client({ connectionString: url })
  // The server may stop before the client.
  client.on('error', () => {})
  await client.connect()
  const names = async (of: 'category' | 'tour') => {
    const { rows } = await client.query<{ seo_name: string }>(
      of === 'tour'
        ? `SELECT seo_name FROM tour_texts JOIN tours ON tours.id = tour_id WHERE lang = 'tr' AND status = 'yayinda' ORDER BY tour_id`
        : `SELECT seo_name FROM category_texts WHERE lang = 'tr' ORDER BY category_id`,
    )
    return rows.map(({ seo_name }) => seo_name)
  }
  const { rows: departures } = await client.query<{ id: number; token: string; tourDate: string }>(
    `UPDATE departures SET quota = 999, seats_taken = 0 FROM tours
      WHERE departures.id = (SELECT min(departures.id) FROM departures JOIN tours ON tours.id = tour_id
                              WHERE tours.status = 'yayinda' AND departures.status = 'satista' AND start_date > current_date + 60)
        AND tours.id = tour_id RETURNING departures.id, token, start_date::text AS "tourDate"`,
  )
  const { rows: contracts } = await client.query<{ id: number }>(
    'SELECT id::int FROM contracts WHERE at_checkout ORDER BY id',
  )
  const { id, ...sold } = departures[0]!
  return {
    categories: await names('category'),
    tours: await names('tour'),
    sold,
    contracts: contracts.map((contract) => contract.id),
    changePrice: async () => {
      await client.query('UPDATE departures SET multi_room_price = multi_room_price + 100 WHERE id = $1', [id])
    },
    close: () => client.end(),
  }
}

/** An order of one adult, by a customer who has no other. */
export function orderOf({ sold, contracts }: SiteData): Ask {
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
      cart: [{ ...sold, quantity: 1 }],
    },
  }
}

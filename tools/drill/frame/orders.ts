import pg from 'pg'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { type Departure, orderOf } from '#tools/bench/site-data.ts'
import { assertSeen } from './drill.ts'
import type { DrillSite } from './site.ts'

/** An order as its sender sees it: it keeps its key and body, so that it can be sent again. */
export type Sent = {
  path: string
  body: object
  headers: Record<string, string>
  /** as acknowledged */
  orderNo: string | null
  /** of the customer's link; together with the number */
  key: string
}

export type Shop = {
  /** the embedded database of the site's data folder, also while it is restarted */
  db: pg.Pool
  departures: Departure[]
  /** A new order of one adult; the departures in turn. */
  next: () => Sent
}

/** Departures of the demo that are on sale, each with room for the load, and a connection to the site's embedded database. */
export async function openShop({ dataDir }: Pick<DrillSite, 'dataDir'>): Promise<Shop> {
  const { url } = await startEmbedded({ dataDir, log: () => {} })
  const db = new pg.Pool({ connectionString: url, max: 1 })
  db.on('error', () => {})
  const { rows: departures } = await db.query<Departure>(
    `UPDATE departures SET quota = 9999 FROM tours
      WHERE tours.id = tour_id AND tours.status = 'yayinda' AND departures.status IN ('satista', 'kesin')
        AND start_date > current_date + 60
      RETURNING token, start_date::text AS "tourDate"`,
  )
  const { rows } = await db.query<{ id: string }>('SELECT id FROM contracts WHERE at_checkout ORDER BY id')
  const contracts = rows.map(({ id }) => Number(id))
  let at = 0
  const next = () => {
    const { path, headers, body } = orderOf({ contracts }, departures[at++ % departures.length]!)
    return { path, headers: headers!, body: body!, orderNo: null, key: '' }
  }
  return { db, departures, next }
}

/**
 * Sends an order and keeps its number.
 * @returns the status; null without an answer
 * @throws Error when an acknowledged order is answered with another number
 */
export async function send({ url }: Pick<DrillSite, 'url'>, order: Sent): Promise<number | null> {
  const answer = await fetch(url + order.path, {
    method: 'POST',
    headers: { ...order.headers, 'content-type': 'application/json' },
    body: JSON.stringify(order.body),
    signal: AbortSignal.timeout(30_000),
  })
    .then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { data?: { order_no: string; key: string } },
    }))
    .catch(() => null)
  if (!answer) return null
  if (answer.status < 300) {
    const { order_no, key } = answer.body.data!
    assertSeen(
      order.orderNo === null || order.orderNo === order_no,
      `one key, two orders: ${order.orderNo}, ${order_no}`,
    )
    order.orderNo = order_no
    order.key = key
  }
  return answer.status
}

/** Sends until it is acknowledged, while the site is away or refuses for now. @throws Error after a minute */
export async function sendUntilKept(site: Pick<DrillSite, 'url'>, order: Sent): Promise<void> {
  const end = performance.now() + 60_000
  let status = await send(site, order)
  while (status === null || status === 503) {
    assertSeen(performance.now() < end, `no order for a minute: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    status = await send(site, order)
  }
  assertSeen(status < 300, `an order was answered ${status}`)
}

export type LoadWish = {
  /** ms between an acknowledged order and the next one of its connection */
  pauseMs?: number
  /** Whether an order that was sent at this time, by performance.now(), may not be refused, even for now. */
  mustTake?: (sentAt: number) => boolean
}

/**
 * Sends new orders one after the other on each connection until it is told to stop. One that is not answered, or refused
 * for now, is sent again, as a customer does.
 */
export function startLoad(
  site: () => Pick<DrillSite, 'url'>,
  shop: Shop,
  connections: number,
  { pauseMs = 0, mustTake = () => false }: LoadWish = {},
) {
  const sent: Sent[] = []
  let stopped = false
  let repeats = 0
  const one = async () => {
    while (!stopped) {
      const order = shop.next()
      sent.push(order)
      for (;;) {
        const sentAt = performance.now()
        const status = await send(site(), order)
        if (status !== null && status !== 503) {
          assertSeen(status < 300, `an order was answered ${status}`)
          break
        }
        assertSeen(!mustTake(sentAt), `an order was answered ${status} when nothing was in its way`)
        repeats += 1
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const running = Promise.all(Array.from({ length: connections }, one))
  running.catch(() => {})
  const acknowledged = () => sent.filter(({ orderNo }) => orderNo !== null).length
  return {
    sent,
    acknowledged,
    repeats: () => repeats,
    /** Rejects for an order that was refused; resolves after `stop`. */
    running,
    /** Resolves when so many more are acknowledged. @throws Error after two minutes */
    until: async (more: number) => {
      const wanted = acknowledged() + more
      for (const end = performance.now() + 120_000; acknowledged() < wanted; ) {
        assertSeen(performance.now() < end, 'no orders for two minutes')
        await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 5))])
      }
    },
    /** Resolves when all are acknowledged. @throws Error for an order that was refused */
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/**
 * Every acknowledged order is in the database once, whole, with its seats, and no other order.
 * @param before orders that were there before the load
 * @throws Error @returns the number of orders
 */
export async function assertKept({ db }: Shop, sent: readonly Sent[], before: number): Promise<number> {
  const acknowledged = sent.flatMap(({ orderNo }) => orderNo ?? [])
  assertSeen(new Set(acknowledged).size === acknowledged.length, 'two requests were given one order number')
  const { rows } = await db.query<{ order_no: string; items: number; contracts: number; mails: number }>(
    `WITH mails AS (SELECT recipient, count(*)::int AS mails FROM outbox GROUP BY recipient)
     SELECT order_no, (SELECT count(*)::int FROM order_items WHERE order_id = orders.id) AS items,
            (SELECT count(*)::int FROM order_contracts WHERE order_id = orders.id) AS contracts,
            coalesce(mails, 0) AS mails
       FROM orders LEFT JOIN mails ON recipient = email WHERE id > $1`,
    [before],
  )
  const found = new Map(rows.map((row) => [row.order_no, row]))
  const lost = acknowledged.filter((orderNo) => !found.has(orderNo))
  assertSeen(lost.length === 0, `${lost.length} acknowledged orders are lost: ${lost.slice(0, 5)}`)
  assertSeen(found.size === acknowledged.length, `${found.size} orders for ${acknowledged.length} acknowledged ones`)
  const broken = rows.filter(({ items, contracts, mails }) => items !== 1 || contracts === 0 || mails !== 1)
  assertSeen(broken.length === 0, `${broken.length} orders are not whole: ${JSON.stringify(broken[0])}`)
  await assertSeats(db)
  return found.size
}

/** @throws Error when a departure has other seats than the orders that hold some */
export async function assertSeats(db: pg.Pool): Promise<void> {
  const { rows } = await db.query(
    `SELECT departures.id, seats_taken, coalesce(sum(seats) FILTER (WHERE seats_released_at IS NULL), 0)::int AS held
       FROM departures LEFT JOIN order_items ON departure_id = departures.id
      GROUP BY departures.id HAVING seats_taken <> coalesce(sum(seats) FILTER (WHERE seats_released_at IS NULL), 0)`,
  )
  assertSeen(rows.length === 0, `departures with other seats than their orders: ${JSON.stringify(rows[0])}`)
}

/** @param of table and condition, such as `orders WHERE id > 4` */
export async function countOf({ db }: Pick<Shop, 'db'>, of: string): Promise<number> {
  return Number((await db.query<{ n: string }>(`SELECT count(*) AS n FROM ${of}`)).rows[0]!.n)
}

/** The id of the last order. */
export async function lastOrder({ db }: Shop): Promise<number> {
  const { rows } = await db.query<{ last: string }>('SELECT coalesce(max(id), 0) AS last FROM orders')
  return Number(rows[0]!.last)
}

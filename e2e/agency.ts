import pg from 'pg'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'

/** A departure of the demo agency, set up for one journey. */
export type TestDeparture = {
  departureId: number
  code: string
  token: string
  seo_name: string
  name: string
  start_date: string
  end_date: string
}

/** Major units. */
export type Amount = { amount: number; currency: string }

/** Runs SQL on the database of the server under test. */
async function query<T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
  const { url } = await startEmbedded({ dataDir: process.env.E2E_DATA_DIR!, log: () => {} })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Sets the free seats of a tour's first departure that is more than 30 days away.
 * @param code of a tour that no other journey uses, because journeys run in parallel.
 */
export async function setFreeSeats(code: string, seats: number, lang = 'tr'): Promise<TestDeparture> {
  const [departure] = await query<TestDeparture>(
    `WITH chosen AS (
       SELECT departures.id FROM departures JOIN tours ON tours.id = tour_id
        WHERE code = $1 AND start_date > current_date + 30 ORDER BY start_date LIMIT 1)
     UPDATE departures SET quota = seats_taken + $2, status = 'satista'
       FROM chosen, tours, tour_texts
      WHERE departures.id = chosen.id AND tours.id = departures.tour_id AND tour_texts.tour_id = tours.id AND tour_texts.lang = $3
     RETURNING departures.id::int AS "departureId", code, token, seo_name, name, start_date::text, end_date::text`,
    [code, seats, lang],
  )
  if (!departure) throw new Error(`tour ${code} has no suitable departure`)
  return departure
}

/** Every departure has room for a long series of orders. */
export async function makeRoom(): Promise<void> {
  await query('UPDATE departures SET quota = seats_taken + 500 WHERE start_date > current_date', [])
}

/** The whole price of a tour is due at booking. */
export async function removeDeposit(code: string): Promise<void> {
  await query('UPDATE tours SET deposit_rate = 100, deposit_per_person = NULL WHERE code = $1', [code])
}

export async function freeSeats({ departureId }: TestDeparture): Promise<number> {
  const [row] = await query<{ left: number }>('SELECT quota - seats_taken AS left FROM departures WHERE id = $1', [
    departureId,
  ])
  return row!.left
}

/** Simulates an order of another customer. */
export async function takeSeats({ departureId }: TestDeparture, seats: number): Promise<void> {
  await query('UPDATE departures SET seats_taken = seats_taken + $2 WHERE id = $1', [departureId, seats])
}

/** Raises the price per adult, in major units. */
export async function raisePrice({ departureId }: TestDeparture, by: number): Promise<void> {
  await query('UPDATE departures SET multi_room_price = multi_room_price + $2 WHERE id = $1', [departureId, by * 100])
}

/**
 * Price of adults in shared rooms and children inside the age bands, summed from the price list. Independent of the
 * calculator, which it verifies.
 */
export async function priceOf({ departureId }: TestDeparture, adults: number, ages: number[]): Promise<Amount> {
  const [row] = await query<Amount>(
    `SELECT currency, (($2 * multi_room_price + coalesce((
        SELECT sum(price)
          FROM unnest($3::int[]) AS age JOIN tour_child_bands AS bands
            ON bands.tour_id = departures.tour_id AND age BETWEEN min_age AND max_age
          JOIN departure_child_prices AS prices
            ON prices.departure_id = departures.id AND prices.band = bands.band), 0)) / 100)::float8 AS amount
       FROM departures WHERE id = $1`,
    [departureId, adults, ages],
  )
  return row!
}

export async function ordersOf(email: string): Promise<{ order_no: string; status: string }[]> {
  return query('SELECT order_no, status FROM orders WHERE email = $1 ORDER BY id', [email])
}

/** Ends the hold of an order so long ago that an open card payment does not keep it (15 minutes). */
export async function endHold(order_no: string): Promise<void> {
  await query("UPDATE orders SET hold_until = now() - interval '16 minutes' WHERE order_no = $1", [order_no])
}

/** Begins the card payments of an order a minute earlier: from then on the provider is asked about them. */
export async function ageCardPayments(order_no: string): Promise<void> {
  await query(
    `UPDATE card_attempts SET created_at = card_attempts.created_at - interval '1 minute'
       FROM orders WHERE orders.id = order_id AND order_no = $1`,
    [order_no],
  )
}

export type SentMessage = {
  message_no: string
  kind: string
  subject: string
  message: string
  details: unknown
  mails: number
}

/** Messages sent by a person through the forms, oldest first. `mails`: number of mails about the message. */
export async function messagesOf(email: string): Promise<SentMessage[]> {
  return query(
    `SELECT message_no, kind, subject, message, details,
            (SELECT count(*)::int FROM outbox WHERE message_key LIKE '%:' || message_no) AS mails
       FROM messages WHERE email = $1 ORDER BY id`,
    [email],
  )
}

export type OrderTotals = {
  order_no: string
  status: string
  hold_until: Date
  /** due at booking, in major units */
  deposit: number
  balance_due_on: string
} & Amount

/** Orders of a person with totals, oldest first. Each must have a single currency. */
export async function orderTotalsOf(email: string): Promise<OrderTotals[]> {
  return query(
    `SELECT order_no, status, hold_until, min(currency) AS currency, (sum(total) / 100)::float8 AS amount,
            (sum(deposit) / 100)::float8 AS deposit, min(balance_due_on)::text AS balance_due_on
       FROM orders JOIN order_items ON order_items.order_id = orders.id
      WHERE email = $1 GROUP BY orders.id ORDER BY orders.id`,
    [email],
  )
}

/** Sets or removes the video of the visa banner. */
export async function setVisaVideo(file_video: string | null): Promise<void> {
  await query("UPDATE contents SET file_video = $1 WHERE section = 'visa_application'", [file_video])
}

export async function paymentsOf(order_no: string): Promise<({ status: string; sender: string } & Amount)[]> {
  return query(
    `SELECT (amount / 100.0)::float8 AS amount, payments.currency, payments.status, sender
       FROM payments JOIN orders ON orders.id = order_id WHERE order_no = $1 ORDER BY payments.id`,
    [order_no],
  )
}

/** Publishes a new version of all contracts of a kind, in one language. */
export async function publishContract(kind: string, lang: string, body: string): Promise<void> {
  await query(
    `INSERT INTO contract_versions (contract_id, lang, version, body)
     SELECT contract_id, lang, max(contract_versions.version) + 1, $3 FROM contract_versions JOIN contracts ON contracts.id = contract_id
      WHERE kind = $1 AND lang = $2 GROUP BY contract_id, lang`,
    [kind, lang, body],
  )
}

/** Text of the latest mail to an address. @param part of its text; staff are also mailed about what other journeys do */
export async function lastMailTo(recipient: string, part = ''): Promise<string> {
  const [mail] = await query<{ body_text: string }>(
    'SELECT body_text FROM outbox WHERE recipient = $1 AND strpos(body_text, $2) > 0 ORDER BY id DESC LIMIT 1',
    [recipient, part],
  )
  if (!mail) throw new Error(`no mail to ${recipient}`)
  return mail.body_text
}

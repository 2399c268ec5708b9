import { sql } from 'kysely'
import type { Tx } from '#src/base/db/connect.server.ts'
import type { ChildBand, ChildPriceChanges, ChildPrices } from './departures.rules.ts'

/** For a query of `departures`: minor units by band, {"1": 0, "2": 750050}. */
export const childPrices = sql<ChildPrices>`(
  SELECT coalesce(jsonb_object_agg(band, price), '{}') FROM departure_child_prices AS prices
   WHERE prices.tour_id = departures.tour_id AND prices.departure_id = departures.id)`

/** For a query of `tours`: the child bands, from the first. */
export const childBands = sql<ChildBand[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('band', band, 'min_age', min_age, 'max_age', max_age) ORDER BY band), '[]')
    FROM tour_child_bands WHERE tour_child_bands.tour_id = tours.id)`

/** Child prices of locked departures, by id. Not in the locking query, whose subqueries read the snapshot from before the wait. */
export async function findChildPrices(tx: Tx, departure_ids: readonly number[]): Promise<Map<number, ChildPrices>> {
  const { rows } = await sql<{ id: number; child_prices: ChildPrices }>`
    SELECT id, ${childPrices} AS child_prices FROM departures WHERE id = ANY (${departure_ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, child_prices }) => [id, child_prices]))
}

/** Sets the same prices for several departures of one tour. Unnamed bands stay as they are. */
export async function saveChildPrices(
  tx: Tx,
  tour_id: number,
  departure_ids: readonly number[],
  changes: ChildPriceChanges,
): Promise<void> {
  const prices = Object.entries(changes).map(([band, price]) => ({ band: Number(band), price }))
  const removed = prices.filter(({ price }) => price === null).map(({ band }) => band)
  const saved = prices.flatMap(({ band, price }) => (price === null ? [] : [{ band, price }]))
  if (removed.length > 0)
    await sql`
      DELETE FROM departure_child_prices
       WHERE tour_id = ${tour_id} AND departure_id = ANY (${departure_ids}::bigint[]) AND band = ANY (${removed}::int[])`.execute(
      tx,
    )
  if (saved.length > 0)
    await sql`
      INSERT INTO departure_child_prices (tour_id, departure_id, band, price)
      SELECT ${tour_id}, departure_id, band, price
        FROM unnest(${departure_ids}::bigint[]) AS departure_id,
             unnest(${saved.map(({ band }) => band)}::int[], ${saved.map(({ price }) => price)}::bigint[]) AS saved (band, price)
      ON CONFLICT (tour_id, departure_id, band) DO UPDATE SET price = excluded.price`.execute(tx)
}

/**
 * Moves the prices of a tour's departures with its bands, and increments the version of each departure that changes.
 * @param was the former number of each band, from the first; null for a new one
 */
export async function moveChildPrices(tx: Tx, tour_id: number, was: readonly (number | null)[]): Promise<void> {
  const before = await tx
    .deleteFrom('departure_child_prices')
    .where('tour_id', '=', tour_id)
    .returning(['departure_id', 'band', 'price'])
    .execute()
  const after = was.flatMap((band, at) =>
    before.filter((row) => row.band === band).map((row) => ({ ...row, band: at + 1 })),
  )
  const key = ({ departure_id, band, price }: (typeof before)[number]) => `${departure_id} ${band} ${price}`
  const [had, has] = [new Set(before.map(key)), new Set(after.map(key))]
  const changed = [...before.filter((row) => !has.has(key(row))), ...after.filter((row) => !had.has(key(row)))]
  await sql`
    INSERT INTO departure_child_prices (tour_id, departure_id, band, price)
    SELECT ${tour_id}, * FROM unnest(${after.map((row) => row.departure_id)}::bigint[], ${after.map((row) => row.band)}::int[],
                                     ${after.map((row) => row.price)}::bigint[])`.execute(tx)
  await sql`
    UPDATE departures SET version = version + 1
     WHERE id = ANY (${changed.map((row) => row.departure_id)}::bigint[])`.execute(tx)
}

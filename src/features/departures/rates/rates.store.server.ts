import { type RawBuilder, sql } from 'kysely'
import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { ForeignCurrency, RateSource } from './rates.links.ts'
import type { DayRate } from './rates.schema.ts'
import type { Rates } from './worth.rules.ts'

/** Lira for one unit of each currency, at the newest rate up to `today`. */
export async function findRates(db: Db, today: Day): Promise<Rates> {
  return new Map((await findDayRates(db, today)).map(({ currency, try_rate }) => [currency, try_rate]))
}

/** The same with their days and sources. */
export function findDayRates(db: Db, today: Day): Promise<readonly KnownRate[]> {
  return cached(db, ['rates', today], () => listNewestRates(db, today))
}

export type KnownRate = DayRate & { currency: ForeignCurrency; at: string }

/** The newest rate of each currency up to `today`; a currency without one is omitted. */
export async function listNewestRates(db: Db, today: Day): Promise<KnownRate[]> {
  const { rows } = await sql<Omit<KnownRate, 'try_rate' | 'at'> & { try_rate: string; at: Date }>`
    SELECT newest.* FROM unnest(ARRAY['EUR', 'USD', 'GBP']) WITH ORDINALITY AS wanted (currency, place)
     CROSS JOIN LATERAL (SELECT currency, try_rate, day, source, at FROM exchange_rates
       WHERE exchange_rates.currency = wanted.currency AND withdrawn_on IS NULL AND day <= ${today} ORDER BY day DESC LIMIT 1) AS newest
     ORDER BY place`.execute(db)
  return rows.map((row) => ({ ...row, try_rate: Number(row.try_rate), at: row.at.toISOString() }))
}

/** The newest rate of a currency up to `today`, as JSON; null without one. */
export function rateOf(currency: RawBuilder<unknown>, today: Day): RawBuilder<DayRate | null> {
  return sql`(SELECT jsonb_build_object('try_rate', try_rate, 'day', day, 'source', source) FROM exchange_rates
    WHERE exchange_rates.currency = ${currency} AND withdrawn_on IS NULL AND day <= ${today} ORDER BY day DESC LIMIT 1)`
}

/** Value of `departures.multi_room_price` in lira, minor units, for comparison only; null without a rate. */
export function liraOf(rates: Rates): RawBuilder<number | null> {
  const foreign = [...rates].map(([currency, rate]) => sql`WHEN ${currency} THEN multi_room_price * ${rate}::numeric`)
  return sql`CASE currency WHEN 'TRY' THEN multi_room_price ${sql.join(foreign, sql` `)} END`
}

export type NewRate = { currency: ForeignCurrency; try_rate: number; day: Day; source: RateSource; at: Date }

/** The rates of a bulletin that are not stored yet, or with another value. A rate that staff typed for the day stays. */
export async function listNewRates(db: Db, rates: readonly NewRate[]): Promise<NewRate[]> {
  const { rows } = await sql<{ currency: string; try_rate: string; source: RateSource }>`
    SELECT currency, try_rate, source FROM exchange_rates WHERE day = ${rates[0]!.day} AND withdrawn_on IS NULL`.execute(
    db,
  )
  return rates.filter(({ currency, try_rate }) => {
    const known = rows.find((row) => row.currency === currency)
    return !known || (known.source === 'tcmb' && Number(known.try_rate) !== try_rate)
  })
}

/** A statement announces a change of all prices in lira, so there must be one. */
export async function writeRates(db: Db, rates: readonly NewRate[]): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values([...rates])
    .onConflict((conflict) =>
      conflict.columns(['currency', 'day']).doUpdateSet(({ ref }) => ({
        try_rate: ref('excluded.try_rate'),
        source: ref('excluded.source'),
        at: ref('excluded.at'),
        withdrawn_on: null,
      })),
    )
    .execute()
}

/** Takes away what staff typed for a currency. Rates of earlier days stay for the accounts of those days. */
export async function withdrawTyped(tx: Tx, currency: ForeignCurrency, today: Day): Promise<void> {
  const typed = { currency, source: 'elle' } as const
  await tx
    .deleteFrom('exchange_rates')
    .where(({ and }) => and(typed))
    .where('day', '>=', today)
    .execute()
  await tx
    .updateTable('exchange_rates')
    .set({ withdrawn_on: today })
    .where(({ and }) => and(typed))
    .where('withdrawn_on', 'is', null)
    .execute()
}

export type RateSettings = { source: RateSource; version: number }

export function findRateSettings(db: Db): Promise<RateSettings> {
  return db.selectFrom('rate_settings').select(['source', 'version']).executeTakeFirstOrThrow()
}

/** Locks the row until the transaction ends. */
export function lockRateSettings(tx: Tx): Promise<RateSettings> {
  return tx.selectFrom('rate_settings').select(['source', 'version']).forUpdate().executeTakeFirstOrThrow()
}

export async function writeRateSettings(tx: Tx, settings: RateSettings): Promise<void> {
  await tx.updateTable('rate_settings').set(settings).execute()
}

/**
 * Whether a page shows a price at a rate: a departure from `today` on has a foreign price, in lira, or one in lira, in euros on pages in a language
 * other than Turkish.
 */
export async function needsRates(db: Db, today: Day): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM departures
     WHERE start_date >= ${today} AND (currency <> 'TRY' OR EXISTS (SELECT FROM languages WHERE active AND abbr <> 'tr'))
     LIMIT 1`.execute(db)
  return rows.length > 0
}

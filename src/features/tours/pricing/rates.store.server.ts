import { type RawBuilder, sql } from 'kysely'
import { kept } from '#src/base/cache/kept.server.ts'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Rates } from '../tours.rules.ts'

/** Lira for one unit of each currency, at the newest rate up to `today`. */
export async function findRates(db: Db, today: Day): Promise<Rates> {
  const rows = await kept(db, ['rates', today], async () => {
    const { rows } = await sql<{ currency: string; try_rate: string }>`
      SELECT currency, try_rate FROM unnest(ARRAY['EUR', 'USD', 'GBP']) AS currency
       CROSS JOIN LATERAL ${rateOf(sql`currency.currency`, today)} AS newest`.execute(db)
    return rows
  })
  return new Map(rows.map(({ currency, try_rate }) => [currency, Number(try_rate)]))
}

/** Lira for one unit of a currency, at the newest rate up to `today`; no row without one. */
export function rateOf(currency: RawBuilder<unknown>, today: Day): RawBuilder<string | null> {
  return sql`(SELECT try_rate FROM exchange_rates WHERE exchange_rates.currency = ${currency} AND day <= ${today}
    ORDER BY day DESC LIMIT 1)`
}

/** Value of `departures.multi_room_price` in lira, minor units, for comparison only; null without a rate. */
export function liraOf(rates: Rates): RawBuilder<number | null> {
  const foreign = [...rates].map(([currency, rate]) => sql`WHEN ${currency} THEN multi_room_price * ${rate}::numeric`)
  return sql`CASE currency WHEN 'TRY' THEN multi_room_price ${sql.join(foreign, sql` `)} END`
}

import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { OfficeRates } from './rates.admin.schema.ts'
import { isOldRate } from './rates.rules.ts'
import { findRateSettings, type KnownRate, listNewestRates, type RateSettings } from './rates.store.server.ts'

export async function findOfficeRates(db: Db, now: Date): Promise<OfficeRates> {
  const today = dayOf(now)
  const [settings, known] = [await findRateSettings(db), await listNewestRates(db, today)]
  return presentRates(settings, known, today)
}

export function presentRates(
  { source, version }: RateSettings,
  known: readonly KnownRate[],
  today: string,
): OfficeRates {
  const of = (currency: string) => known.find((rate) => rate.currency === currency)?.try_rate ?? null
  return {
    id: 1,
    source,
    EUR: of('EUR'),
    USD: of('USD'),
    GBP: of('GBP'),
    known: known.map((rate) => ({ ...rate, is_old: isOldRate(rate.day, today) })),
    version,
  }
}

import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { assertNotStale, changedForm, changesNothing } from '#src/base/http/endpoint/edits.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { ReadOutside } from '#src/base/http/outside.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { ratesForm } from './rates.admin.schema.ts'
import { foreignCurrencies } from './rates.links.ts'
import { presentRates } from './rates.queries.server.ts'
import { readBulletin } from './rates.rules.ts'
import {
  findRateSettings,
  listNewestRates,
  listNewRates,
  lockRateSettings,
  needsRates,
  withdrawTyped,
  writeRateSettings,
  writeRates,
} from './rates.store.server.ts'

/** A bulletin is 20 kB. */
const limits = { timeoutMs: 10_000, maxBytes: 200_000 }

/**
 * Fetches the Central Bank's bulletin when a page shows a price at its rates and the office has not decided otherwise. When that fails, the last rates stay, with their day.
 * @returns how many rates are new
 */
export async function fetchRates(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  url: string,
  read: ReadOutside,
): Promise<number> {
  const at = now()
  if ((await findRateSettings(db)).source === 'elle' || !(await needsRates(db, dayOf(at)))) return 0
  const document = await read(url, limits).catch((error: unknown) => {
    log.warn({ err: error }, 'the exchange rates could not be fetched')
    return null
  })
  if (document === null) return 0
  const bulletin = readBulletin(document)
  if (!bulletin || bulletin.day > dayOf(at)) {
    log.warn({ url }, 'the document with exchange rates is not a bulletin of today or before')
    return 0
  }
  const { day, rates } = bulletin
  const fresh = await listNewRates(
    db,
    rates.map((rate) => ({ ...rate, day, source: 'tcmb' as const, at })),
  )
  if (fresh.length > 0) await writeRates(db, fresh)
  return fresh.length
}

/** Staff choose the source, or type the rates of today. @throws Failure 409 for a stale version, 422 at the field */
export async function changeRates(
  { db, now }: { db: Db; now: () => Date },
  staff: Staff,
  sent: SentFields,
): Promise<void> {
  const at = now()
  const today = dayOf(at)
  await transaction(db, async (tx) => {
    const settings = await lockRateSettings(tx)
    const before = presentRates(settings, await listNewestRates(tx, today), today)
    const form = changedForm(ratesForm, before, sent)
    assertNotStale(settings, form.version)
    if (changesNothing(ratesForm, before, form)) return
    for (const currency of foreignCurrencies) {
      const try_rate = form[currency]
      if (try_rate === before[currency]) continue
      if (try_rate === null) await withdrawTyped(tx, currency, today)
      else await writeRates(tx, [{ currency, try_rate, day: today, source: 'elle', at }])
    }
    await writeRateSettings(tx, { source: form.source, version: settings.version + 1 })
    const after = presentRates(await lockRateSettings(tx), await listNewestRates(tx, today), today)
    const side = ({ source, EUR, USD, GBP }: typeof before) => ({ source, EUR, USD, GBP })
    await record(tx, staff, {
      action: 'update',
      entity: 'exchange_rates',
      id: 1,
      before: side(before),
      after: side(after),
    })
  })
}

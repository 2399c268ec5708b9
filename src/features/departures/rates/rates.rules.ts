import { type Day, daysBetween, isDay } from '#src/base/dates.ts'
import { type ForeignCurrency, foreignCurrencies } from './rates.links.ts'

export type Bulletin = { day: Day; rates: { currency: ForeignCurrency; try_rate: number }[] }

/**
 * The forex selling rates of a bulletin of the Central Bank (tcmb.gov.tr/kurlar/today.xml), four decimals. A currency without one
 * is left out. @returns null for another document
 */
export function readBulletin(xml: string): Bulletin | null {
  const [, date = '', month = '', year = ''] = /<Tarih_Date[^>]*\bTarih="(\d\d)\.(\d\d)\.(\d{4})"/.exec(xml) ?? []
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  const rates = foreignCurrencies.flatMap((currency) => {
    const own = new RegExp(`<Currency\\b[^>]*\\bCurrencyCode="${currency}"[^>]*>([\\s\\S]*?)</Currency>`).exec(xml)?.[1]
    const number = (name: string) => Number(new RegExp(`<${name}>\\s*([\\d.]+)\\s*</${name}>`).exec(own ?? '')?.[1])
    const try_rate = Math.round((number('ForexSelling') / number('Unit')) * 10_000) / 10_000
    return Number.isFinite(try_rate) && try_rate > 0 ? [{ currency, try_rate }] : []
  })
  return rates.length > 0 ? { day, rates } : null
}

/** Days after which a rate is old: the longest holiday has no bulletin for nine days. */
const oldAfterDays = 10

export function isOldRate(day: Day, today: Day): boolean {
  return daysBetween(day, today) > oldAfterDays
}

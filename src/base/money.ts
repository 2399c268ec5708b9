import { leftToRight } from './direction.ts'
import { localeOf } from './locale.ts'

/** Amounts in minor units (kuruş, cent): always whole numbers. */
export type Minor = number

export const currencies = ['TRY', 'EUR', 'USD', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Half up (docs/rules.md, Money). Negative halves round towards zero, so a refund is at most one kuruş below its sale. */
export function roundHalfUp(amount: number): Minor {
  return Math.floor(amount + 0.5)
}

/** For the wire: major units with at most two decimals. */
export function toMajor(amount: Minor): number {
  return Math.round(amount) / 100
}

/** Amounts of a record in major units. */
export function toMajors<T extends Record<string, Minor | null>>(amounts: T): T {
  const entries = Object.entries(amounts).map(([name, amount]) => [name, amount === null ? null : toMajor(amount)])
  return Object.fromEntries(entries) as T
}

/** From major units of a form or price list. @throws RangeError unless it is a whole number of minor units. */
export function toMinor(major: number): Minor {
  if (!isAmount(major)) throw new RangeError(`not an amount: ${major}`)
  return Math.round(major * 100)
}

/** Payment providers write fractions of a kuruş, of at most eight decimals. In those units 1.005 is whole, which a fraction in binary misses. */
const fractionUnit = 100_000_000

/** From major units with any decimals, half up, for display only. Booked amounts have whole minor units: use `toMinor`. */
export function toNearestMinor(major: number): Minor {
  return roundHalfUp((Math.round(major * fractionUnit) * 100) / fractionUnit)
}

/** Whether major units have at most two decimals. Amounts that are being typed may have more. */
export function isAmount(major: number): boolean {
  const minor = Math.round(major * 100)
  return Number.isSafeInteger(minor) && minor / 100 === major
}

export function multiply(unit: Minor, quantity: number): Minor {
  return unit * quantity
}

export function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export function subtract(amount: Minor, part: Minor): Minor {
  return amount - part
}

/** The same of amounts on the wire, whose fractions in binary do not add up: 0.30 - 0.10. @throws RangeError as toMinor */
export function subtractMajor(amount: number, part: number): number {
  return toMajor(subtract(toMinor(amount), toMinor(part)))
}

/**
 * KDV (Turkish value added tax) inside an amount that includes it: total × rate / (100 + rate).
 * @param rate percent, 0 to 100.
 * @returns `price` (net) and `kdv`, so that price + kdv = total to the minor unit.
 */
export function splitKdv(total: Minor, rate: number): { price: Minor; kdv: Minor } {
  const kdv = roundHalfUp((total * rate) / (100 + rate))
  return { price: total - kdv, kdv }
}

/** A percentage has at most two decimals. In hundredths it is whole, and products are exact: 1.14 % of 25 liras is half a kuruş above 28. */
const percentUnit = 100

/** A percentage of an amount, rounded once and half up. @param step in minor units: 100 for a price in whole major units */
export function percentOf(amount: Minor, percent: number, step = 1): Minor {
  return roundHalfUp((amount * Math.round(percent * percentUnit)) / (100 * percentUnit * step)) * step
}

/** Half up to a multiple of `step` minor units. */
export function roundTo(amount: Minor, step: number): Minor {
  return roundHalfUp(amount / step) * step
}

/** Rates have four decimals. As whole numbers they make products exact: 0.50 at 40.37 is 20.185, which a fraction in binary misses. */
const rateUnit = 10_000

/** @param rate lira for one unit of the foreign currency. */
export function toLira(amount: Minor, rate: number): Minor {
  return roundHalfUp((amount * Math.round(rate * rateUnit)) / rateUnit)
}

/** What an amount in lira is of a foreign currency. @param rate lira for one unit of it */
export function fromLira(lira: Minor, rate: number): Minor {
  return roundHalfUp((lira * rateUnit) / Math.round(rate * rateUnit))
}

/** Euros for an amount in lira, whole and for orientation only. @param lira major units. @param rate lira for one euro. */
export function aboutEuros(lira: number, rate: number): number {
  return Math.round(lira / rate)
}

const symbols: Record<Currency, string> = { TRY: 'TL', EUR: '€', USD: '$', GBP: '£' }

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Digits as a language writes them, in Latin numerals, with `least` to `most` decimals. Cached: constructing a formatter takes a
 * thousand times longer than using it.
 */
function digits(major: number, lang: string, least = Number.isInteger(major) ? 0 : 2, most = least): string {
  const key = `${lang} ${least} ${most}`
  const known = formatters.get(key)
  if (known) return known.format(major)
  const made = new Intl.NumberFormat(localeOf(lang), {
    numberingSystem: 'latn',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formatters.set(key, made)
  return made.format(major)
}

/**
 * `28.197 TL`, `1.298,50 €` in Turkish and German; `28,197 TL`, `€1,298.50` in English. Whole amounts have no decimals,
 * and negative amounts have a minus in front: `−28.197 TL`. Intl formats the digits only: its currency styles differ between the ICU of server and browser, which breaks hydration.
 * @param major major units, as on the wire.
 */
export function formatMoney(major: number, currency: string, lang: string): string {
  return withSymbol(digits(Math.abs(major), lang), { major, currency, lang })
}

/** The same for running text: no line ends between number and unit. */
export function formatWholeMoney(major: number, currency: string, lang: string): string {
  return formatMoney(major, currency, lang).replaceAll(' ', '\u00a0')
}

/** As formatMoney, always with two decimals, for amounts below each other: `28.197,00 TL`. */
export function formatExactMoney(major: number, currency: string, lang: string): string {
  return withSymbol(digits(Math.abs(major), lang, 2), { major, currency, lang })
}

/** The minus comes first, before the symbol too: `−€112`. */
function withSymbol(
  amount: string,
  { major, currency, lang }: { major: number; currency: string; lang: string },
): string {
  const symbol = currencySymbol(currency)
  const text = lang === 'en' && currency !== 'TRY' ? `${symbol}${amount}` : `${amount} ${symbol}`
  return leftToRight(major < 0 ? `−${text}` : text, lang)
}

/** For the label of an amount field: `TL`, `€`. */
export function currencySymbol(currency: string): string {
  return symbols[currency as Currency] ?? currency
}

/** For an amount field of the office, and read back by `readAmount`: `12.500`, `12.500,50` in Turkish; `12,500.50` in English. */
export function typedAmount(major: number, lang: string): string {
  return digits(major, lang === 'tr' ? 'tr' : 'en')
}

/** @returns null for an invalid amount. Without thousands separators, comma and point are both accepted as decimal mark. */
export function readAmount(text: string, lang: string): number | null {
  const [thousands, decimal] = lang === 'tr' ? ['.', ','] : [',', '.']
  const grouped = new RegExp(`^\\d{1,3}(\\${thousands}\\d{3})+(\\${decimal}\\d{1,2})?$`)
  if (grouped.test(text)) return Number(text.replaceAll(thousands, '').replace(decimal, '.'))
  return /^\d{1,10}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

/** For pasting into a bank's form: `28197`, `1298,50` in Turkish and German; `1298.50` in English. */
export function plainAmount(major: number, lang: string): string {
  const text = Number.isInteger(major) ? String(major) : major.toFixed(2)
  return digits(0.5, lang).includes(',') ? text.replace('.', ',') : text
}

/** `1 € = 52,0411 TL`, `1 € = 52.0411 TL`: the lira for one unit of a currency, with two to four decimals. */
export function formatRate(currency: string, rate: number, lang: string): string {
  return `1 ${currencySymbol(currency)} = ${digits(rate, lang, 2, 4)} ${symbols.TRY}`
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, formatDayAndMonth } from '#src/base/dates.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { plan as texts } from '#src/features/orders/money/plan.strings.ts'
import { QuotesPlan } from './quotes-plan.tsx'

const plan = Object.fromEntries(Object.entries(texts).map(([key, { tr }]) => [key, tr]))
const today = dayOf(new Date())
const money = { currency: 'TRY', price: 1000, kdv: 0, total: 1000, deposit: 1000, balance: 0, balance_due_on: null }
const planStarting = (...days: Day[]) => {
  const quotes = days.map((start_date) => ({ ...money, start_date, hold_hours: 48 }) as PriceQuote)
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: { plan } }}>
      <QuotesPlan quotes={quotes} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '')
}

test('what is due within the hold is named by its hours, or by the end of the first day of travel when that is earlier', () => {
  const far = addDays(today, 90)
  expect(planStarting(far)).toContain('48 saat içinde1.000 TL')
  const short = planStarting(far, today)
  expect(short).toContain(`${formatDayAndMonth(today, 'tr', today)} 23.59’a kadar2.000 TL`)
  expect(short).not.toContain('saat içinde')
})

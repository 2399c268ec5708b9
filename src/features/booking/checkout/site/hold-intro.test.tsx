import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { checkout as texts } from '../checkout.strings.ts'
import { HoldIntro } from './hold-intro.tsx'

const checkout = Object.fromEntries(Object.entries(texts).map(([key, { tr }]) => [key, tr]))
const today = dayOf(new Date())
const introOf = (hours: number | null, ...days: string[]) => {
  const quotes = days.map((start_date) => ({ start_date }))
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: { checkout } }}>
      <HoldIntro hours={hours} quotes={quotes} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '')
}

test('the checkout says the hours of the hold, or when it ends because a tour leaves before', () => {
  const far = addDays(today, 90)
  expect(introOf(48, far)).toBe('Rezervasyonu tamamladığınızda yeriniz 48 saat sizin için tutulur.')
  expect(introOf(48, far, today)).toBe(
    `Rezervasyonu tamamladığınızda yeriniz ${formatDay(today, 'tr')} 23.59’a kadar sizin için tutulur.`,
  )
  expect([introOf(null), introOf(48)]).toEqual(['', ''])
})

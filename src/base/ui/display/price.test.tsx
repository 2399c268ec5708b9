import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { Price } from './price.tsx'

const textOf = (lang: string, eur_rate: number | null, price: Parameters<typeof Price>[0]) =>
  renderToStaticMarkup(
    <I18nProvider value={{ lang, default_lang: 'tr', languages: [], strings: {}, eur_rate }}>
      <Price {...price} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, '')

test.each([
  [
    'a lira price in English has its value in euros',
    'en',
    52.1,
    { amount: 28_900, currency: 'TRY' },
    '28,900 TL≈ €555',
  ],
  ['without a rate it stands alone', 'en', null, { amount: 28_900, currency: 'TRY' }, '28,900 TL'],
  ['nothing is about nothing', 'en', 52.1, { amount: 0, currency: 'TRY' }, '0 TL'],
  ['in Turkish it stands alone', 'tr', null, { amount: 28_900, currency: 'TRY' }, '28.900 TL'],
  [
    'a foreign price has its value in lira',
    'en',
    52.1,
    { amount: 790, currency: 'USD', tryAmount: 35_234.4 },
    '$790≈ 35,234 TL',
  ],
])('%s', (_, lang, rate, price, text) => {
  expect(textOf(lang, rate, price)).toBe(text)
})

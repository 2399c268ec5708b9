import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { bank } from '#src/features/bank-accounts/bank-accounts.strings.ts'
import type { Total } from '../../calculator/site/quote-totals.ts'
import { cart } from '../cart.strings.ts'
import { CartTotals } from './cart-totals.tsx'

const textsIn = (lang: 'tr' | 'en') => {
  const of = (group: Record<string, { tr: string; en: string }>) =>
    Object.fromEntries(Object.entries(group).map(([key, text]) => [key, text[lang]]))
  return { bank: of(bank), cart: of(cart) }
}
const total = (currency: string): Total =>
  ({ currency, total: 2780, kdv: 0, try_total: null, rate: null }) as unknown as Total

function labels(lang: 'tr' | 'en', ...currencies: string[]): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang, default_lang: 'tr', languages: [], strings: textsIn(lang) }}>
      <CartTotals totals={currencies.map(total)} />
    </I18nProvider>,
  )
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label?.replaceAll(/<[^>]+>/g, ''))
}

test.each([
  ['tr', ['TRY'], ['Toplam']],
  ['tr', ['EUR', 'TRY'], ['Avro toplamı', 'Türk lirası toplamı']],
  ['en', ['EUR', 'TRY'], ['Total in euros', 'Total in Turkish lira']],
] as const)('totals are told apart by their currencies when there are several: %s %s', (lang, currencies, expected) => {
  expect(labels(lang, ...currencies)).toEqual(expected)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type I18n, I18nProvider } from '#src/base/i18n/i18n.tsx'
import { PartyPrice } from '../../pricing/site/party-price.tsx'
import { rates as texts } from '../rates.strings.ts'
import { RatesLine } from './rates-line.tsx'

const dated = {
  EUR: { try_rate: 52.0411, day: '2026-11-23', source: 'tcmb' as const },
  USD: { try_rate: 45, day: '2026-11-20', source: 'elle' as const },
}
const list = {
  adults: { tr: '{n} yetişkin', en: '{n} adults' },
  party_price: { tr: '{party}: {price}', en: '{party}: {price}' },
}
const inLang = (group: Record<string, { tr: string; en: string }>, lang: 'tr' | 'en') =>
  Object.fromEntries(Object.entries(group).map(([key, text]) => [key, text[lang]]))
const textOf = (content: React.ReactNode, lang: 'tr' | 'en', more: Partial<I18n> = {}) => {
  const strings = { rates: inLang(texts, lang), list: inLang(list, lang) }
  const i18n = { lang, default_lang: 'tr', languages: [], strings, rates: dated, ...more }
  const html = renderToStaticMarkup(<I18nProvider value={i18n}>{content}</I18nProvider>)
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
}

test('a page with foreign prices names their rates once, with day and source', () => {
  expect(textOf(<RatesLine currencies={['EUR', 'TRY', 'EUR', 'USD']} />, 'tr')).toBe(
    '≈ ile gösterilen tutarlar yaklaşıktır: 1 € = 52,0411 TL, TCMB satış kuru, 23 Kasım 2026 · 1 $ = 45,00 TL, acentenin kuru, 20 Kasım 2026',
  )
})

test('a page without foreign prices, or without their rate, says nothing', () => {
  expect(textOf(<RatesLine currencies={['TRY']} />, 'tr')).toBe('')
  expect(textOf(<RatesLine currencies={['GBP']} />, 'tr')).toBe('')
  expect(textOf(<RatesLine currencies={['EUR']} />, 'tr', { rates: {} })).toBe('')
})

test('where lira has its value in euros, the rate of the euro is named', () => {
  expect(textOf(<RatesLine currencies={['TRY']} />, 'en', { eur_rate: 52.0411 })).toContain('1 € = 52.0411 TL')
})

test('the price of a party has its value in lira beside it', () => {
  const departure = { currency: 'EUR', multi_room_price: 790, try_price: 41_112.47, start_date: '2027-04-12' }
  const party = { adults: 2, ages: [] }
  const price = (more: object) => {
    const offer = { departure: { ...departure, ...more }, total: 1580 } as never
    return textOf(<PartyPrice offer={offer} party={party} />, 'tr')
  }
  expect(price({})).toBe('2 yetişkin: 1.580 € ≈ 82.225 TL')
  expect(price({ try_price: undefined })).toBe('2 yetişkin: 1.580 € ')
  expect(price({ currency: 'TRY' })).toBe('2 yetişkin: 1.580 TL')
})

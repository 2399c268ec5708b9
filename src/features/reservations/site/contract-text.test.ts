import { expect, test } from 'vitest'
import type { T } from '#src/base/i18n/i18n.tsx'
import type { PriceQuote } from '../reservations.schema.ts'
import { type ContractFacts, fillForReading } from './contract-text.ts'

const t: T = (key) => key
const quote = { start_date: '2027-04-12', end_date: '2027-04-14', total: 28_197, currency: 'TRY' } as PriceQuote
const facts: ContractFacts = {
  form: { name: 'Ayşe <b>Yılmaz</b>', city: ' ', email: 'ayse@example.com', phone: '{{company_phone}}' },
  items: [{ name: 'Kapadokya & Göreme', party: '2 yetişkin', quote }],
  amount: '28.197 TL',
  hold_hours: 24,
  company: { legal_name: 'Seyyah A.Ş.', tursab_no: '1', address: 'Fatih', phone: '0212', email: 'b@example.com' },
  today: '2026-11-21',
}
const fill = (body: string) => fillForReading(body, facts, t, 'tr')

test('what is typed and priced stands in the text, and no typed letter is markup', () => {
  expect(fill('<p>{{customer_name}}, {{order_total}}, {{hold_hours}} saat, {{order_date}}</p>')).toBe(
    '<p>Ayşe &lt;b&gt;Yılmaz&lt;/b&gt;, 28.197 TL, 24 saat, 21 Kasım 2026</p>',
  )
  expect(fill('{{order_items}}')).toContain(
    '<td>Kapadokya &amp; Göreme</td><td>12 – 14 Nisan 2027</td><td>2 yetişkin</td><td>28.197 TL</td>',
  )
})

test('what is not typed yet is a dotted line; a typed placeholder stays the words it is; an unknown one is left', () => {
  expect(fill('{{customer_city}}')).toBe('checkout.contract_blank')
  expect(fill('{{customer_phone}}')).toBe('{{company_phone}}')
  expect(fill('{{something}}')).toBe('{{something}}')
})

import { expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { type AgencyFacts, placeholders } from './contracts.rules.ts'
import { inBraces, placeholderGroups, previewOf } from './contracts.sample.ts'

const { contracts } = readDemo('db/demo')

const agency: AgencyFacts = {
  company_legal_name: 'Gez & Gör A.Ş.',
  company_address: 'Sirkeci',
  company_phone: '0212 000 00 00',
  company_email: 'bilgi@ornek.example',
  tursab_no: '',
}

test('filled values are marked and escaped, also those that the agency has not filled in', () => {
  expect(previewOf('<p>{{company_legal_name}} {{tursab_no}} {{order_date}}</p>', 'en', agency)).toBe(
    '<p><mark>Gez &amp; Gör A.Ş.</mark> <mark>…………</mark> <mark>12 April 2027</mark></p>',
  )
})

test('a third language has its own dates and amounts, and the sample table in English', () => {
  const preview = previewOf('<p>{{order_date}} {{order_total}}</p>{{order_items}}', 'de', agency)
  expect(preview).toContain('12. April 2027')
  expect(preview).toMatch(/\d{2}\.\d{3} TL/)
  expect(preview).toContain('<th>Amount</th>')
})

test('the help lists every placeholder once, and each is filled by the sample', () => {
  const listed = Object.values(placeholderGroups).flat()
  expect(listed.toSorted()).toEqual([...placeholders].toSorted())
  const facts = { ...agency, tursab_no: 'A-1' }
  for (const name of listed) expect(previewOf(inBraces(name), 'tr', facts)).not.toMatch(/[{}…]/)
})

test.each(contracts.flatMap(({ texts }) => Object.entries(texts)))(
  '%s: no braces stay in a preview',
  (lang, { body }) => {
    expect(previewOf(body, lang, agency)).not.toMatch(/[{}]/)
  },
)

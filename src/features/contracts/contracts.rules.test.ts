import { expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import {
  fillPlaceholders,
  forReading,
  isTableInline,
  outlined,
  type Placeholder,
  placeholders,
  unknownPlaceholders,
} from './contracts.rules.ts'

const { contracts } = readDemo('db/demo')

const blanks = { known: { tursab_no: 'A-1', company_legal_name: 'Gez & Gör <A.Ş.>' }, blankOf: (name: string) => name }

test('every heading gets an id, and the table of contents lists them in order', () => {
  const { html, sections } = outlined('<h2>Taraflar</h2><p>…</p><h2 class="x">Bedel &amp; <strong>ödeme</strong></h2>')
  expect(sections).toEqual([
    { id: 'bolum-1', title: 'Taraflar' },
    { id: 'bolum-2', title: 'Bedel & ödeme' },
  ])
  expect(html).toBe('<h2 id="bolum-1">Taraflar</h2><p>…</p><h2 id="bolum-2">Bedel &amp; <strong>ödeme</strong></h2>')
})

test('a text without headings is unchanged', () => {
  expect(outlined('<p>Kısa</p>')).toEqual({ html: '<p>Kısa</p>', sections: [] })
})

test('facts of the agency are filled in and escaped; values of an order become phrases in brackets', () => {
  expect(forReading('<p>{{company_legal_name}} ({{tursab_no}}) ile {{customer_name}}</p>', blanks)).toEqual({
    html: '<p>Gez &amp; Gör &lt;A.Ş.&gt; (A-1) ile <span class="text-main">[customer_name]</span></p>',
    hasBlanks: true,
  })
})

test('the placeholder of the order’s table becomes its own paragraph', () => {
  expect(forReading('<h2>1</h2>\n{{order_items}}\n', blanks).html).toBe(
    '<h2>1</h2>\n<p><span class="text-main">[order_items]</span></p>\n',
  )
})

test('a name of an object’s property, such as constructor, is an unknown placeholder', () => {
  expect(forReading('{{constructor}} {{__proto__}}', blanks).html).toBe(
    '<span class="text-main">[constructor]</span> <span class="text-main">[__proto__]</span>',
  )
})

test('a text without placeholders of an order has no blanks', () => {
  expect(forReading('<p>{{tursab_no}}</p>', blanks)).toEqual({ html: '<p>A-1</p>', hasBlanks: false })
})

test('a fact that the agency has not filled in is a blank', () => {
  expect(forReading('{{company_phone}}', { ...blanks, known: { company_phone: '' } }).html).toContain('[company_phone]')
})

test.each(contracts.flatMap(({ texts }) => [texts.tr, texts.en]))('$name: no braces reach the reader', ({ body }) => {
  expect(forReading(body, blanks).html).not.toMatch(/[{}]/)
})

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>

test('a contract is filled in one pass: a customer’s text is never read as a placeholder', () => {
  const hostile = { ...values, customer_name: '{{order_total}}' }
  expect(fillPlaceholders('{{customer_name}}, {{ order_total }}', hostile, '…')).toBe('{{order_total}}, <order_total>')
})

test('an empty value and an unknown placeholder become a blank, never braces', () => {
  const filled = fillPlaceholders(
    '{{customer_city}} {{toString}} {{__proto__}} {{fiyat}}',
    { ...values, customer_city: '' },
    '…',
  )
  expect(filled).toBe('… … … …')
  expect(unknownPlaceholders('{{fiyat}} {{order_no}} {{fiyat}} {{toString}}')).toEqual(['{{fiyat}}', '{{toString}}'])
})

test.each([
  ['words with Turkish letters and spaces', '<p>{{müşteri adı}}</p>', ['{{müşteri adı}}']],
  ['braces that are not closed', '<p>{{order_no} olur</p>', ['{{order_no}']],
  ['a name that is partly bold', '<p>{{order<strong>_no}}</strong></p>', ['{{order']],
  ['spaces around a known name', '<p>{{ order_no }}</p>', []],
])('%s', (_, body, unknown) => {
  expect(unknownPlaceholders(body)).toEqual(unknown)
})

test('the order’s table replaces the paragraph that holds its placeholder', () => {
  const table = { ...values, order_items: '<table></table>' }
  const body = '<p>Turlar:</p><p><strong> {{order_items}}</strong></p><p>Son</p>'
  expect(fillPlaceholders(body, table, '…')).toBe('<p>Turlar:</p><table></table><p>Son</p>')
  expect(forReading(body, blanks).html).toContain('</p><p><span class="text-main">[order_items]</span></p><p>')
  expect(isTableInline(body)).toBe(false)
})

test.each(['<p>Turlar: {{order_items}}</p>', '<h2>Turlar {{ order_items }}</h2><p>a</p>'])(
  'no table can stand among the words of %s',
  (body) => expect(isTableInline(body)).toBe(true),
)

test('the shipped contracts have no unknown placeholder', () => {
  for (const { texts } of contracts)
    for (const { body } of Object.values(texts)) expect(unknownPlaceholders(body)).toEqual([])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { orEmpty, safeAddress, webAddress } from './fields.ts'
import { richText, safeHtml } from './rich-fields.ts'

const text = richText({ max: 60 })

test.each([
  ['<p onclick="x()">Balon <b>seyri</b></p><script>x()</script>', '<p>Balon <b>seyri</b></p>'],
  ['  <p>a</p>\n', '<p>a</p>'],
  ['', ''],
  ['<p></p>', ''],
  ['<p>&nbsp;<br></p><hr>', ''],
  ['<h2><a href="javascript:x()"></a></h2>', ''],
  [`<span style="${'x'.repeat(200)}">a</span>`, 'a'],
  ['<img src="/images/a-320.jpg">', '<img src="/images/a-320.jpg" alt="">'],
])('%s is sanitized to %j', (html, sanitized) => {
  expect(text.parse(html)).toBe(sanitized)
})

test.each([
  ['too many characters after sanitizing', `<p>${'a'.repeat(54)}</p>`, 'too_big'],
  ['far too many characters before sanitizing', `<p><!--${'x'.repeat(600)}--></p>`, 'too_big'],
  ['thousands of unclosed elements', '<b>'.repeat(1500), 'custom'],
  ['thousands of them after as many ends', '</b>'.repeat(1500) + '<b>'.repeat(1000), 'custom'],
  ['a number', 7, 'invalid_type'],
])('refuses %s', (_, html, code) => {
  const schema = richText({ max: code === 'custom' ? 9999 : 60 })
  expect(schema.safeParse(html).error?.issues[0]).toMatchObject({ code })
})

test('a required text without visible content is refused', () => {
  const schema = richText({ max: 60, min: 1 })
  expect(schema.parse('<p>a</p>')).toBe('<p>a</p>')
  expect(schema.safeParse('<p> </p>', { reportInput: true }).error?.issues[0]).toMatchObject({
    code: 'too_small',
    input: '',
  })
})

test('HTML in an answer is sanitized, and described as a string', () => {
  expect(safeHtml().parse('<p style="x">a<script>x()</script></p>')).toBe('<p>a</p>')
  expect(z.toJSONSchema(safeHtml(), { io: 'output' })).toMatchObject({ type: 'string' })
})

test('a link of the office is http, https or a path of the site', () => {
  expect(webAddress().parse(' https://seyyah.example/vize ')).toBe('https://seyyah.example/vize')
  expect(orEmpty(webAddress()).parse('')).toBe('')
  for (const refused of ['javascript:alert(1)', '//evil.example', 'vize'])
    expect(orEmpty(webAddress()).safeParse(refused).error?.issues[0]).toMatchObject({
      params: { key: 'errors.web_address' },
    })
  expect(webAddress(9).safeParse('/123456789').success).toBe(false)
  expect(['/vize', 'javascript:alert(1)', ''].map((uri) => safeAddress().parse(uri))).toEqual(['/vize', '', ''])
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { orEmpty, shownAddress, webAddress } from './fields.ts'
import { richText, shownHtml } from './rich-fields.ts'

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
])('%s is kept as %j', (html, kept) => {
  expect(text.parse(html)).toBe(kept)
})

test.each([
  ['letters that are too many when clean', `<p>${'a'.repeat(54)}</p>`, 'too_big'],
  ['far too many that would be cleaned away', `<p><!--${'x'.repeat(600)}--></p>`, 'too_big'],
  ['thousands of elements that are left open', '<b>'.repeat(1500), 'custom'],
  ['no text', 7, 'invalid_type'],
])('refuses %s', (_, html, code) => {
  const schema = richText({ max: code === 'custom' ? 9999 : 60 })
  expect(schema.safeParse(html).error?.issues[0]).toMatchObject({ code })
})

test('where there must be a text, one that shows nothing is none', () => {
  const schema = richText({ max: 60, min: 1 })
  expect(schema.parse('<p>a</p>')).toBe('<p>a</p>')
  expect(schema.safeParse('<p> </p>', { reportInput: true }).error?.issues[0]).toMatchObject({
    code: 'too_small',
    input: '',
  })
})

test('a text in an answer is clean, and still text for whoever reads the description', () => {
  expect(shownHtml().parse('<p style="x">a<script>x()</script></p>')).toBe('<p>a</p>')
  expect(z.toJSONSchema(shownHtml(), { io: 'output' })).toMatchObject({ type: 'string' })
})

test('a link of the office leads somewhere, or says what it has to be', () => {
  expect(webAddress().parse(' https://seyyah.example/vize ')).toBe('https://seyyah.example/vize')
  expect(orEmpty(webAddress()).parse('')).toBe('')
  for (const refused of ['javascript:alert(1)', '//evil.example', 'vize'])
    expect(orEmpty(webAddress()).safeParse(refused).error?.issues[0]).toMatchObject({
      params: { key: 'errors.web_address' },
    })
  expect(webAddress(9).safeParse('/123456789').success).toBe(false)
  expect(['/vize', 'javascript:alert(1)', ''].map((uri) => shownAddress().parse(uri))).toEqual(['/vize', '', ''])
})

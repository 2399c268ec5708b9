import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainText, whole } from '../http/endpoint/fields.ts'
import { isEmpty } from './empty.ts'
import { withTexts } from './translated.ts'

const Form = withTexts(
  { version: whole(1, 100).optional(), sort_en: z.string().optional() },
  { name: plainText(2, 20), seo_name: z.string().default(''), notes: z.array(plainText(1, 9)).default([]) },
)
const problems = (value: object) => {
  const result = Form.safeParse(value, { reportInput: true })
  return result.success ? [] : result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
}

test('fields with a language suffix are grouped by language, the others stay', () => {
  expect(
    Form.parse({ version: '3', name_tr: ' Balkanlar ', notes_tr: ['bir'], name_en: 'Balkans', sort_en: 'x' }),
  ).toEqual({
    version: 3,
    sort_en: 'x',
    texts: {
      tr: { name: 'Balkanlar', seo_name: '', notes: ['bir'] },
      en: { name: 'Balkans', seo_name: '', notes: [] },
    },
    cleared: [],
  })
})

test('a language whose fields are all empty is cleared, one without fields is left out', () => {
  expect(Form.parse({ name_tr: 'Balkanlar', name_en: ' ', seo_name_en: '', notes_en: [''] })).toEqual({
    texts: { tr: { name: 'Balkanlar', seo_name: '', notes: [] } },
    cleared: ['en'],
  })
})

test('without a text in any language, required fields are reported with the other problems', () => {
  expect(problems({ version: 'x', name_tr: '', seo_name_tr: '', name_en: '' })).toEqual([
    'version invalid_format',
    'name_tr too_small',
  ])
  expect(problems({ version: 'x', name_tr: '', name_en: 'Balkans' })).toEqual(['version invalid_format'])
})

test.each([
  [{ name_tr: 'B' }, ['name_tr too_small']],
  [{ seo_name_en: 'balkans' }, ['name_en invalid_type']],
  [{ name_tr: 'Balkanlar', notes_tr: ['iyi', ''] }, ['notes_tr.1 too_small']],
  [{ name_tr: 'Balkanlar', version: 'x', title_tr: 'yok' }, ['version invalid_format', ' unrecognized_keys']],
  [{ name: 'Balkanlar' }, [' unrecognized_keys']],
  [{ constructor_tr: 'x', __proto___tr: 'x' }, [' unrecognized_keys']],
])('a problem has the field name as sent: %j', (sent, found) => {
  expect(problems(sent).map((problem) => problem.replace('invalid_union', 'invalid_format'))).toEqual(found)
})

test.each(['', ' ', '<p></p>', '<p> &nbsp;<br></p>', null, undefined, [], ['', ' '], false])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true)
})
test.each(['a', '<p>a</p>', 0, true, ['', 'a'], '<img src="/a">'])('%j is not empty', (value) => {
  expect(isEmpty(value)).toBe(false)
})

import { expect, test } from 'vitest'
import { emptyForm, intentFor, parseDraft } from './checkout-draft.ts'

const form = { ...emptyForm, name: 'Ayşe', kind: 'kurumsal', title: 'Yılmaz A.Ş.', accepted_contracts: [1, 2] } as const

test('a draft comes back as it was kept', () => {
  const intent = { key: 'k', body: '{}', amount: '900 TL', isOpen: true }
  expect(parseDraft(JSON.stringify({ form, intent }))).toEqual({ form, intent })
})

test.each([
  ['nothing', null],
  ['no JSON', 'x{'],
  ['a list', '[1]'],
  ['fields of other kinds', JSON.stringify({ form: { name: 5, kind: 'x', accepted_contracts: 'all' }, intent: 'y' })],
])('%s in the storage is an empty draft', (_, text) => {
  expect(parseDraft(text)).toEqual({ form: emptyForm, intent: null })
})

test('one intent keeps its key; another body is another intent', () => {
  const first = intentFor(null, '{"name":"Ayşe"}', '900 TL')
  expect(first).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/), isOpen: false })
  const open = { ...first, isOpen: true }
  expect(intentFor(open, '{"name":"Ayşe"}', '900 TL')).toEqual(open)
  const other = intentFor(open, '{"name":"Ali"}', '900 TL')
  expect(other.isOpen).toBe(false)
  expect(other.key).not.toBe(open.key)
})

import { expect, test } from 'vitest'
import { emptyForm } from '../checkout.rules.ts'
import { toDraft } from './checkout-draft.ts'

const read = { id: 1, version: 2, read: { body_hash: 'ab', facts: '[]' } }
const ticked = { id: 2, version: 1, read: null }
const form = {
  ...emptyForm,
  name: 'Ayşe',
  kind: 'kurumsal',
  title: 'Yılmaz A.Ş.',
  accepted_contracts: [read, ticked],
} as const
const intent = { key: 'k', content: 'a', body: '{}', amount: '900 TL', isOpen: true }

test('a draft is read back as it was stored', () => {
  expect(toDraft({ form, intent, key: 'k' })).toEqual({ form, intent, key: 'k' })
})

test.each([
  ['nothing', null],
  ['a text', 'x{'],
  ['a list', [1]],
  ['fields of other kinds', { form: { name: 5, kind: 'x', accepted_contracts: 'all' }, intent: 'y' }],
  ['contracts of the wrong shape', { form: { accepted_contracts: [1, null, { id: 1 }] }, key: 5 }],
])('%s in the storage is read as an empty draft with a fresh key', (_, stored) => {
  const key = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(toDraft(stored)).toEqual({ form: emptyForm, intent: null, key })
  expect(toDraft(stored).key).not.toBe(toDraft(stored).key)
})

import { expect, test } from 'vitest'
import { changesOf } from './changes.rules.ts'

const items = [{ end_date: '2027-04-05' }, { end_date: '2027-04-12' }]
const [before, after] = [new Date('2027-04-12T12:00:00Z'), new Date('2027-04-13T12:00:00Z')]

test.each([
  ['opsiyonlu', before, null, ['onayli', 'opsiyonlu', 'iptal']],
  ['onayli', before, null, ['iptal']],
  ['onayli', after, null, ['tamamlandi', 'iptal']],
  ['onayli', before, '2027-04-01T10:00:00Z', []],
  ['iptal', after, null, []],
] as const)('%s at %s, cancel requested %s: staff may choose %j', (status, now, cancel_requested_at, offered) => {
  expect(changesOf({ status, items, cancel_requested_at }, now)).toEqual(offered)
})

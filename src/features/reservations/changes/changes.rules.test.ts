import { expect, test } from 'vitest'
import { changesOf } from './changes.rules.ts'

const items = [{ end_date: '2027-04-05' }, { end_date: '2027-04-12' }]
const [before, after] = [new Date('2027-04-12T12:00:00Z'), new Date('2027-04-13T12:00:00Z')]

test.each([
  ['opsiyonlu', before, null, null, ['onayli', 'opsiyonlu', 'iptal']],
  ['opsiyonlu', before, null, 7, ['opsiyonlu', 'iptal']],
  ['onayli', before, null, null, ['iptal']],
  ['onayli', after, null, null, ['tamamlandi', 'iptal']],
  ['onayli', after, null, 7, ['iptal']],
  ['onayli', before, '2027-04-01T10:00:00Z', null, []],
  ['onayli', after, '2027-04-01T10:00:00Z', null, []],
  ['iptal', after, null, null, []],
] as const)(
  '%s at %s, cancel requested %s, on the cancelled departure %s: staff may choose %j',
  (status, now, cancel_requested_at, left_behind_on, offered) => {
    expect(changesOf({ status, items, cancel_requested_at, left_behind_on }, now)).toEqual(offered)
  },
)

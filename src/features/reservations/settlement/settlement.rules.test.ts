import { expect, test } from 'vitest'
import type { ReportedMove } from '../cards/providers/card-wire.ts'
import { type OurPayment, settlementPeriod, settlementRows, settlementSums } from './settlement.rules.ts'

const today = '2026-11-23'
test.each([
  ['nothing', null, null, '2026-11-22', '2026-11-22'],
  ['a day', '2026-11-01', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['a beginning', '2026-11-20', null, '2026-11-20', today],
  ['days in the wrong order', '2026-11-10', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['a year', '2026-01-01', '2026-11-22', '2026-10-23', '2026-11-22'],
])('asked for %s', (_, from, to, first, last) => {
  expect(settlementPeriod({ from, to }, today)).toEqual({ from: first, to: last })
})

const period = { from: '2026-11-21', to: '2026-11-21' }
const day = period.from
const ours: OurPayment = {
  attempt_no: 'A1',
  provider_ref: '77',
  order_id: 1,
  order_no: 'SYH-1',
  name: 'Ayşe',
  taken_on: day,
  charged: 5000_00,
  surcharge: 0,
  refunds: [],
}
const theirs: ReportedMove = {
  kind: 'odeme',
  attempt_no: 'A1',
  provider_ref: '77',
  day,
  amount: 5000_00,
  commission: 125_00,
  net: 4875_00,
}
const back: ReportedMove = { ...theirs, kind: 'iade', amount: 1000_00, commission: null, net: -1000_00 }

test.each<[string, OurPayment[], ReportedMove[] | null, unknown[]]>([
  ['both know alike', [ours], [theirs], [null]],
  [
    'both know with a surcharge that the report includes',
    [{ ...ours, charged: 4500_00, surcharge: 500_00 }],
    [theirs],
    [null],
  ],
  ['we heard of a day later', [{ ...ours, taken_on: '2026-11-22' }], [theirs], [null]],
  ['was reported before midnight', [ours], [{ ...theirs, day: '2026-11-20' }], [null]],
  ['only we know', [ours], [], ['yalniz-biz']],
  ['only the provider knows', [{ ...ours, taken_on: null }], [theirs], ['yalniz-saglayici']],
  ['no order of ours knows', [], [theirs], ['yalniz-saglayici']],
  ['has another amount there', [ours], [{ ...theirs, amount: 4000_00 }], ['tutar']],
  ['only we gave back', [{ ...ours, refunds: [{ day, amount: 1000_00 }] }], [theirs], ['iade']],
  ['only the provider gave back', [ours], [theirs, back], ['iade']],
  ['both gave back', [{ ...ours, refunds: [{ day, amount: 1000_00 }] }], [theirs, back], [null]],
  ['is named by its reference only', [ours], [{ ...theirs, attempt_no: '' }], [null]],
  [
    'is old, and was given back today',
    [{ ...ours, taken_on: '2026-10-01', refunds: [{ day, amount: 1000_00 }] }],
    [back],
    [null],
  ],
  ['cannot be compared', [ours], null, [null]],
  ['is of another day', [{ ...ours, taken_on: '2026-11-19' }], [{ ...theirs, day: '2026-11-19' }], []],
])('a payment that %s', (_, known, listed, found) => {
  expect(settlementRows(known, listed, period).map(({ difference }) => difference)).toEqual(found)
})

test('sums are those of the rows', () => {
  const rows = settlementRows(
    [ours],
    [theirs, back, { ...theirs, attempt_no: 'X', provider_ref: '', amount: 1 }],
    period,
  )
  expect(settlementSums(rows)).toEqual({
    ours: 5000_00,
    theirs: 5000_01,
    ours_back: 0,
    theirs_back: 1000_00,
    commission: 250_00,
    net: 8750_00,
    differences: 2,
  })
})

import { expect, test } from 'vitest'
import type { ReportedMove } from '#src/features/orders/money/card-wire.ts'
import { type OurPayment, settlementPeriod, settlementRows, settlementSums } from './settlement.rules.ts'

const today = '2026-11-23'
test.each([
  ['nothing', null, null, '2026-11-22', '2026-11-22'],
  ['a day', '2026-11-01', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['a beginning', '2026-11-20', null, '2026-11-20', today],
  ['days in the wrong order', '2026-11-10', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['a beginning in the future', '2026-12-01', null, '2026-12-01', '2026-12-01'],
  ['an end', null, '2026-11-20', '2026-11-20', '2026-11-20'],
  ['31 days', '2026-10-23', '2026-11-22', '2026-10-23', '2026-11-22'],
  ['32 days', '2026-10-22', '2026-11-22', '2026-10-23', '2026-11-22'],
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
  [
    'was taken two days before, and is not listed',
    [{ ...ours, taken_on: '2026-11-19', refunds: [{ day, amount: 1000_00 }] }],
    [back],
    ['yalniz-biz'],
  ],
  [
    'was taken three days before, and is not listed',
    [{ ...ours, taken_on: '2026-11-18', refunds: [{ day, amount: 1000_00 }] }],
    [back],
    [null],
  ],
  ...(['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23'] as const).map(
    (gone): [string, OurPayment[], ReportedMove[], unknown[]] => [
      `is given back today there, and on ${gone} here`,
      [{ ...ours, refunds: [{ day: gone, amount: 1000_00 }] }],
      [theirs, back],
      [gone === '2026-11-18' || gone === '2026-11-23' ? 'iade' : null],
    ],
  ),
  [
    'has no reference yet, beside a nameless one',
    [{ ...ours, provider_ref: '' }],
    [{ ...theirs, attempt_no: 'X', provider_ref: '' }],
    ['yalniz-biz', 'yalniz-saglayici'],
  ],
  [
    'is known by its reference only, beside another one',
    [],
    [
      { ...theirs, attempt_no: '', provider_ref: '78' },
      { ...theirs, attempt_no: '', provider_ref: '79' },
    ],
    ['yalniz-saglayici', 'yalniz-saglayici'],
  ],
  ['came in two parts', [ours], [1, 2].map(() => ({ ...theirs, amount: 2500_00 })), [null]],
  ['cannot be compared', [ours], null, [null]],
  ['is of the next day', [{ ...ours, taken_on: '2026-11-22' }], [{ ...theirs, day: '2026-11-22' }], []],
  ['is of another day', [{ ...ours, taken_on: '2026-11-19' }], [{ ...theirs, day: '2026-11-19' }], []],
])('a payment that %s', (_, known, listed, found) => {
  expect(settlementRows(known, listed, period).map(({ difference }) => difference)).toEqual(found)
})

test('a row has the first of its days in the period; rows are in order of day and number', () => {
  const days = { from: '2026-11-20', to: '2026-11-22' }
  const known = [
    { ...ours, attempt_no: 'C', taken_on: '2026-11-19', refunds: [{ day: '2026-11-22', amount: 1 }] },
    { ...ours, attempt_no: 'B', taken_on: '2026-11-22', refunds: [{ day: '2026-11-21', amount: 1 }] },
    { ...ours, attempt_no: 'A', taken_on: '2026-11-22' },
  ].map((each) => ({ ...each, provider_ref: each.attempt_no }))
  const rows = settlementRows(known, [], days)
  expect(rows.map(({ attempt_no, day }) => `${attempt_no} ${day.slice(-2)}`)).toEqual(['B 21', 'A 22', 'C 22'])
})

test('a row says nothing of what neither side knows', () => {
  const bare = { ...theirs, commission: null, net: null }
  expect(settlementRows([ours], [bare], period)).toEqual([
    {
      day,
      attempt_no: 'A1',
      payment: ours,
      ours: 5000_00,
      ours_back: null,
      theirs: 5000_00,
      theirs_back: null,
      commission: null,
      net: null,
      difference: null,
    },
  ])
  expect(settlementSums(settlementRows([ours], [bare], period))).toMatchObject({ commission: null, net: null })
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

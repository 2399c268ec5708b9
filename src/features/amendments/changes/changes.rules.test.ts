import { expect, test } from 'vitest'
import {
  type ChangeFacts,
  type ChangePlan,
  type ChangeTarget,
  changesOf,
  hasEnded,
  planChange,
  type Refusal,
} from './changes.rules.ts'

const items = [{ end_date: '2027-04-05' }, { end_date: '2027-04-12' }]
const [before, after] = [new Date('2027-04-12T12:00:00Z'), new Date('2027-04-13T12:00:00Z')]

test.each([
  ['opsiyonlu', before, null, null, ['onayli', 'opsiyonlu', 'iptal']],
  ['opsiyonlu', before, null, 7, ['opsiyonlu', 'iptal']],
  ['opsiyonlu', before, '2027-04-01T10:00:00Z', null, ['onayli', 'opsiyonlu']],
  ['onayli', before, null, null, ['iptal']],
  ['onayli', after, null, null, ['tamamlandi', 'iptal']],
  ['onayli', after, null, 7, ['iptal']],
  ['onayli', before, '2027-04-01T10:00:00Z', null, []],
  ['onayli', after, '2027-04-01T10:00:00Z', null, []],
  ['suresi-doldu', before, null, null, ['opsiyonlu']],
  ['iptal', after, null, null, []],
] as const)(
  '%s at %s, cancel requested %s, on the cancelled departure %s: staff may choose %j',
  (status, now, cancel_requested_at, left_behind_on, offered) => {
    expect(changesOf({ status, items, cancel_requested_at, left_behind_on }, now)).toEqual(offered)
  },
)

test('an order has ended on the day after the last of its tours, as Istanbul counts days', () => {
  expect(hasEnded(items, new Date('2027-04-12T20:59:59Z'))).toBe(false)
  expect(hasEnded(items, new Date('2027-04-12T21:00:00Z'))).toBe(true)
  expect(hasEnded([...items].reverse(), before)).toBe(false)
})

/** Two seats are held, three of another tour were released. */
const facts: ChangeFacts = {
  status: 'opsiyonlu',
  items: [
    { seats: 2, seats_released_at: null, start_date: '2027-04-10', end_date: '2027-04-12' },
    { seats: 3, seats_released_at: before, start_date: '2027-04-20', end_date: '2027-04-25' },
  ],
  sums: [],
  now: new Date('2027-04-01T10:00:00Z'),
  isLeftBehind: false,
  hasCancelRequest: false,
  areSeatsFree: true,
  revivedTo: 'opsiyonlu',
}
const until = new Date('2027-04-05T15:00:00Z')

test.each<[string, Partial<ChangeFacts>, ChangeTarget, Partial<ChangePlan>]>([
  ['a confirmation moves no seats', {}, 'onayli', { kind: 'confirm', to: 'onayli' }],
  ['a completion moves none either', { status: 'onayli' }, 'tamamlandi', { kind: 'complete', to: 'tamamlandi' }],
  [
    'a cancellation releases the seats that are held',
    { status: 'onayli' },
    'iptal',
    { kind: 'cancel', to: 'iptal', seats_released: 2 },
  ],
  ['an extension begins a hold', {}, 'opsiyonlu', { kind: 'extend', to: 'opsiyonlu', hold_until: until }],
  [
    'a revival takes the released seats, and begins a hold',
    { status: 'suresi-doldu' },
    'opsiyonlu',
    { kind: 'revive', to: 'opsiyonlu', seats_taken: 3, hold_until: until },
  ],
  [
    'a revival by money that came holds nothing',
    { status: 'suresi-doldu', revivedTo: 'onayli' },
    'opsiyonlu',
    { kind: 'revive', to: 'onayli', seats_taken: 3 },
  ],
  [
    'an extension does not look at the money that came',
    { revivedTo: 'onayli' },
    'opsiyonlu',
    { kind: 'extend', to: 'opsiyonlu', hold_until: until },
  ],
  [
    'an expired order that is cancelled has released its seats already',
    { status: 'suresi-doldu' },
    'iptal',
    { kind: 'cancel', to: 'iptal', seats_released: 2, seats_taken: 0 },
  ],
])('%s', (_, more, wanted, plan) => {
  const { refusal: __, ...made } = planChange({ ...facts, ...more }, wanted, until)
  const nothing = { seats_released: 0, seats_taken: 0, hold_until: null, money: [] }
  expect(made).toEqual({ ...nothing, from: more.status ?? 'opsiyonlu', ...plan })
})

test('the plan says what was received and not given back, what is reported, and what is left to pay, by currency', () => {
  const sum = (currency: string, paid: number, refunded: number) => ({ currency, total: 100, paid, refunded })
  const sums = [sum('TRY', 60, 20), sum('EUR', 120, 0), sum('USD', 100, 0)].map((each) => ({
    ...each,
    reported: 30,
    open: 0,
  }))
  expect(planChange({ ...facts, sums }, 'iptal', null).money).toEqual([
    { currency: 'TRY', paid: 40, reported: 30, open: 60 },
    { currency: 'EUR', paid: 120, reported: 30, open: 0 },
    { currency: 'USD', paid: 100, reported: 30, open: 0 },
  ])
})

const ended = new Date('2027-04-26T10:00:00Z')
test.each<[string, Partial<ChangeFacts>, ChangeTarget, Refusal | null]>([
  ['confirmed', {}, 'onayli', null],
  ['confirmed after its cancellation', { status: 'iptal' }, 'onayli', { key: 'order_transition' }],
  ['confirmed on a cancelled departure', { isLeftBehind: true }, 'onayli', { key: 'order_left_behind' }],
  ['confirmed beside a request to cancel', { hasCancelRequest: true }, 'onayli', null],
  ['cancelled on a cancelled departure', { isLeftBehind: true }, 'iptal', null],
  ['cancelled beside a request to cancel', { hasCancelRequest: true }, 'iptal', null],
  ['completed after its tours', { status: 'onayli', now: ended }, 'tamamlandi', null],
  ['completed before', { status: 'onayli' }, 'tamamlandi', { key: 'order_not_ended', after: '2027-04-25' }],
  [
    'completed on a cancelled departure',
    { status: 'onayli', now: ended, isLeftBehind: true },
    'tamamlandi',
    { key: 'order_left_behind' },
  ],
  [
    'completed beside a request to cancel',
    { status: 'onayli', now: ended, hasCancelRequest: true },
    'tamamlandi',
    { key: 'cancel_waits' },
  ],
  ['extended', {}, 'opsiyonlu', null],
  ['extended on a cancelled departure', { isLeftBehind: true }, 'opsiyonlu', null],
  ['extended beside a request to cancel', { hasCancelRequest: true }, 'opsiyonlu', null],
  ['extended into the past', { now: until }, 'opsiyonlu', { key: 'hold_past' }],
  [
    'extended beyond its departure',
    { items: [{ ...facts.items[0]!, start_date: '2027-04-04' }] },
    'opsiyonlu',
    { key: 'hold_too_long' },
  ],
  ['revived', { status: 'suresi-doldu' }, 'opsiyonlu', null],
  [
    'revived when its seats are sold',
    { status: 'suresi-doldu', areSeatsFree: false },
    'opsiyonlu',
    { key: 'order_seats_gone' },
  ],
  ['revived by money, without a hold', { status: 'suresi-doldu', revivedTo: 'onayli' }, 'opsiyonlu', null],
])('an order that is %s', (_, more, wanted, refusal) => {
  expect(planChange({ ...facts, ...more }, wanted, until).refusal).toEqual(refusal)
})

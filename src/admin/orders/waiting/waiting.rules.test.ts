import { expect, test } from 'vitest'
import { type WaitingOrder, waitsOf } from './waiting.rules.ts'

const today = '2027-03-23'

/** A confirmed order of 20,000 liras that is paid in full. */
const settled: WaitingOrder = {
  status: 'onayli',
  is_left_behind: false,
  left_behind_on: null,
  is_choice_asked: false,
  cancel_requested_at: null,
  cancellation: null,
  hold_until: null,
  payments: [payment('eslesti', 20_000)],
  overpaid: [],
  totals: [total({})],
  waiting: { answer: null, passengers: null, has_age_difference: false, lacks_voucher: false, mail_failed: false },
}

function payment(status: string, amount: number) {
  return { status, amount, currency: 'TRY' } as WaitingOrder['payments'][number]
}

function total(more: object) {
  const amounts = { currency: 'TRY', due: 'total', total: 20_000, deposit: 20_000, balances: [] }
  return { ...amounts, ...more } as unknown as WaitingOrder['totals'][number]
}

const refund = (due_on: string | null, done_at: string | null = null): WaitingOrder['cancellation'] => ({
  by: 'staff',
  day: today,
  sums: [{ currency: 'TRY', paid: 20_000, policy_kept: null, kept: 5_000, refund: 15_000, due_on, done_at }],
})
const money = (amount: number) => [{ currency: 'TRY', amount }]

test.each<{ order: string; more: Partial<WaitingOrder>; waits: object[] }>([
  { order: 'is settled', more: {}, waits: [] },
  {
    order: 'is held, and its money has time',
    more: { status: 'opsiyonlu', payments: [], hold_until: '2027-03-24T10:00:00Z' },
    waits: [],
  },
  {
    order: 'has two reported payments',
    more: { payments: [payment('bildirildi', 12_000), payment('bildirildi', 8_000), payment('reddedildi', 1)] },
    waits: [{ kind: 'notice', place: 'payments', amounts: [...money(12_000), ...money(8_000)], isUrgent: false }],
  },
  {
    order: 'has a balance that was due yesterday',
    more: {
      payments: [payment('eslesti', 5_000)],
      totals: [total({ due: 'deposit', deposit: 5_000, balances: [{ due_on: '2027-03-22', amount: 15_000 }] })],
    },
    waits: [{ kind: 'due', place: 'money', amounts: money(15_000), isUrgent: true }],
  },
  {
    order: 'has a balance that is due today',
    more: {
      payments: [payment('eslesti', 5_000)],
      totals: [total({ due: 'deposit', deposit: 5_000, balances: [{ due_on: today, amount: 15_000 }] })],
    },
    waits: [],
  },
  {
    order: 'is overpaid',
    more: { payments: [payment('eslesti', 21_000)], overpaid: money(1_000) },
    waits: [{ kind: 'overpaid', place: 'overpaid', amounts: money(1_000), isUrgent: true }],
  },
  {
    order: 'had expired when the money came',
    more: { status: 'suresi-doldu', overpaid: money(20_000) },
    waits: [{ kind: 'late_money', place: 'overpaid', amounts: money(20_000), isUrgent: true }],
  },
  {
    order: 'is cancelled, and three days are left for the refund',
    more: { status: 'iptal', cancellation: refund('2027-03-26') },
    waits: [{ kind: 'refund', place: 'cancellation', amounts: money(15_000), day: '2027-03-26', isUrgent: true }],
  },
  {
    order: 'is cancelled, and a fortnight is left for the refund',
    more: { status: 'iptal', cancellation: refund('2027-04-06') },
    waits: [{ kind: 'refund', place: 'cancellation', amounts: money(15_000), day: '2027-04-06', isUrgent: false }],
  },
  {
    order: 'is cancelled and refunded',
    more: { status: 'iptal', cancellation: refund('2027-04-06', '2027-03-23T10:00:00Z') },
    waits: [],
  },
  {
    order: 'is to be cancelled, and has a message and passengers without names: what cannot wait is first',
    more: {
      cancel_requested_at: '2027-03-23T10:00:00Z',
      waiting: { ...settled.waiting, answer: 'message', passengers: { missing: 2, seats: 3 } },
    },
    waits: [
      { kind: 'cancel_request', place: 'cancel-request', isUrgent: true },
      { kind: 'message', place: 'conversation', isUrgent: false },
      { kind: 'passengers', place: 'passengers', missing: 2, seats: 3, isUrgent: false },
    ],
  },
  {
    order: 'is on a cancelled departure: nothing is due of it',
    more: { payments: [], left_behind_on: 7, is_left_behind: true, is_choice_asked: true },
    waits: [{ kind: 'choice', departure: 7, isUrgent: true }],
  },
  {
    order: 'is on a departure that was cancelled on the board only',
    more: { left_behind_on: 7, is_left_behind: true },
    waits: [{ kind: 'unasked', departure: 7, isUrgent: true }],
  },
  {
    order: 'lacks all that its own facts do not say',
    more: {
      waiting: { answer: 'wish', passengers: null, has_age_difference: true, lacks_voucher: true, mail_failed: true },
    },
    waits: [
      { kind: 'wish', place: 'conversation', isUrgent: false },
      { kind: 'age', place: 'passengers', isUrgent: false },
      { kind: 'voucher', place: 'papers', isUrgent: false },
      { kind: 'mail', place: 'mails', isUrgent: false },
    ],
  },
])('what waits when an order $order', ({ more, waits }) => {
  expect(waitsOf({ ...settled, ...more }, today)).toEqual(waits)
})

import { expect, test } from 'vitest'
import { dayRefusal, payableOf, stateOf } from './payment-links.rules.ts'

const link = { amount: 5000, valid_until: '2026-11-30', withdrawn_at: null }
const today = '2026-11-30'

test.each([
  ['new', link, { paid: 0, open: 9000 }, 'acik', 5000],
  ['partly paid', link, { paid: 2000, open: 9000 }, 'acik', 3000],
  ['for more than is open now', link, { paid: 0, open: 1000 }, 'acik', 1000],
  ['paid', link, { paid: 5000, open: 9000 }, 'odendi', 0],
  ['paid, then withdrawn', { ...link, withdrawn_at: new Date() }, { paid: 5000, open: 0 }, 'odendi', 0],
  ['withdrawn', { ...link, withdrawn_at: new Date() }, { paid: 0, open: 9000 }, 'geri-cekildi', 5000],
  ['of yesterday', { ...link, valid_until: '2026-11-29' }, { paid: 0, open: 9000 }, 'suresi-doldu', 5000],
  ['of an order that owes nothing', link, { paid: 0, open: 0 }, 'kapali', 0],
] as const)('a link that is %s', (_, given, money, state, payable) => {
  expect([stateOf(given, money, today), payableOf(given, money)]).toEqual([state, payable])
})

test.each([
  ['today', today, null],
  ['yesterday', '2026-11-29', 'office.link_past'],
  ['in a year', '2027-11-30', null],
  ['later', '2027-12-01', 'office.link_long'],
])('a last day of %s', (_, day, refusal) => {
  expect(dayRefusal(day, today)).toBe(refusal)
})

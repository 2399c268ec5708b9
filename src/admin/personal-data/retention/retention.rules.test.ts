import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears } from '#src/base/dates.ts'
import { contentDays } from '#src/base/mail/outbox.store.server.ts'
import { deviceDays, networkDays } from '#src/features/accounts/sessions/sessions.store.server.ts'
import { retentionDays as conversationDays } from '#src/features/messages/conversation/conversation.commands.server.ts'
import { retentionDays as documentDays } from '#src/features/passengers/manifest/passengers.commands.server.ts'
import { failureDays } from '../../system/failures/failure-record.store.server.ts'
import { sweepTexts } from '../../system/system.strings.ts'
import { retentionTable } from './retention.fixture.ts'
import { dueBefore, type OrderFacts, retention, retentionRules, standingOf } from './retention.rules.ts'

const today = '2030-06-15'
const over: OrderFacts = {
  status: 'tamamlandi',
  created_on: '2027-01-10',
  ends_on: '2027-04-12',
  money_on: '2027-02-01',
  is_money_open: false,
  is_pending: false,
}

test.each<[what: string, facts: Partial<OrderFacts>, expected: object]>([
  ['paid and travelled: ten years from the end of the year', {}, { standing: 'books', until: '2037-12-31' }],
  ['a refund in the next year begins the ten years again', { money_on: '2028-01-02' }, { until: '2038-12-31' }],
  [
    'booked in December, travelled in January',
    { created_on: '2026-12-31', ends_on: '2027-01-02' },
    { until: '2037-12-31' },
  ],
  ['cancelled with a part kept', { status: 'iptal' }, { standing: 'books', until: '2037-12-31' }],
  [
    'expired without money: three years',
    { status: 'suresi-doldu', money_on: null },
    { standing: 'free', until: '2030-04-12' },
  ],
  [
    'cancelled without money',
    { status: 'iptal', money_on: null, ends_on: '2027-01-01' },
    { standing: 'free', until: '2030-01-10' },
  ],
  ['on the last day of the journey', { status: 'onayli', ends_on: today }, { standing: 'journey' }],
  ['before its journey', { status: 'onayli', ends_on: '2031-01-01', is_money_open: true }, { standing: 'journey' }],
  ['on hold', { status: 'opsiyonlu', money_on: null }, { standing: 'journey' }],
  ['a payment was reported', { status: 'odeme-bildirildi' }, { standing: 'journey' }],
  ['money is still to be paid', { status: 'onayli', is_money_open: true }, { standing: 'money' }],
  ['money is still to be given back', { status: 'iptal', is_money_open: true }, { standing: 'money' }],
  [
    'a card payment whose end is not known',
    { status: 'suresi-doldu', money_on: null, is_pending: true },
    { standing: 'money' },
  ],
  [
    'cancelled before its journey',
    { status: 'iptal', ends_on: '2031-01-01', money_on: null },
    { standing: 'free', until: '2034-01-01' },
  ],
])('an order %s', (_, facts, expected) => {
  expect(standingOf({ ...over, ...facts }, today)).toMatchObject(expected)
})

test('ten years from the end of the year cover both laws for every day of a year', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n))
  fc.assert(
    fc.property(days, days, (created_on, ends_on) => {
      const state = standingOf({ ...over, created_on, ends_on, money_on: created_on }, '2099-01-01')
      const last = [created_on, ends_on].sort()[1]!
      if (!('until' in state)) throw new Error(state.standing)
      expect(state.until >= addYears(last, 10)).toBe(true)
      // VUK: five years from the beginning of the year that follows.
      expect(state.until >= `${Number(last.slice(0, 4)) + 5}-12-31`).toBe(true)
    }),
  )
})

test('a period in days counts calendar days', () => {
  expect(dueBefore({ days: 180 }, '2027-10-10')).toBe('2027-04-13')
  expect(dueBefore({ years: 2 }, '2027-10-10')).toBe('2025-10-10')
})

test('the periods of the rooms are those of the table', () => {
  expect(retention.documents.keeps).toEqual({ days: documentDays })
  expect(retention.conversations.keeps).toEqual({ days: conversationDays })
  expect(retention.mails.keeps).toEqual({ days: contentDays.sent })
  expect(retention.unsent_mails.keeps).toEqual({ days: contentDays.unsent })
  expect(retention.sign_ins.keeps).toEqual({ days: networkDays })
  expect(retention.browsers.keeps).toEqual({ days: deviceDays })
  expect(retention.failures.keeps).toEqual({ days: failureDays })
})

test('whatever has a period has a sweep that ends it', () => {
  const without = retentionRules.filter(
    ([, { keeps, by }]) => (keeps !== 'in_use') !== (by !== null && by in sweepTexts),
  )
  expect(without.map(([id]) => id)).toEqual([])
})

test('docs/privacy.md shows the table', () => {
  // The formatter aligns its columns.
  const plain = (table: string) => table.replace(/-{3,}/g, '---').replace(/ +/g, ' ')
  expect(plain(readFileSync('docs/privacy.md', 'utf8'))).toContain(plain(retentionTable()))
})

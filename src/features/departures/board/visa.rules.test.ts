import { expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { firstOffered, isVisaAtRisk, visaInTimeFirst } from './visa.rules.ts'

const need = { visa_mode: 'vizeli' as const, visa_lead_days: 45 }

test.each([
  { today: '2027-04-01', start: '2027-04-01', atRisk: true },
  { today: '2027-04-01', start: '2027-05-15', atRisk: true, why: '44 days' },
  { today: '2027-04-01', start: '2027-05-16', atRisk: false, why: '45 days' },
  { today: '2026-12-01', start: '2027-01-14', atRisk: true, why: '44 days over the year’s end' },
  { today: '2026-12-01', start: '2027-01-15', atRisk: false },
  { today: '2028-02-01', start: '2028-03-16', atRisk: true, why: '44 days over a leap day' },
  { today: '2028-02-01', start: '2028-03-17', atRisk: false },
])('leaving on $start, asked on $today: at risk is $atRisk', ({ today, start, atRisk }) => {
  expect(isVisaAtRisk(need, start, today)).toBe(atRisk)
})

test('the day changes at midnight in Istanbul', () => {
  const before = dayOf(new Date('2027-04-01T20:59:00Z'))
  const after = dayOf(new Date('2027-04-01T21:00:00Z'))
  expect([isVisaAtRisk(need, '2027-05-16', before), isVisaAtRisk(need, '2027-05-16', after)]).toEqual([false, true])
})

test('without a visa, or without known days, no date is at risk', () => {
  for (const other of [
    { ...need, visa_mode: 'vizesiz' as const },
    { ...need, visa_mode: 'kapida' as const },
    { ...need, visa_lead_days: null },
  ])
    expect(isVisaAtRisk(other, '2027-04-02', '2027-04-01')).toBe(false)
})

test('the date offered first is on sale and safe; an unsafe one only when there is no other', () => {
  const date = (name: string, on_sale: boolean, visa_at_risk: boolean) => ({ name, on_sale, visa_at_risk })
  const [full, soon, late] = [date('full', false, false), date('soon', true, true), date('late', true, false)]
  expect(firstOffered([full, soon, late])).toBe(late)
  expect(firstOffered([full, soon])).toBe(soon)
  expect(firstOffered([full])).toBeNull()
})

test('a card offers the dates from its first safe day on, and the unsafe ones only when there are no others', () => {
  const [soon, late] = [{ start_date: '2027-05-15' }, { start_date: '2027-05-16' }]
  expect(visaInTimeFirst({ visa_from: '2027-05-16' }, [soon, late])).toEqual([late])
  expect(visaInTimeFirst({ visa_from: '2027-05-17' }, [soon, late])).toEqual([soon, late])
  expect(visaInTimeFirst({ visa_from: null }, [soon, late])).toEqual([soon, late])
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { DepartureDecision } from './departure-decision.tsx'

const today = '2027-03-10'
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T09:00:00Z`), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function shownAlert(days: number, more: Partial<ShownDeparture> = {}): string {
  const departure = {
    id: 7,
    start_date: addDays(today, days),
    status: 'satista',
    seats_taken: 9,
    min_participants: null,
    tour_min_participants: 12,
    may_plan: true,
    orders: [],
    ...more,
  } as unknown as ShownDeparture
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <DepartureDecision departure={departure} reload={() => {}} />
      </MemoryRouter>
    </MantineProvider>,
  )
  return screen.queryByRole('alert')?.textContent ?? ''
}

test.each([
  { when: 'before the days of the alarm', days: 26, text: '' },
  { when: 'from the day of the alarm', days: 25, text: '3 yer eksik' },
  { when: 'on the day of the decision', days: 20, text: '3 yer eksik' },
  { when: 'on its day', days: 0, text: '3 yer eksik' },
  { when: 'that left', days: -1, text: '' },
  { when: 'with a minimum of its own', days: 25, min_participants: 10, text: '1 yer eksik' },
  { when: 'whose own minimum is reached', days: 25, min_participants: 9, text: '' },
  {
    when: 'with a minimum of its own alone',
    days: 25,
    min_participants: 11,
    tour_min_participants: null,
    text: '2 yer eksik',
  },
  { when: 'of a tour without one', days: 25, tour_min_participants: null, text: '' },
  { when: 'that is guaranteed', days: 20, status: 'kesin' as const, text: '' },
])('a departure $when alarms of its minimum: "$text"', ({ when, days, text, ...more }) => {
  const shown = shownAlert(days, more)
  if (text === '') expect(shown).toBe('')
  else expect(shown).toContain(text)
})

test.each([
  { how: 'on the board', is_cancelled_for_good: false, text: 'müşterilerine henüz yazılmadı', link: 'İptali tamamla' },
  { how: 'with its customers', is_cancelled_for_good: true, text: 'yanıt bekliyor', link: 'Yanıtları kaydet' },
])('a departure that was cancelled $how says whether its customers were written to', ({ text, link, ...more }) => {
  const orders = [{}] as ShownDeparture['orders']
  expect(shownAlert(25, { status: 'iptal', orders, ...more })).toContain(text)
  expect(screen.getByRole('link', { name: link })).toBeTruthy()
})

test('the decision is asked for with its day, by those who may decide', () => {
  expect(shownAlert(25)).toContain('15 Mart 2027')
  expect(screen.getByRole('button', { name: 'Yapılacak' })).toBeTruthy()
  cleanup()
  expect(shownAlert(20, { may_plan: false })).toContain('3 yer eksik')
  expect(screen.queryByRole('button', { name: 'Yapılacak' })).toBeNull()
})

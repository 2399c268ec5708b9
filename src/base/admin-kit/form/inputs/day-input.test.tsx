// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DayInput } from './day-input.tsx'

// The zones of two browsers: it is still 31 December in the first, and already 2 January in the second.
const browsers = ['America/New_York', 'Pacific/Kiritimati']
const own = process.env.TZ
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

const open = (props: object = {}) => {
  render(
    <MantineProvider env="test">
      <DayInput label="Tarih" value={null} onChange={() => {}} {...props} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByLabelText('Tarih'))
}
const marked = () => [...document.querySelectorAll('[data-today]')].map((day) => day.getAttribute('aria-label'))

test.each(browsers)('a calendar marks the day of Istanbul, and opens at its month, in a browser of %s', (zone) => {
  process.env.TZ = zone
  vi.setSystemTime(zone === browsers[0] ? '2026-12-31T21:30:00Z' : '2027-01-31T12:00:00Z')
  open()
  const day = zone === browsers[0] ? '1 January 2027' : '31 January 2027'
  expect(marked()).toEqual([day])
  expect(screen.getByLabelText(day).getAttribute('aria-current')).toBe('date')
  expect(screen.getByText('January 2027')).toBeTruthy()
})

test.each([
  [{ minDate: '2027-03-05' }, 'March 2027'],
  [{ maxDate: '2026-11-20' }, 'November 2026'],
])('a calendar with limits %j opens at %s', (limits, month) => {
  vi.setSystemTime('2027-01-10T09:00:00Z')
  open(limits)
  expect(screen.getByText(month)).toBeTruthy()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeDeparture } from '../departures.schema.ts'
import { Reasons, SeatBar } from './departures-marks.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-10T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const departure = {
  start_date: '2027-04-01',
  status: 'satista',
  seats_taken: 9,
  min_participants: null,
  tour_min_participants: 12,
  waiting_orders: 0,
  info: null,
} as OfficeDeparture

test.each([
  ['too few participants', {}, 'En az 12 kişiye 3 kişi eksik; karar günü 12 Mart 2027'],
  ['a decision that is late', { start_date: '2027-03-25' }, 'karar günü geçti (5 Mart 2027)'],
  ['its own minimum', { min_participants: 10 }, 'En az 10 kişiye 1 kişi eksik'],
  ['its cancellation', { status: 'iptal', waiting_orders: 2 }, 'İptal edildi, 2 sipariş yanıt bekliyor'],
  ['its travel information', { seats_taken: 12, info: 'draft' }, 'Yolculuk bilgileri onay bekliyor'],
  ['nothing', { seats_taken: 12 }, ''],
] as const)('a row says that the reason is %s', (_, more, text) => {
  const { container } = render(
    <MantineProvider env="test">
      <div id="row">
        <Reasons departure={{ ...departure, ...more }} />
      </div>
    </MantineProvider>,
  )
  const shown = container.querySelector('#row')!.textContent
  if (text === '') expect(shown).toBe('')
  else expect(shown).toContain(text)
})

test.each([
  ['on sale', 'satista', 31],
  ['closed', 'dolu', 0],
  ['cancelled', 'iptal', 0],
] as const)('the free seats of a departure that is %s are those it offers', (_, status, free) => {
  const { container } = render(
    <MantineProvider env="test">
      <SeatBar departure={{ ...departure, quota: 40, status }} showsFree />
    </MantineProvider>,
  )
  expect(container.textContent).toContain(`9 dolu · ${free} boş`)
  expect(container.textContent).toContain(`40 yerin 9 tanesi dolu, ${free} boş`)
})

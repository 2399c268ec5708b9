// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { ChangePreview } from '../changes.schema.ts'
import { ChangeDialog } from './change-dialog.tsx'

const order = { id: 7, version: 3, status: 'opsiyonlu', payments: [] } as unknown as OfficeOrder
const first = '2027-03-01T09:00:00.000Z'

type Sent = { path: string; body: string; answer: (status: number, body: object) => void }
let sent: Sent[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (target: string, init: RequestInit) => {
    const path = String(target)
    return new Promise<Response>((resolve) => {
      const answer = (status: number, body: object) => resolve(Response.json(body, { status }))
      sent.push({ path, body: String(init.body ?? ''), answer })
    })
  })
  show('opsiyonlu')
})
const show = (to: 'opsiyonlu' | 'iptal', reload = async () => {}, onClose = () => {}) =>
  render(
    <MantineProvider env="test">
      <ChangeDialog open={{ order, reload }} to={to} onClose={onClose} />
    </MantineProvider>,
  )
afterEach(cleanup)

const preview = (hold_until: string): ChangePreview => ({
  kind: 'extend',
  from: 'opsiyonlu',
  to: 'opsiyonlu',
  refusal: null,
  seats_released: 0,
  seats_taken: 0,
  hold_until,
  money: [],
  mail: null,
  deduction: null,
  sends_mail: true,
})
const nth = (n: number) => vi.waitFor(() => sent[n] ?? Promise.reject(new Error(`request ${n} is not there`)))
const form = () => document.querySelector('form')!
const isReady = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Opsiyonu uzat' }).disabled

test('Enter sends only the hold that the screen shows, never that of an earlier time', async () => {
  ;(await nth(0)).answer(200, preview(first))
  await vi.waitFor(() => expect(isReady()).toBe(true))
  fireEvent.change(screen.getByLabelText('Saat'), { target: { value: '18:30' } })
  const second = await nth(1)
  expect(second.path).toContain(encodeURIComponent('2027-03-01T18:30:00+03:00'))
  fireEvent.submit(form())
  expect([sent.length, isReady()]).toEqual([2, false])
  second.answer(200, preview('2027-03-01T15:30:00.000Z'))
  await vi.waitFor(() => expect(isReady()).toBe(true))
  fireEvent.submit(form())
  const change = await nth(2)
  expect(change.path).toMatch(/\/7\/status/)
  expect(decodeURIComponent(change.body)).toContain('2027-03-01T15:30:00.000Z')
})

test('a preview that fails says so, and a click works it out again', async () => {
  ;(await nth(0)).answer(500, { success: false, message: 'Bir sorun oluştu.', errors: {} })
  expect((await screen.findByRole('alert')).textContent).toContain('Bir sorun oluştu.')
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  ;(await nth(1)).answer(200, preview(first))
  await vi.waitFor(() => expect(isReady()).toBe(true))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a dialog closes once the order is read again: the next one decides on the new version', async () => {
  cleanup()
  sent = []
  const reading = Promise.withResolvers<void>()
  const [reload, onClose] = [vi.fn(() => reading.promise), vi.fn()]
  show('opsiyonlu', reload, onClose)
  ;(await nth(0)).answer(200, preview(first))
  await vi.waitFor(() => expect(isReady()).toBe(true))
  fireEvent.submit(form())
  ;(await nth(1)).answer(200, { success: true, message: 'Opsiyon uzatıldı.', data: {} })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  fireEvent.submit(form())
  expect([sent.length, onClose.mock.calls.length]).toEqual([2, 0])
  reading.resolve()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a cancellation names the day of the deduction that is shown; refused, the deduction is worked out again', async () => {
  cleanup()
  sent = []
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  show('iptal')
  const sum = { currency: 'TRY' as const, paid: 100, reported: 0, policy_kept: 50, kept: 50, refund: 50, missing: 0 }
  const of = (day: string): ChangePreview => ({
    ...preview(first),
    ...{ kind: 'cancel', to: 'iptal', hold_until: null },
    deduction: { day, due_on: '2027-03-15', items: [], sums: [sum] },
  })
  ;(await nth(0)).answer(200, of('2027-03-01'))
  await screen.findByText(/1 Mart 2027/)
  fireEvent.submit(form())
  const refused = await nth(1)
  expect(decodeURIComponent(refused.body)).toContain('2027-03-01')
  refused.answer(409, { success: false, message: 'Gün değişti.', errors: {} })
  ;(await nth(2)).answer(200, of('2027-03-02'))
  await screen.findByText(/2 Mart 2027/)
  fireEvent.submit(form())
  expect(decodeURIComponent((await nth(3)).body)).toContain('2027-03-02')
})

test('a reported payment that is not matched is told before a cancellation', async () => {
  cleanup()
  sent = []
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  show('iptal')
  const money = [{ currency: 'USD' as const, paid: 0, reported: 1980, open: 1980 }]
  ;(await nth(0)).answer(200, { ...preview(first), kind: 'cancel', to: 'iptal', hold_until: null, money })
  expect((await screen.findByText(/ödediğini bildirdi/)).textContent).toContain('1.980')
  expect(screen.queryByText('Alınmış bir ödeme yok.')).toBeNull()
})

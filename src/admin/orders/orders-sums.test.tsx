// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createContext, use, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import type { OfficeOrders, OrderListSums } from '#src/features/orders/book/orders.admin.schema.ts'
import { OrdersSums } from './orders-sums.tsx'

type Sent = { path: string; answer: (status: number, body: object) => Promise<void> }
let sent: Sent[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (target: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (status: number, body: object) => act(async () => resolve(Response.json(body, { status })))
    sent.push({ path: String(target), answer })
    return promise
  })
})
afterEach(cleanup)

const listOf = (total: number, more_than_total?: true): OfficeOrders =>
  pageOf([], { page: 1, per_page: 25, total, more_than_total })
const sums: OrderListSums = {
  total: 123_456,
  seats: 250_000,
  money: [{ currency: 'TRY', booked: 1_500_000, collected: 0 }],
}

const Listed = createContext(listOf(0))
const Sums = () => <OrdersSums orders={use(Listed)} />
function Screen({ orders, search }: { orders: OfficeOrders; search: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Sums /> }], { initialEntries: [`/admin/orders${search}`] }),
  )
  return (
    <MantineProvider env="test">
      <Listed value={orders}>
        <RouterProvider router={router} />
      </Listed>
    </MantineProvider>
  )
}
const status = () => screen.getByRole('status').textContent
const button = () => screen.queryByRole('button', { name: 'Toplamları hesapla' })
const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yeniden hesapla' })

test('a filtered list that was counted is added up by itself', async () => {
  render(<Screen orders={listOf(42)} search="?status=onayli" />)
  expect([status(), button(), sent.length]).toEqual(['42 sipariş', null, 1])
  expect(sent[0]!.path).toContain('/sums?status=onayli')
  await sent[0]!.answer(200, { ...sums, total: 42 })
  expect(status()).toMatch(/^42 sipariş · 250\.000 yer · satış .*1\.500\.000/)
})

test('a list of more orders than are counted is added up when asked, and again when asked for the list as it is then', async () => {
  const { rerender } = render(<Screen orders={listOf(10_000, true)} search="?status=onayli" />)
  expect([status(), sent.length]).toEqual(['10.000+ sipariş', 0])
  fireEvent.click(button()!)
  await sent[0]!.answer(200, sums)
  expect([status()!.startsWith('123.456 sipariş · 250.000 yer'), button()]).toEqual([true, null])
  expect(again().disabled).toBe(false)
  // Something changed: an old sum is not shown beside new rows.
  rerender(<Screen orders={listOf(10_000, true)} search="?status=onayli" />)
  expect([status(), sent.length]).toEqual(['10.000+ sipariş', 1])
  fireEvent.click(button()!)
  expect(sent.length).toBe(2)
})

test('near its end, where it is counted whole, a large list is still added up when asked only', async () => {
  render(<Screen orders={listOf(12_000)} search="?status=onayli&page=480" />)
  expect([status(), sent.length]).toEqual(['12.000 sipariş', 0])
  fireEvent.click(button()!)
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Hesaplanıyor…' })
  expect([busy.disabled, busy.getAttribute('aria-busy')]).toEqual([false, 'true'])
  fireEvent.click(busy)
  expect(sent.length).toBe(1)
})

test('sums that could not be had are said to be missing, and can be asked for again', async () => {
  render(<Screen orders={listOf(10_000, true)} search="?status=onayli" />)
  fireEvent.click(button()!)
  await sent[0]!.answer(503, { success: false, message: 'x', code: 'unavailable', errors: {} })
  expect(status()).toBe('10.000+ sipariş · toplamlar hesaplanamadı, listeyi daraltın')
  fireEvent.click(again())
  await sent[1]!.answer(403, { success: false, message: 'Bunun için yetkiniz yok.', code: 'forbidden', errors: {} })
  expect(status()).toBe('10.000+ sipariş · Bunun için yetkiniz yok.')
  fireEvent.click(again())
  await sent[2]!.answer(200, sums)
  expect(status()).toMatch(/^123\.456 sipariş/)
})

test('a list without filters is not added up', () => {
  render(<Screen orders={listOf(10_000, true)} search="?sort=name&page=2" />)
  expect([screen.queryByRole('status'), button(), sent.length]).toEqual([null, null, 0])
})

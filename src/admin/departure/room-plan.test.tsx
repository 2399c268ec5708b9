// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DepartureOrder } from '#src/features/operations/departures/departure-lists.schema.ts'
import type { NumberedRoom } from '#src/features/operations/departures/passengers.rules.ts'
import { RoomPlanEditor } from './room-plan.tsx'

const person = (seat: number, name: string) =>
  ({
    person: { item_id: 1, seat, name, surname: 'Kaya', is_child: false, age: null },
    order: { order_no: 'DG-1', name: 'Ayşe Kaya' },
  }) as NumberedRoom<DepartureOrder>['people'][number]
const rooms = [{ id: 1, people: [person(1, 'Ayşe'), person(2, 'Ali')] }]

let plans: unknown[]
let answer: { status: number; body: object }
beforeEach(() => {
  plans = []
  answer = { status: 200, body: { success: true, message: 'Plan kaydedildi.', data: {} } }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    plans.push((JSON.parse(String(init.body)) as { rooms: unknown }).rooms)
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(cleanup)

const onClose = vi.fn()
function show() {
  onClose.mockClear()
  const editor = { departure: 7, rooms, version: 3, isPlanned: false, reload: async () => {}, onClose }
  const router = createMemoryRouter([
    { path: '/', element: <RoomPlanEditor {...editor} /> },
    { path: '/orders', element: <p>orders</p> },
  ])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return () => act(() => router.navigate('/orders'))
}
const room = (name: string) => screen.getByLabelText<HTMLSelectElement>(`${name} Kaya hangi odada`)
const moveAli = () => fireEvent.change(room('Ali'), { target: { value: '1' } })
const apart = [[{ item_id: 1, seat: 1 }], [{ item_id: 1, seat: 2 }]]

test('a plan that is not saved is asked about on leaving, and saved then', async () => {
  const leave = show()
  moveAli()
  await leave()
  expect(room('Ali').value).toBe('1')
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet ve ayrıl' }))
  await screen.findByText('orders')
  expect(plans).toEqual([apart])
})

test('a plan that somebody else has changed meanwhile keeps its writer on the page', async () => {
  answer = { status: 409, body: { success: false, message: 'Plan değişti.', errors: {}, version: 4 } }
  const leave = show()
  moveAli()
  await leave()
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet ve ayrıl' }))
  await screen.findByText('Plan değişti.')
  expect(room('Ali').value).toBe('1')
})

test('Ctrl+S saves the plan once, and not the page of the browser', async () => {
  show()
  moveAli()
  const press = () => fireEvent.keyDown(room('Ali'), { key: 's', code: 'KeyS', ctrlKey: true })
  // False: the browser's own answer to the key is prevented.
  expect([press(), press()]).toEqual([false, false])
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(plans).toEqual([apart])
})

test('a saved plan closes, and one that nobody touched is left without a question', async () => {
  const leave = show()
  await leave()
  expect(screen.getByText('orders')).toBeTruthy()
  cleanup()
  show()
  moveAli()
  fireEvent.click(screen.getByRole('button', { name: 'Planı kaydet' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(plans).toEqual([apart])
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { OrderNote } from './order-note.tsx'

const order = { id: 7 } as OfficeOrder

let sent: string[]
let status: number
beforeEach(() => {
  sent = []
  status = 200
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as { note: string }).note)
    return Response.json({ success: status === 200, message: 'Not eklendi.', data: {}, errors: {} }, { status })
  })
})
afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Yeni not')
const type = (note: string) => fireEvent.change(field(), { target: { value: note } })

function show() {
  const element = <OrderNote open={{ order, reload: async () => {} }} />
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/orders', element: <p>orders</p> },
  ])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return router
}
async function leaveWith(note: string) {
  const router = show()
  type(note)
  await act(() => router.navigate('/orders'))
}
const saveAndLeave = () => fireEvent.click(screen.getByRole('button', { name: 'Kaydet ve ayrıl' }))

test('a note that is not added yet is asked about on leaving, and added then', async () => {
  await leaveWith('Aradı, geç gelecek.')
  expect(field().value).toBe('Aradı, geç gelecek.')
  saveAndLeave()
  await screen.findByText('orders')
  expect(sent).toEqual(['Aradı, geç gelecek.'])
})

test('a note that could not be added keeps its writer on the page', async () => {
  status = 503
  await leaveWith('Aradı.')
  saveAndLeave()
  await vi.waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikleriniz var')).toBeNull())
  expect(field().value).toBe('Aradı.')
})

test('without a note nothing is asked', async () => {
  await leaveWith(' ')
  expect(await screen.findByText('orders')).toBeTruthy()
})

test.each([
  ['what is typed while a note is added stays', 'Aradı, geç gelecek.', 'Aradı, geç gelecek.'],
  ['an added note leaves the field', 'Aradı.', ''],
])('%s', async (_, typed, left) => {
  const added = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => added.promise)
  show()
  type('Aradı.')
  await act(async () => screen.getByRole('button', { name: 'Not ekle' }).click())
  type(typed)
  await act(async () => added.resolve(Response.json({ success: true, message: 'Not eklendi.', data: {} })))
  expect(field().value).toBe(left)
})

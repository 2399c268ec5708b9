// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import { CustomerEdit } from './customer-dialog.tsx'

const opened = {
  id: 7,
  version: 3,
  ...{ name: 'Ayşe Kay', city: 'Bursa', email: 'yanlis@example.com', phone: '0532 111 22 33' },
  ...{ may: { orders: true }, payments: [] },
} as unknown as OfficeOrder
const corrected: OfficeOrder = { ...opened, version: 4, email: 'dogru@example.com' }

let bodies: Record<string, unknown>[]
const stale = { success: false, message: 'Sipariş değişti.', errors: {}, version: 4, changes: [] }
const done = { success: true, message: 'Kaydedildi.', data: {} }

beforeEach(() => {
  bodies = []
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    return bodies.length === 1 ? Response.json(stale, { status: 409 }) : Response.json(done)
  })
})
afterEach(cleanup)

/** A colleague has corrected the address since the screen was loaded. */
function Screen() {
  const [order, setOrder] = useState(opened)
  return (
    <MantineProvider env="test">
      <CustomerEdit open={{ order, reload: async () => setOrder(corrected) }} />
    </MantineProvider>
  )
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

function open() {
  render(<Screen />)
  fireEvent.click(screen.getByRole('button', { name: 'Düzelt' }))
  type('Neden', 'Telefonda düzeltti.')
}
const save = () => fireEvent.submit(document.querySelector('form')!)

test('a correction sends only what was typed: the address that a colleague corrected meanwhile stays', async () => {
  open()
  type('Ad soyad', 'Ayşe Kaya')
  save()
  await screen.findByText('Sipariş değişti.')
  expect(field('E-posta').value).toBe('dogru@example.com')
  expect(screen.queryByText(/^E-posta adresi değişiyor/)).toBeNull()
  save()
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  const change = { name: 'Ayşe Kaya', reason: 'Telefonda düzeltti.', _method: 'PUT' }
  expect(bodies).toEqual([
    { ...change, version: 3 },
    { ...change, version: 4 },
  ])
})

test('a field that was typed in keeps its text, unless that was undone', async () => {
  open()
  type('E-posta', 'ayse@example.com')
  expect(screen.getByText(/^E-posta adresi değişiyor/)).toBeTruthy()
  type('Şehir', 'Ankara')
  type('Şehir', 'Bursa')
  save()
  await screen.findByText('Sipariş değişti.')
  expect(field('E-posta').value).toBe('ayse@example.com')
  save()
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({
    ...{ email: 'ayse@example.com', reason: 'Telefonda düzeltti.', version: 4 },
    _method: 'PUT',
  })
})

test('a click beside the dialog keeps what was typed', () => {
  open()
  type('Şehir', 'Ankara')
  fireEvent.click(document.querySelector('.mantine-Modal-overlay')!)
  expect(field('Şehir').value).toBe('Ankara')
})

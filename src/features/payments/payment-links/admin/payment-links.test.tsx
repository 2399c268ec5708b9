// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { OrderLinks } from '../payment-links.schema.ts'
import { PaymentLinks } from './payment-links.tsx'

const order = {
  ...{ id: 7, version: 3, lang: 'tr', email: '', hold_until: null, payments: [] },
  sums: [{ currency: 'EUR', total: 900 }],
} as unknown as OfficeOrder
const euros: OrderLinks['choices'][number] = { currency: 'EUR', due: 300, open: 900 }

const link: OrderLinks['links'][number] = {
  ...{ id: 1, state: 'odendi', currency: 'EUR', amount: 900, paid: 900, purpose: 'Tur bedeli', is_partial: false },
  ...{ valid_until: '2027-04-01', url: 'https://site.example/o/abc', created_at: '2027-03-01T09:00:00.000Z' },
  ...{ created_by: null, mailed_at: null },
}

let found: OrderLinks
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(found)))
afterEach(cleanup)

const Screen = ({ version }: { version: number }) => (
  <MantineProvider env="test">
    <PaymentLinks open={{ order: { ...order, version }, reload: async () => {} }} />
  </MantineProvider>
)
const shown = (text: string) => screen.queryByText(text) !== null

test('a link that is being written stays on the screen when its currency is paid meanwhile, and when all is', async () => {
  found = { choices: [euros], links: [] }
  const { rerender } = render(<Screen version={3} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ödeme bağlantısı hazırla' }))
  fireEvent.change(await screen.findByLabelText('Ne için'), { target: { value: 'Kalan yarısı' } })
  const isWritten = () => screen.queryByDisplayValue('Kalan yarısı') !== null

  found = { choices: [{ currency: 'TRY', due: 50, open: 50 }], links: [link] }
  rerender(<Screen version={4} />)
  await vi.waitFor(() => expect(shown('Tur bedeli')).toBe(true))
  expect(isWritten()).toBe(true)

  found = { choices: [], links: [] }
  rerender(<Screen version={5} />)
  await vi.waitFor(() => expect(shown('Tur bedeli')).toBe(false))
  expect(isWritten()).toBe(true)

  fireEvent.click(screen.getByRole('button', { name: 'Vazgeç' }))
  expect([isWritten(), shown('Ödeme bağlantıları')]).toEqual([false, false])
})

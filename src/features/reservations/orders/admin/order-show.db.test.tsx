// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { officeAgency, officeHeaders } from '../../office-orders.fixture.ts'
import { insertSoldTour } from '../../reservations.fixture.ts'
import { OrderShow } from './order-show.tsx'

const agency = officeAgency(new Date())

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="test-token">'
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('fetch', (target: string, init: RequestInit) => {
    const headers = { ...(init.headers as Record<string, string>), ...officeHeaders }
    return agency.api.fetch(new Request(new URL(target, location.href), { ...init, headers }), { address: '192.0.2.7' })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an answer and a note that are not sent yet are one question on leaving, which saves both', async () => {
  const { id } = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  const order = await agency.read(id)
  const router = createMemoryRouter([
    { path: '/', element: <OrderShow order={order} reload={async () => {}} /> },
    { path: '/orders', element: <p>all orders</p> },
  ])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Müşteriye yaz' }))
  fireEvent.change(await screen.findByLabelText('Yanıtınız'), { target: { value: 'Yeriniz ayrıldı.' } })
  fireEvent.change(screen.getByLabelText('Yeni not'), { target: { value: 'Telefonda sordu.' } })
  await act(() => router.navigate('/orders'))
  const [question, ...others] = await screen.findAllByRole('dialog')
  expect([question?.textContent, others]).toEqual([expect.stringContaining('Kaydedilmemiş değişiklikleriniz var'), []])
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet ve ayrıl' }))
  await screen.findByText('all orders', {}, { timeout: 20_000 })
  await waitFor(async () => {
    const { events } = await agency.read(id)
    expect(events.map(({ note }) => note)).toContain('Telefonda sordu.')
  })
  const messages = await agency.db.selectFrom('order_messages').select('body').where('order_id', '=', id).execute()
  expect(messages).toEqual([{ body: 'Yeriniz ayrıldı.' }])
})

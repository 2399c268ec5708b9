// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { OrderConversation } from './order-conversation.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = { order: { id: 7 } } as unknown as OpenOrder
const Stub = createRoutesStub([{ path: '/', Component: () => <OrderConversation open={open} /> }])

test('who wrote a message stands apart, also a name from the right', async () => {
  const message = { by_customer: false, wish: null, state: null, decision: null, is_erased: false, is_read: true }
  const row = (id: number, by: string) => ({ ...message, id, by, body: 'Merhaba', created_at: '2027-03-09T10:00:00Z' })
  const messages = [row(1, 'דוד כהן'), row(2, 'Ayşe Kaya')]
  vi.stubGlobal('fetch', async () => Response.json({ messages, may_answer: false, is_mailed: true }))
  render(
    <MantineProvider env="test">
      <Stub />
    </MantineProvider>,
  )
  expect((await screen.findByText('דוד כהן')).localName).toBe('bdi')
  expect(screen.getByText('Ayşe Kaya').localName).toBe('bdi')
})

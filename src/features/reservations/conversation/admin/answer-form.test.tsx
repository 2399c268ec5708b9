// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '../../orders/orders.admin.schema.ts'
import type { OfficeMessages } from '../conversation.schema.ts'
import { AnswerForm } from './answer-form.tsx'

// The document of the tests has no fonts, whose loading the text fields follow.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
afterEach(cleanup)

test('leaving offers nothing that would send the customer an answer that is being written', async () => {
  const send = vi.fn()
  vi.stubGlobal('fetch', send)
  const element = (
    <AnswerForm
      found={{ messages: [], is_mailed: true } as unknown as OfficeMessages}
      path="/api/admin/orders/7/messages"
      order={{ lang: 'tr' } as OfficeOrder}
      onSaved={() => {}}
    />
  )
  const router = createMemoryRouter(
    [
      { path: '/order', element },
      { path: '/list', element: null },
    ],
    { initialEntries: ['/order'] },
  )
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sayın' } })
  await act(() => router.navigate('/list'))
  expect(screen.getByText('Kaydetmeden ayrıl')).toBeTruthy()
  expect(screen.queryByText('Kaydet ve ayrıl')).toBeNull()
  await act(async () => screen.getByText('Kaydetmeden ayrıl').click())
  expect([router.state.location.pathname, send.mock.calls]).toEqual(['/list', []])
})

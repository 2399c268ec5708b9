// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { OfficeMessages } from '../conversation.schema.ts'
import { AnswerForm } from './answer-form.tsx'

// The document of the tests has no fonts, whose loading the text fields follow.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
afterEach(cleanup)

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const found = { messages: [], is_mailed: true } as unknown as OfficeMessages

async function show() {
  const order = { lang: 'tr' } as OfficeOrder
  const element = <AnswerForm found={found} path="/api/admin/orders/7/messages" order={order} onSaved={() => {}} />
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
  return router
}

test('leaving offers nothing that would send the customer an answer that is being written', async () => {
  const send = vi.fn()
  vi.stubGlobal('fetch', send)
  const router = await show()
  type('Sayın')
  await act(() => router.navigate('/list'))
  expect(screen.getByText('Kaydetmeden ayrıl')).toBeTruthy()
  expect(screen.queryByText('Kaydet ve ayrıl')).toBeNull()
  await act(async () => screen.getByText('Kaydetmeden ayrıl').click())
  expect([router.state.location.pathname, send.mock.calls]).toEqual(['/list', []])
})

test.each([
  ['what is typed while an answer is sent stays', 'Sayın Ada, bir de', 'Sayın Ada, bir de'],
  ['a sent answer leaves the field', 'Sayın Ada', ''],
])('%s', async (_, typed, left) => {
  const sent = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => sent.promise)
  await show()
  type('Sayın Ada')
  await act(async () => screen.getByRole('button').click())
  type(typed)
  await act(async () => sent.resolve(Response.json({ success: true, message: 'Gönderildi.', data: found })))
  expect(field().value).toBe(left)
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '../mailbox.schema.ts'
import { WriteForm, type WriteMode } from './write-form.tsx'

// The document of the tests has no fonts, whose loading the text fields follow.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
afterEach(cleanup)

const message = { id: 7, kind: 'contact', lang: 'en', email: 'harriet@ornek.example', no_answer: null, entries: [] }

/** @returns paths of the requests that were sent */
async function open(mode: WriteMode) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(new URL(path, 'https://seyyah.example').pathname)
    return Response.json({ success: true, message: '', data: message })
  })
  const element = (
    <WriteForm
      message={message as unknown as Message}
      templates={[]}
      mode={mode}
      setMode={() => {}}
      onSaved={() => {}}
      onRefused={async () => {}}
    />
  )
  const router = createMemoryRouter(
    [
      { path: '/message', element },
      { path: '/list', element: null },
    ],
    { initialEntries: ['/message'] },
  )
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  return {
    sent,
    type: (label: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'Sayın' } }),
    leave: () => act(() => router.navigate('/list')),
    isLeft: () => router.state.location.pathname === '/list',
  }
}
const choices = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button', { name: /ayrıl|kal$/ })
    .map((button) => button.textContent)

test('leaving offers nothing that would mail a reply that is being written', async () => {
  const { type, leave, sent, isLeft } = await open('reply')
  type('Yanıt')
  await leave()
  expect(choices()).toEqual(['Sayfada kal', 'Kaydetmeden ayrıl'])
  await act(async () => screen.getByText('Kaydetmeden ayrıl').click())
  expect([sent, isLeft()]).toEqual([[], true])
})

test('a note is saved before leaving', async () => {
  const { type, leave, sent, isLeft } = await open('note')
  type('Not')
  await leave()
  expect(choices()).toEqual(['Sayfada kal', 'Kaydetmeden ayrıl', 'Kaydet ve ayrıl'])
  await act(async () => screen.getByText('Kaydet ve ayrıl').click())
  expect([sent, isLeft()]).toEqual([['/api/admin/messages/7/notes'], true])
})

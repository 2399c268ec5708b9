// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Answer } from '#src/base/http/client/client.ts'
import { useOrder } from './list-order.tsx'

// What another file's screens have said is still there.
beforeEach(() => notifications.clean())
afterEach(() => {
  notifications.clean()
  cleanup()
})

const refusedAs = (status: number, errors: Record<string, string[]>): Answer<never> => ({
  ...{ ok: false, status, code: 'invalid', facts: {}, errors },
  message: 'Sıra Düzeni Değiştirilmedi!',
})
const ofAnotherList = refusedAs(422, { queue: ['Liste bu arada değişmiş.'] })

type Row = { id: number }
let stored: Row[]
let answer: Answer<{ message: string }>

/** A press moves the last row to the top. */
function List() {
  const listed = useLoaderData<Row[]>()
  const { rows, move } = useOrder(listed, async () => answer)
  return (
    <button type="button" onClick={() => void move(listed.map(({ id }) => id).reverse())}>
      {rows.map(({ id }) => id).join(' ')}
    </button>
  )
}

/** Saves the order of a list to which somebody has added a row since it was read. */
async function save(as: typeof answer) {
  stored = [{ id: 1 }, { id: 2 }]
  answer = as
  const router = createMemoryRouter([
    { path: '/', loader: () => stored, Component: List, hydrateFallbackElement: <p>…</p> },
  ])
  render(
    <MantineProvider env="test">
      <Notifications />
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  const list = await screen.findByRole('button', { name: '1 2' })
  stored = [{ id: 3 }, ...stored]
  await act(async () => fireEvent.click(list))
  const toast = await screen.findByRole('alert')
  return { said: toast.textContent, rows: list.textContent }
}

test('an order of a list that has changed is refused with the reason, and the list is read again', async () => {
  expect(await save(ofAnotherList)).toEqual({
    said: 'Sıra Düzeni Değiştirilmedi!Liste bu arada değişmiş.',
    rows: '3 1 2',
  })
})

test('an order that was refused for another reason is undone', async () => {
  const away = { ...refusedAs(500, {}), message: 'Bir şeyler ters gitti.' }
  expect(await save(away)).toEqual({ said: 'Sıra Düzeni Değiştirilmedi!Bir şeyler ters gitti.', rows: '1 2' })
})

test('a saved order is said in the server’s words, and the list is read again', async () => {
  const saved: Answer<{ message: string }> = { ok: true, data: { message: 'Sıra Düzeni Değiştirildi.' } }
  expect(await save(saved)).toEqual({ said: 'Sıra Düzeni Değiştirildi.', rows: '3 1 2' })
})

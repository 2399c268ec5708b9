// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useListQuery } from '../list/list-query.ts'
import { Target, targetOf } from './target.tsx'

afterEach(cleanup)

function Tab() {
  const query = useListQuery()
  return (
    <button type="button" onClick={() => query.set({ list: 'rooms' }, { replace: true })}>
      {query.get('list') || 'orders'}
    </button>
  )
}

test('a change of the query keeps the chosen record without loading it again; another link loads', async () => {
  const loaded: number[] = []
  const load = async (id: number) => {
    loaded.push(id)
    return { id }
  }
  const element = (
    <Target list="/list" load={load}>
      {({ id }) => (
        <>
          <p>record {id}</p>
          <Tab />
        </>
      )}
    </Target>
  )
  const router = createMemoryRouter([{ path: '/show', element }], {
    initialEntries: [{ pathname: '/show', state: targetOf({ id: 7 }) }],
  })
  await act(async () =>
    render(
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  expect(screen.getByText('record 7')).toBeTruthy()
  await act(async () => screen.getByText('orders').click())
  expect(screen.getByText('rooms')).toBeTruthy()
  expect([router.state.location.search, router.state.location.state, loaded]).toEqual(['?list=rooms', { id: 7 }, [7]])
  await act(() => router.navigate('/show', { state: targetOf({ id: 7 }) }))
  expect(loaded).toEqual([7, 7])
})

test('a record that cannot be read again stays, with what is typed beside it', async () => {
  let isDown = false
  let version = 1
  const outcomes: boolean[] = []
  const load = async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return { version }
  }
  const element = (
    <Target list="/list" load={load}>
      {(record, reload) => (
        <>
          <p>version {record.version}</p>
          <input aria-label="note" />
          <button type="button" onClick={() => void reload().then((isRead) => outcomes.push(isRead))}>
            again
          </button>
        </>
      )}
    </Target>
  )
  const router = createMemoryRouter([{ path: '/show', element }], {
    initialEntries: [{ pathname: '/show', state: targetOf({ id: 7 }) }],
  })
  await act(async () =>
    render(
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  const note = screen.getByLabelText<HTMLInputElement>('note')
  note.value = 'typed'
  isDown = true
  version = 2
  await act(async () => screen.getByText('again').click())
  expect([screen.getByText('version 1').isConnected, note.isConnected, note.value]).toEqual([true, true, 'typed'])
  isDown = false
  await act(async () => screen.getByText('again').click())
  expect([screen.getByText('version 2').isConnected, note.isConnected, note.value]).toEqual([true, true, 'typed'])
  expect(outcomes).toEqual([false, true])
})

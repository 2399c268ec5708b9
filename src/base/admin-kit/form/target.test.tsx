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

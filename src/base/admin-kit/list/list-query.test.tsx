// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { type ListQuery, useListQuery } from './list-query.ts'

afterEach(cleanup)

let query: ListQuery
let isUnsaved: boolean
function List() {
  query = useListQuery()
  useBlocker(() => isUnsaved)
  return null
}
/** A filter of another component of the same screen. */
let beside: ListQuery
function Beside() {
  beside = useListQuery()
  return null
}

/** A list whose rows arrive when the test says so. */
async function open(at: string) {
  isUnsaved = false
  const loads: (() => void)[] = []
  const element = (
    <>
      <List />
      <Beside />
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/list', element, loader: () => new Promise<null>((resolve) => loads.push(() => resolve(null))) },
      { path: '/other', element: null, loader: () => new Promise<null>(() => {}) },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { 0: null } } },
  )
  await act(async () => render(<RouterProvider router={router} />))
  const arrive = () =>
    act(async () => {
      for (const load of loads.splice(0)) load()
    })
  return { router, arrive, search: () => router.state.location.search }
}

test('a filter that is chosen while another one loads keeps that one, and inputs show both at once', async () => {
  const { search, arrive } = await open('/list?page=3&sort=name')
  await act(async () => void query.set({ status: 'onayli' }))
  expect([query.get('status'), query.shown('status'), search()]).toEqual(['onayli', '', '?page=3&sort=name'])
  await act(async () => void query.set({ source: 'web' }))
  expect([query.get('status'), query.get('source')]).toEqual(['onayli', 'web'])
  await act(async () => void query.set({ status: '' }))
  await arrive()
  expect([search(), query.shown('source')]).toEqual(['?sort=name&source=web', 'web'])
})

test('two filters that are chosen at once are both kept, also by two components', async () => {
  const { search, arrive } = await open('/list')
  await act(async () => {
    query.set({ status: 'onayli' })
    query.set({ source: 'web' })
    beside.set({ balance: 'kalan' })
  })
  await arrive()
  expect(search()).toBe('?status=onayli&source=web&balance=kalan')
})

test('a filter that was not followed, because something is not saved, is not chosen', async () => {
  const { search, arrive } = await open('/list')
  isUnsaved = true
  await act(async () => void query.set({ status: 'onayli' }))
  isUnsaved = false
  await act(async () => void query.set({ source: 'web' }))
  await arrive()
  expect(search()).toBe('?source=web')
})

test('while another screen is loading, the filters are those of the list', async () => {
  const { router, search, arrive } = await open('/list?status=onayli')
  await act(async () => void router.navigate('/other?status=dolu'))
  expect(query.get('status')).toBe('onayli')
  await act(async () => void query.set({ source: 'web' }))
  await arrive()
  expect(search()).toBe('?status=onayli&source=web')
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A list, and a screen that loads until the test says so. */
async function open() {
  const loaded = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/list', element: <ListSearch placeholder="" /> },
      { path: '/record', element: <p>Kayıt</p>, loader: () => loaded.promise },
    ],
    { initialEntries: ['/list'] },
  )
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  return { router, arrive: () => act(async () => loaded.resolve(null)) }
}
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const aMoment = () => act(async () => void vi.runAllTimers())

test('what is typed is searched', async () => {
  const { router } = await open()
  type(' roma ')
  await aMoment()
  expect(router.state.location.search).toBe('?search=roma')
})

test('a search that is due while another screen loads does not keep its user on the list', async () => {
  const { router, arrive } = await open()
  type('roma')
  await act(async () => void router.navigate('/record'))
  await aMoment()
  await arrive()
  expect(router.state.location).toMatchObject({ pathname: '/record', search: '' })
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function List() {
  const navigate = useNavigate()
  return (
    <>
      <ListSearch placeholder="" />
      <Link to="/record">Kaydı aç</Link>
      <button type="button" onClick={() => navigate('/record')}>
        Kopyala
      </button>
      <button type="button">Yenile</button>
    </>
  )
}

/** A list with ways to a screen that loads until the test says so. */
async function open() {
  const loaded = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List },
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
const press = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }))
const aMoment = () => act(async () => void vi.runAllTimers())

test('what is typed is searched', async () => {
  const { router } = await open()
  type(' roma ')
  await aMoment()
  expect(router.state.location.search).toBe('?search=roma')
})

test('a press searches at once what was typed', async () => {
  const { router } = await open()
  type('roma')
  await act(async () => press('button', 'Yenile'))
  expect(router.state.location.search).toBe('?search=roma')
})

test.each([
  ['link', 'Kaydı aç'],
  ['button', 'Kopyala'],
])('a %s that is pressed right after typing opens its screen, however long that loads', async (role, name) => {
  const { router, arrive } = await open()
  type('roma')
  // Without an `act` around: the pending navigation is not rendered before the search would be due.
  press(role, name)
  vi.runAllTimers()
  await aMoment()
  await arrive()
  expect(router.state.location).toMatchObject({ pathname: '/record', search: '' })
})

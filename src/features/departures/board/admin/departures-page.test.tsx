// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DepartureList } from '../departures.schema.ts'
import DeparturesPage, { clientLoader } from './departures-page.tsx'
import { officeDeparture } from './office-departure.fixture.ts'

afterEach(cleanup)

const list: DepartureList = {
  data: [officeDeparture(1), officeDeparture(2, { start_date: '2027-04-19', end_date: '2027-04-22' })],
  total: 2,
  tour: null,
  past_count: 0,
  tours: [],
  may_write: true,
  may_open: false,
}

function Screen() {
  const Page = DeparturesPage as unknown as (props: { loaderData: DepartureList }) => ReactNode
  return <Page loaderData={useLoaderData<DepartureList>()} />
}

test('what is saved and what is typed into other rows stays when the rows cannot be read again after a save', async () => {
  let isDown = false
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) => {
    if (method === 'POST') return Response.json({ success: true, message: '', data: { id: 1 } })
    return isDown ? Response.json({}, { status: 500 }) : Response.json(list)
  })
  const route = {
    path: '/admin/departures',
    loader: ({ request }: { request: Request }) => clientLoader({ request } as never),
    element: <Screen />,
    hydrateFallbackElement: <p>loading</p>,
    errorElement: <p>replaced</p>,
  }
  const router = createMemoryRouter([route], { initialEntries: ['/admin/departures?month=2027-04&view=table'] })
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  await screen.findByRole('table')
  const quotas = () => [...document.querySelectorAll<HTMLInputElement>('[data-cell="quota"]')]
  const [first, second] = quotas()
  fireEvent.change(first!, { target: { value: '41' } })
  fireEvent.change(second!, { target: { value: '42' } })
  isDown = true
  await act(async () => screen.getAllByRole('button', { name: /^Satırı kaydet/ })[0]!.click())
  expect(screen.queryByText('replaced')).toBeNull()
  expect(quotas().map(({ value }) => value)).toEqual(['41', '42'])
})

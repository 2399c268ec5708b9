// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DepartureList, OfficeDeparture } from '../departures.schema.ts'
import DeparturesPage, { clientLoader } from './departures-page.tsx'

afterEach(cleanup)

const row = (id: number, start_date: string): OfficeDeparture => ({
  id,
  product_id: 1,
  tour_name: 'Kapadokya',
  tour_code: 'KP-1',
  start_date,
  end_date: start_date,
  status: 'satista',
  quota: 40,
  seats_taken: 0,
  sales_cutoff_days: 2,
  currency: 'TRY',
  multi_room_price: 12_500,
  single_room_price: 15_000,
  child_age_range_1_price: null,
  child_age_range_2_price: null,
  child_age_range_3_price: null,
  child_age_range_4_price: null,
  note: '',
  version: 3,
  on_sale: true,
  min_participants: null,
  tour_min_participants: null,
  waiting_orders: 0,
  info: null,
})
const list: DepartureList = {
  data: [row(1, '2027-04-12'), row(2, '2027-04-19')],
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

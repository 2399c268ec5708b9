// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { officeAgency, officeHeaders } from '../../office-orders.fixture.ts'
import { insertSoldTour } from '../../reservations.fixture.ts'
import { testOfficeBrowser } from '../../test-office-browser.ts'
import type { ShownDeparture } from '../departure-lists.schema.ts'
import { DepartureShow } from './departure-show.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)
const patient = { timeout: 20_000 }

function Screen({ first, read }: { first: ShownDeparture; read: () => Promise<ShownDeparture> }) {
  const [departure, setDeparture] = useState(first)
  return <DepartureShow departure={departure} reload={async () => setDeparture(await read())} />
}

test('while rooms are planned no other list can be chosen; a saved plan is on the screen', async () => {
  const tour = await insertSoldTour(agency.db)
  await agency.order({ tour, adults: 2 })
  const read = async () => {
    const { body } = await agency.api.get<ShownDeparture>(`/api/admin/departures/${tour.departureId}`, officeHeaders)
    return body
  }
  const element = <Screen first={await read()} read={read} />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?list=rooms'] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  const lists = () => screen.getByRole('radiogroup', { name: 'Listeler' }).querySelectorAll<HTMLInputElement>('input')
  const areDisabled = () => [...lists()].map(({ disabled }) => disabled)
  fireEvent.click(await screen.findByRole('button', { name: 'Oda planını düzenle' }, patient))
  expect(new Set(areDisabled())).toEqual(new Set([true]))
  const places = screen.getAllByRole<HTMLSelectElement>('combobox')
  fireEvent.change(places[0]!, { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Planı kaydet' }))
  await waitFor(() => expect(screen.getByText(/^Oda planınıza göre/)).toBeTruthy(), patient)
  expect(new Set(areDisabled())).toEqual(new Set([false]))
})

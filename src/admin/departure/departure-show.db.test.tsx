// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ShownDeparture } from '#src/features/operations/departures/departure-lists.schema.ts'
import { officeAgency, officeHeaders, passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { testOfficeBrowser } from '#src/tests/frame/test-office-browser.ts'
import { DepartureShow } from './departure-show.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)
const patient = { timeout: 20_000 }

function Screen({ first, read }: { first: ShownDeparture; read: () => Promise<ShownDeparture> }) {
  const [departure, setDeparture] = useState(first)
  return <DepartureShow departure={departure} reload={async () => setDeparture(await read())} />
}

async function show(id: number, list: string) {
  const read = async () => (await agency.api.get<ShownDeparture>(`/api/admin/departures/${id}`, officeHeaders)).body
  const element = <Screen first={await read()} read={read} />
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/?list=${list}`] })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
}

test('while rooms are planned no other list can be chosen; a saved plan is on the screen', async () => {
  const tour = await insertSoldTour(agency.db)
  await agency.order({ tour, adults: 2 })
  await show(tour.departureId, 'rooms')
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

test('the passengers say how many are complete and what the others lack; a switch leaves only those', async () => {
  const tour = await insertSoldTour(agency.db, {}, { nights: 0 })
  const order = await agency.order({ tour, adults: 2 })
  const fill = (body: object) => agency.send('PUT', `/${order.id}/passengers`, { ...passengerBody, ...body })
  await fill({ seat: 1, name: 'Ece' })
  await fill({ seat: 2, name: 'Can', gender: '', document_no: '' })
  await show(tour.departureId, 'passengers')
  const rows = () => screen.queryAllByText(/^(Ece|Can) Yılmaz$/).map(({ textContent }) => textContent)
  expect(await screen.findByText('1/2 tamam', {}, patient)).toBeTruthy()
  expect(screen.getAllByText(/^Eksik:/).map(({ textContent }) => textContent)).toEqual([
    'Eksik: Cinsiyet, Belge numarası',
  ])
  expect(rows()).toEqual(['Ece Yılmaz', 'Can Yılmaz'])
  const only = screen.getByRole<HTMLInputElement>('switch', { name: 'Yalnız eksikler' })
  fireEvent.click(only)
  expect(rows()).toEqual(['Can Yılmaz'])
  fireEvent.click(only)
  expect(rows()).toHaveLength(2)
})

test('when nobody lacks anything the switch leaves an empty list that says so', async () => {
  const tour = await insertSoldTour(agency.db, {}, { nights: 0 })
  const order = await agency.order({ tour, adults: 1 })
  await agency.send('PUT', `/${order.id}/passengers`, passengerBody)
  await show(tour.departureId, 'passengers')
  expect(await screen.findByText('1/1 tamam', {}, patient)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Yalnız eksikler' }))
  expect(screen.getByText('Eksik bilgi yok')).toBeTruthy()
  expect(screen.queryByText(order.order_no)).toBeNull()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { testOfficeBrowser } from '#src/tests/frame/test-office-browser.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { infoBody } from '../travel-info.fixture.ts'
import { travelInfoPath } from '../travel-info.links.ts'
import type { TravelInfo } from '../travel-info.schema.ts'
import { TravelInfoCard } from './travel-info-card.tsx'
import { TravelInfoForm } from './travel-info-form.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)
// What another file's screens have said is still there.
beforeEach(() => notifications.clean())
afterEach(cleanup)
const patient = { timeout: 20_000 }

test('an approval that lacks something says what, and opens the form at that field', async () => {
  const { departureId } = await insertSoldTour(agency.db)
  const written = { ...infoBody, guide_phone: '', version: 0, _method: 'PUT' }
  expect((await agency.api.post(travelInfoPath(departureId), written, officeHeaders)).status).toBe(200)
  const { body } = await agency.api.get<ShownDeparture>(`/api/admin/departures/${departureId}`, officeHeaders)
  render(
    <MantineProvider env="test">
      <Notifications />
      <ModalsProvider>
        <TravelInfoCard departure={body} />
      </ModalsProvider>
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Onayla' }, patient))
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Onayla' }))
  const toast = await screen.findByRole('alert', {}, patient)
  expect(toast.textContent).toContain('Onaylamak için rehberin telefonunu yazın')
  expect(toast.textContent).not.toContain('Bazı alanları')
  const phone = screen.getByLabelText<HTMLInputElement>('Rehberin telefonu')
  expect([phone.getAttribute('aria-invalid'), phone.hasAttribute('data-autofocus')]).toEqual(['true', true])
})

test('a form that was open while a colleague saved asks which of the two counts, also when the information was read again', async () => {
  const { departureId } = await insertSoldTour(agency.db)
  const path = travelInfoPath(departureId)
  const save = (guide_name: string, version: number) =>
    agency.api.post(path, { ...infoBody, guide_name, version, _method: 'PUT' }, officeHeaders)
  const read = async () => (await agency.api.get<TravelInfo>(path, officeHeaders)).body
  await save('Ali', 0)
  const { body: departure } = await agency.api.get<ShownDeparture>(
    `/api/admin/departures/${departureId}`,
    officeHeaders,
  )
  const nothing = () => {}
  const form = (info: TravelInfo) => (
    <MantineProvider env="test">
      <TravelInfoForm {...{ departure, info }} refused={null} onClose={nothing} onSaved={nothing} />
    </MantineProvider>
  )
  const first = await read()
  const { rerender } = render(form(first))
  fireEvent.change(screen.getByLabelText('Rehberin adı'), { target: { value: 'Veli' } })
  await save('Ayşe', first.version)
  rerender(form(await read()))
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText(kitTexts.stale_title.tr, {}, patient)
  expect((await read()).guide_name).toBe('Ayşe')
})

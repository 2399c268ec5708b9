// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { officeAgency, officeHeaders } from '../../office-orders.fixture.ts'
import { insertSoldTour } from '../../reservations.fixture.ts'
import { testOfficeBrowser } from '../../test-office-browser.ts'
import { infoBody } from '../travel-info.fixture.ts'
import { travelInfoPath } from '../travel-info.links.ts'
import { TravelInfoCard } from './travel-info-card.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)
// What another file's screens have said is still there.
beforeEach(() => notifications.clean())
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

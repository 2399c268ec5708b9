// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { testOfficeBrowser } from '#src/tests/frame/test-office-browser.ts'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { SharedFilesCard } from './shared-files-card.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)
// What another file's screens have said is still there.
beforeEach(() => notifications.clean())
const patient = { timeout: 20_000 }

/** Opens a departure with one file, and the question about its deletion. @returns the question */
async function ask() {
  const { departureId: departure_id } = await insertSoldTour(agency.db)
  const row = { departure_id, name: 'Otel listesi', file: 'documents/departures/x.pdf', bytes: 1 }
  await agency.db
    .insertInto('departure_files')
    .values({ ...row, created_at: new Date() })
    .execute()
  const { body } = await agency.api.get<ShownDeparture>(`/api/admin/departures/${departure_id}`, officeHeaders)
  render(
    <MantineProvider env="test">
      <Notifications />
      <ModalsProvider>
        <SharedFilesCard departure={body} />
      </ModalsProvider>
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Otel listesi: kaldır' }, patient))
  return screen.findByRole('dialog', { name: 'Emin Misin?!' })
}
const yes = (question: HTMLElement) => fireEvent.click(within(question).getByRole('button', { name: 'Evet, Sil!' }))
const isGone = () => waitFor(() => expect(screen.queryByText('Otel listesi')).toBeNull(), patient)

test('a file is deleted after the question that every deletion asks', async () => {
  const question = await ask()
  expect(question.textContent).toMatch(/Otel listesi.*Kalıcı Olarak Silinecek!/)
  yes(question)
  expect((await screen.findByRole('alert', {}, patient)).textContent).toBe('Dosya kaldırıldı.')
  await isGone()
})

test('a file that somebody else has deleted meanwhile is a failed deletion, and goes from the list', async () => {
  const question = await ask()
  await agency.db.deleteFrom('departure_files').execute()
  yes(question)
  expect((await screen.findByRole('alert', {}, patient)).textContent).toContain(
    'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!',
  )
  await isGone()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DepartureList, OfficeDeparture } from '../departures.schema.ts'
import { DeparturesTable } from './departures-table.tsx'
import { officeDeparture } from './office-departure.fixture.ts'

let sent: { id: number; status: string }[][]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { form_data } = JSON.parse(String(init.body)) as { form_data: string }
    sent.push((JSON.parse(form_data) as { rows: (typeof sent)[number] }).rows)
    return Response.json({ success: true, message: 'Kaydedildi.', data: {} })
  })
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

/** Selects all of the rows and clicks a button of the selection. */
async function click(name: string, statuses: readonly OfficeDeparture['status'][]) {
  show(statuses.map((status, at) => officeDeparture(at + 1, { status })))
  fireEvent.click(await screen.findByLabelText('Hepsini seç'))
  fireEvent.click(screen.getByRole('button', { name }))
}
function show(data: readonly OfficeDeparture[]) {
  const list = { data, tour: null, may_write: true, may_open: false }
  const table = <DeparturesTable list={list as unknown as DepartureList} reload={async () => true} nothing="" />
  render(
    <MantineProvider env="test">
      <Notifications />
      <ModalsProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />
      </ModalsProvider>
    </MantineProvider>,
  )
}
const changes = () => sent.map((rows) => rows.map(({ id, status }) => `${id} ${status}`))
const isSent = () => vi.waitFor(() => expect(sent).toHaveLength(1))

test('opening sales leaves guaranteed, cancelled and open departures as they are, and says so', async () => {
  await click('Satışı aç', ['kesin', 'dolu', 'iptal', 'satista'])
  await screen.findByText(/^3 kalkış olduğu gibi kaldı/)
  await isSent()
  expect(changes()).toEqual([['2 satista']])
})

test('closing sales leaves cancelled and closed departures as they are, and says so', async () => {
  await click('Satışı kapat', ['satista', 'dolu', 'iptal'])
  await screen.findByText(/^2 kalkış olduğu gibi kaldı/)
  await isSent()
  expect(changes()).toEqual([['1 dolu']])
})

test('closing a guaranteed departure, or one on request, is asked about: opening does not bring that back', async () => {
  await click('Satışı kapat', ['satista', 'kesin', 'sorunuz'])
  const dialog = await screen.findByRole('dialog', { name: 'Satışı kapat' })
  expect(dialog.textContent).toContain('2 kalkış “Kesin kalkış” ya da “Sorunuz” durumunda')
  expect(sent).toEqual([])
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Satışı kapat')!)
  await isSent()
  expect(changes()).toEqual([['1 dolu', '2 dolu', '3 dolu']])
})

test('when nothing of the selection can be opened, nothing is sent', async () => {
  await click('Satışı aç', ['kesin', 'iptal'])
  await screen.findByText(/^2 kalkış olduğu gibi kaldı/)
  expect(sent).toEqual([])
})

test('a sold departure that is set to cancelled says what that does and what is left to do; a saved one who waits', async () => {
  show([
    officeDeparture(1, { seats_taken: 3 }),
    officeDeparture(2, { seats_taken: 5, status: 'iptal', waiting_orders: 2 }),
    officeDeparture(3),
  ])
  const [sold, , free] = await screen.findAllByRole('combobox', { name: /Durum/ })
  expect(document.body.textContent).toContain('İptal edildi, 2 sipariş yanıt bekliyor')
  expect(document.body.textContent).not.toContain('yer satılmış')
  fireEvent.change(free!, { target: { value: 'iptal' } })
  expect(free!.getAttribute('aria-describedby')).toBeNull()
  fireEvent.change(sold!, { target: { value: 'iptal' } })
  const note = document.getElementById(sold!.getAttribute('aria-describedby')!)
  expect(note?.textContent).toMatch(/^3 yer satılmış.*ödeme istenmez.*iptali tamamlayın/)
})

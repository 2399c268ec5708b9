// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { officeDeparture } from '#src/features/departures/board/admin/office-departure.fixture.ts'
import type { DepartureList } from '#src/features/departures/board/departures.schema.ts'
import { TourDeparturesTab } from './tour-departures-tab.tsx'
import type { TourDates } from './tour-publishing.ts'

const data = [officeDeparture(1), officeDeparture(2, { start_date: '2027-04-19', end_date: '2027-04-22' })]
const list: DepartureList = {
  data,
  total: 2,
  tour: { id: 1, name: 'Kapadokya', code: 'KP-1', child_bands: [] } as unknown as DepartureList['tour'],
  past_count: 3,
  tours: [],
  may_write: true,
  may_open: false,
}

let isDown: boolean
let listed: TourDates[]
beforeEach(async () => {
  isDown = false
  listed = []
  notifications.clean()
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return Response.json({ success: true, message: 'Kaydedildi.', data: { id: 1 } })
    return isDown ? Response.json({}, { status: 500 }) : Response.json(list)
  })
  const element = (
    <TourDeparturesTab tour={{ id: 1, name: 'Kapadokya', child_bands: [] }} onListed={(dates) => listed.push(dates)} />
  )
  await act(async () =>
    render(
      <MantineProvider env="test">
        <Notifications />
        <ModalsProvider>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </ModalsProvider>
      </MantineProvider>,
    ),
  )
  await screen.findByRole('table')
})
afterEach(() => {
  notifications.clean()
  cleanup()
})

const quotas = () => [...document.querySelectorAll<HTMLInputElement>('[data-cell="quota"]')].map(({ value }) => value)
const type = (quota: string) =>
  fireEvent.change(document.querySelector('[data-cell="quota"]')!, { target: { value: quota } })
const save = () => act(async () => screen.getAllByRole('button', { name: /^Satırı kaydet/ })[0]!.click())
const stale = () => screen.queryAllByText(/^Ekran yenilenemedi/).length

test('what is saved stays in its cell, and it is said, when the rows cannot be read again', async () => {
  type('41')
  isDown = true
  await save()
  expect([quotas(), stale(), screen.queryByText('Tüm değişiklikler kayıtlı')]).toEqual([['41', '40'], 1, null])
})

test('past departures that cannot be read leave the table as it is, and it is said', async () => {
  isDown = true
  const past = () => screen.getByRole<HTMLInputElement>('switch')
  await act(async () => past().click())
  expect([past().checked, quotas(), stale()]).toEqual([false, ['40', '40'], 1])
})

test('after each read the readiness list hears what is on sale, and how long the unsold ones last', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-04-12T09:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  data.push(
    officeDeparture(3, { start_date: '2027-04-11', end_date: '2027-04-20', on_sale: false }),
    officeDeparture(4, { end_date: '2027-04-21', seats_taken: 1 }),
    officeDeparture(5, { end_date: '2027-04-22', status: 'iptal', on_sale: false }),
    officeDeparture(6, { end_date: '2027-04-18', status: 'dolu', on_sale: false }),
  )
  onTestFinished(() => void data.splice(2))
  type('41')
  await save()
  expect(listed).toEqual([{ on_sale: 3, unsold_days: [4, 4, 7] }])
})

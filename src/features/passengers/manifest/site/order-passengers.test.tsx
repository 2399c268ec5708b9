// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { Toaster } from '#src/base/ui/overlays/toast.tsx'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import type { OrderPassengers, Passenger, PassengerTour } from '../passengers.schema.ts'
import { passengers as texts } from '../passengers.strings.ts'
import { OrderPassengersCard } from './order-passengers.tsx'

const turkish = Object.fromEntries(Object.entries(texts).map(([key, { tr }]) => [key, tr]))
const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: { passengers: turkish } }
const order = { order_no: 'SYH-27-7F3K9Q', name: 'Ayşe Yılmaz', phone: '' } as ShownOrder
const person = (seat: number, changed: Partial<Passenger> = {}): Passenger => ({
  ...{ seat, version: 0, role: 'yetiskin', age: null, name: '', surname: '', birth_date: null, gender: '' },
  ...{ nationality: '', document: '', document_no: '', document_country: '', document_until: null, phone: '' },
  ...{ pickup_point_id: null, pickup: '', note: '', real_age: null, missing: ['name'] },
  ...changed,
})
const tourOf = (item: number, people: Passenger[], fit: string[] = []): PassengerTour => ({
  ...{ item, tour_name: 'Kapadokya', start_date: '2027-04-12', end_date: '2027-04-14', is_abroad: false },
  ...{ until: '2027-04-05', may_edit: true, difference: null, pickups: [], people },
  same_people: { fit, unfit: [] },
})
const passengersOf = (...tours: PassengerTour[]): OrderPassengers => ({ seats: 2, complete: 0, tours })

const Nothing = () => null

function Card() {
  return (
    <I18nProvider value={i18n}>
      <OrderPassengersCard order={order} orderKey="key" passengers={useLoaderData<OrderPassengers>()} />
      <Toaster closeLabel="Kapat" />
    </I18nProvider>
  )
}

async function open(passengers: OrderPassengers) {
  const Page = createRoutesStub([{ path: '/', Component: Card, loader: () => passengers, HydrateFallback: Nothing }])
  render(<Page />)
  await screen.findAllByRole('listitem')
}

const answer = (data: OrderPassengers) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Yolcu bilgileri kaydedildi.', data }))

// The form is a part of its own that the page loads when somebody opens it.
beforeAll(() => import('./passenger-form.tsx'))
const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
beforeEach(() => {
  scrolled.mockReset()
  sessionStorage.clear()
  location.hash = ''
})
afterEach(cleanup)

test('saving one passenger shows the heading of the next one, whose form begins above', async () => {
  const unfilled = [person(1), person(2)]
  await open(passengersOf(tourOf(1, unfilled)))
  fireEvent.click(screen.getByRole('button', { name: /1\. yolcu/ }))
  const surname = await screen.findByLabelText('Soyad')
  // A form that somebody opens lies below the button.
  expect(scrolled).not.toHaveBeenCalled()
  answer(passengersOf(tourOf(1, unfilled.with(0, person(1, { name: 'Ayşe', missing: [] })))))
  fireEvent.submit(surname.closest('form')!)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  expect((scrolled.mock.contexts[0] as HTMLElement).textContent).toContain('2. yolcu')
})

test('whoever comes from the checkout reads that the order exists', async () => {
  const said = 'SYH-27-7F3K9Q numaralı rezervasyonunuz alındı; şimdi yolcular.'
  const isSaid = () => screen.queryAllByRole('status').some(({ textContent }) => textContent === said)
  await open(passengersOf(tourOf(1, [person(1), person(2)])))
  expect(isSaid()).toBe(false)
  cleanup()
  location.hash = '#passengers'
  await open(passengersOf(tourOf(1, [person(1), person(2)])))
  await vi.waitFor(() => expect(isSaid()).toBe(true))
})

test('the answer about the same people names what they still lack on this tour', async () => {
  const filled = [person(1, { name: 'Ayşe', surname: 'Yılmaz', missing: [] })]
  await open(passengersOf(tourOf(1, filled), tourOf(2, [person(1)], ['Ayşe Yılmaz'])))
  answer(passengersOf(tourOf(1, filled), tourOf(2, [person(1, { name: 'Ayşe', missing: ['pickup'] })])))
  fireEvent.click(screen.getByRole('button', { name: 'Aynı kişileri al (1)' }))
  expect(await screen.findByText('Yolcu bilgileri kaydedildi. Eksik: Biniş yeri')).toBeDefined()
})

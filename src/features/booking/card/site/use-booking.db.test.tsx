// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { setVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { maxCartItems } from '#src/features/orders/orders.links.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { testBrowser } from '#src/tests/frame/test-browser.tsx'
import { cartItem } from '../../cart/cart.fixture.ts'
import { readCart, toggleItem } from '../../cart/site/cart.ts'
import { BookingBar, BookingCard } from './booking-card.tsx'
import { useBooking } from './use-booking.ts'

const agency = testAgency(new Date())
const browser = testBrowser(agency)
let tour: SoldTour
let later: string
beforeAll(async () => {
  tour = await insertSoldTour(agency.db, {}, { texts: { tr: { name: 'Göreme', tour_place: 'Göreme' } } })
  later = addDays(tour.tourDate, 7)
  const prices = { multi_room_price: 12_000_00, single_room_price: 16_000_00, child_prices: [0, 9_000_00] }
  await insertDeparture(agency.db, tour.tourId, later, prices)
})

/** The tour's page with its booking card. */
async function openCard(query = '') {
  const page = await browser.open({
    at: `/tur/goreme${query}`,
    load: (args) => apiFor(args).get<Tour>(tourApiPath('goreme')),
    use: (loaded) => {
      const [day, choose] = useState(tour.tourDate)
      return useBooking(loaded, loaded.departures.find(({ start_date }) => start_date === day)!, choose)
    },
  })
  return {
    page,
    booking: () => page.current,
    adults: () => page.current.party.adults,
    press: (act: 'put' | 'remove' | 'undo') => pressed(() => page.current[act]()),
    setParty: (adults: number, ages: (number | null)[] = []) =>
      pressed(() => page.current.setParty({ adults, ages, singleRooms: 0 })),
    priced: () => waitFor(() => expect(page.current.quoting).toMatchObject({ isLoading: false, refused: null })),
  }
}
const pressed = (click: () => void) => act(click)
const itemFor = (quantity: number, more: object = {}) =>
  cartItem({ token: tour.token, tourDate: tour.tourDate, quantity, ...more })

test('a press adds the tour with the price that was shown, a second one keeps it; it is taken out elsewhere, and put back', async () => {
  const { booking, press, priced } = await openCard()
  await priced()
  expect(booking().inCart).toBe('no')
  const added = [{ ...itemFor(2), seen: { total: 20_000, currency: 'TRY' } }]
  for (const _ of ['once', 'twice']) {
    press('put')
    expect(readCart()).toEqual(added)
    expect(booking()).toMatchObject({ inCart: 'same', problem: null })
  }
  press('remove')
  expect(readCart()).toEqual([])
  expect(booking()).toMatchObject({ inCart: 'no', isRemoved: true })
  press('remove')
  press('undo')
  expect(readCart()).toEqual(added)
  expect(booking()).toMatchObject({ inCart: 'same', isRemoved: false })
})

test('a price that is still loading is not stored as seen', async () => {
  const { press, setParty, priced } = await openCard()
  await priced()
  setParty(3)
  press('put')
  expect(readCart()).toMatchObject([{ quantity: 3, seen: null }])
})

test('another date or party than in the cart is shown, and taken over by one press', async () => {
  const { booking, press, setParty, priced } = await openCard()
  press('put')
  act(() => booking().choose(later))
  expect(booking().inCart).toBe('other')
  act(() => booking().choose(tour.tourDate))
  expect(booking().inCart).toBe('same')
  setParty(2, [8])
  expect(booking().inCart).toBe('other')
  act(() => booking().choose(later))
  await priced()
  press('put')
  expect(booking().inCart).toBe('same')
  expect(readCart()).toEqual([
    {
      ...itemFor(2, { tourDate: later, childrenQuantity: 1, childrenAges: [8] }),
      seen: { total: 33_000, currency: 'TRY' },
    },
  ])
})

test('a child without an age is named, nothing is requested or added, and the age makes it good', async () => {
  const { booking, press, setParty, priced } = await openCard()
  await priced()
  setParty(2, [null])
  expect(booking().quoting).toMatchObject({ quote: null, isLoading: false })
  press('put')
  expect(booking().problem).toEqual({ of: 'ages' })
  expect(readCart()).toEqual([])
  setParty(2, [5])
  expect(booking().problem).toBeNull()
  press('put')
  expect(readCart()).toMatchObject([{ childrenAges: [5] }])
  setParty(2, [5, null])
  expect(booking().inCart).toBe('other')
  press('put')
  expect(booking().problem).toEqual({ of: 'ages' })
  expect(readCart()).toMatchObject([{ childrenAges: [5] }])
})

test('a full cart takes no further tour and says so', async () => {
  for (let n = 0; n < maxCartItems; n++) toggleItem(cartItem({ token: `tour-${n}` }), null)
  const { booking, press } = await openCard()
  press('put')
  expect(booking()).toMatchObject({ problem: { of: 'full' }, inCart: 'no' })
  expect(readCart()).toHaveLength(maxCartItems)
})

test('the party is that of the address, else of the cart, else the visitor’s', async () => {
  setVisitorParty({ adults: 3, ages: [] })
  const { page, adults, booking } = await openCard()
  expect(adults()).toBe(3)
  expect(booking().isPartyChosen).toBe(false)
  act(() => void toggleItem(itemFor(4, { singleRoomQuantity: 1 }), null))
  expect(booking()).toMatchObject({ party: { adults: 4, singleRooms: 1 }, isPartyChosen: true, inCart: 'same' })
  await act(() => page.router.navigate('/tur/goreme?yetiskin=5'))
  expect(booking()).toMatchObject({ party: { adults: 5, singleRooms: 0 }, isPartyChosen: true, inCart: 'other' })
})

test('a choice on the page is above all, is the visitor’s from then on, and outlives a removal', async () => {
  setVisitorParty({ adults: 3, ages: [] })
  toggleItem(itemFor(4), null)
  const { page, adults, booking, press, setParty } = await openCard()
  setParty(1)
  expect(adults()).toBe(1)
  press('remove')
  expect(booking()).toMatchObject({ party: { adults: 1 }, inCart: 'no', isPartyChosen: true })
  await act(() => page.router.navigate('/'))
  const again = await openCard()
  expect(again.adults()).toBe(1)
})

test('after a removal the party of the removed entry stays on the page', async () => {
  toggleItem(itemFor(4), null)
  const { adults, press } = await openCard()
  press('remove')
  expect(readCart()).toEqual([])
  expect(adults()).toBe(4)
})

/** The card and the bar of phones, outside the router of `openCard`. */
function Cards({ of: loaded }: { of: Tour }) {
  const booking = useBooking(loaded, loaded.departures[0]!, () => undefined)
  const page = {
    booking,
    wp_no: '905320000000',
    payWays: ['havale', 'taksit'] as const,
    pageUrl: 'https://seyyah.example/tur/goreme',
    offerPath: '/teklif-talebi',
  }
  return (
    <>
      <BookingCard {...page} />
      <BookingBar {...page} isDateChosen={false} />
    </>
  )
}

test('two presses of a button, at any pace, end at the cart or the checkout and never lose the tour', async () => {
  const { container } = render((await cards())('/tur/goreme'))
  const card = container.querySelector('section')!
  const button = (name: string) => [...card.querySelectorAll('a, button')].find((each) => each.textContent === name)
  act(() => void (button('booking.add') as HTMLElement).focus())
  act(() => void fireEvent.click(button('booking.add')!))
  expect(readCart()).toHaveLength(1)
  // The focus goes with the place: Enter pressed twice follows the link.
  expect(document.activeElement).toBe(button('booking.to_cart'))
  expect(button('booking.add')).toBeUndefined()
  act(() => void fireEvent.click(button('booking.remove')!))
  expect(readCart()).toEqual([])
  expect(document.activeElement?.textContent).toBe('booking.removed')
  act(() => void fireEvent.click(button('cart.undo')!))
  expect(readCart()).toHaveLength(1)
  for (const _ of ['once', 'twice']) act(() => void fireEvent.click(button('booking.book')!))
  expect(readCart()).toHaveLength(1)
})

async function cards() {
  const { body: loaded } = await agency.api.get<Tour>(tourApiPath('goreme'))
  return (address: string) => (
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: {} }}>
      <MemoryRouter initialEntries={[address]}>
        <Cards of={loaded} />
      </MemoryRouter>
    </I18nProvider>
  )
}

test('the page of the server, which knows no party, is taken over without a difference when the address names one', async () => {
  const cardsAt = await cards()
  const container = document.createElement('div')
  container.innerHTML = renderToString(cardsAt('/tur/goreme'))
  expect(container.textContent).toContain('booking.open')
  setVisitorParty({ adults: 3, ages: [] })
  const differences: unknown[] = []
  const onRecoverableError = (error: unknown) => void differences.push(error)
  render(cardsAt('/tur/goreme?yetiskin=3'), { container, hydrate: true, onRecoverableError })
  expect(differences).toEqual([])
  expect(container.textContent).toContain('booking.review')
})

test('a shared link and the message to the agency open the tour at the date that is shown, with the party', async () => {
  const shared: unknown[] = []
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  const { container } = render((await cards())('/tur/goreme'))
  const parties = [
    { party: { adults: 3, ages: [8] }, text: 'yetiskin=3&cocuk=8' },
    { party: { adults: 2, ages: [] }, text: 'yetiskin=2' },
  ]
  for (const { party, text } of parties) {
    act(() => setVisitorParty(party))
    await act(async () => fireEvent.click(screen.getByText('ui.share')))
    const url = `https://seyyah.example/tur/goreme?tarih=${tour.tourDate}&${text}`
    expect(shared.pop()).toEqual({ title: 'Göreme', url })
    const message = container.querySelector('a[href*="wa.me"]')?.getAttribute('href')
    expect(
      decodeURIComponent(message ?? '')
        .split('\n')
        .at(-1),
    ).toBe(url)
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { CardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourCard } from '#src/features/tours/cards/site/tour-card.tsx'
import { DepartureStatus, useSeatsText, useStatusText } from '#src/features/tours/catalogue/site/departure-status.tsx'
import { UpcomingDepartures } from '#src/features/tours/catalogue/site/upcoming-departures.tsx'
import { strings } from '#src/strings.ts'

const shownOn = (seats_left: number) => ({
  start_date: '2027-04-12',
  end_date: '2027-04-14',
  seats_left,
  status: 'satista' as const,
  on_sale: true,
  sold_out: false,
  visa_at_risk: false,
  holiday: null,
  currency: 'TRY',
  multi_room_price: 9000,
  single_room_price: 12_000,
  try_price: null,
})
const tourWith = (seats: number) =>
  ({
    token: 'a',
    name: 'Ege',
    seo_name: 'ege',
    seo_names: { tr: 'ege' },
    departure_city: 'İzmir',
    transporter_types: ['otobus'],
    countries: ['TR'],
    days: 3,
    nights: 2,
    tour_place: '',
    cover: null,
    visa_from: null,
    child_age_ranges: [],
    child_price_min_adults: 1,
    from_date: '2027-04-12',
    more_departures: 0,
    next_departures: [shownOn(seats)],
    other_departures: [],
  }) as unknown as CardData

function Everywhere({ seats }: { seats: number }) {
  const statusText = useStatusText()
  const seatsText = useSeatsText()
  return (
    <>
      <TourCard tour={tourWith(seats)} />
      <UpcomingDepartures tours={[tourWith(seats)]} />
      <DepartureStatus departure={shownOn(seats)} />
      <p>{statusText(shownOn(seats))}</p>
      <p>{seatsText(seats)}</p>
    </>
  )
}

const groups = Object.entries(strings).map(([group, texts]) => [
  group,
  Object.fromEntries(Object.entries(texts).map(([key, by]) => [key, by.tr])),
])

/** Every text of free seats: card, home page, row of the tour's page, its options, options of the cart. */
function textsOf(seats: number, site: { shown_seats: number } | undefined): string[] {
  const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: Object.fromEntries(groups) }
  const value = site ? { ...i18n, site } : i18n
  const page = (
    <MemoryRouter>
      <I18nProvider value={value}>
        <Everywhere seats={seats} />
      </I18nProvider>
    </MemoryRouter>
  )
  const text = renderToStaticMarkup(page).replace(/<[^>]+>/g, '|')
  return text.replaceAll('\u00a0', ' ').match(/(?:Son )?\d+\+? yer(?: var)?/g)!
}

test.each([
  ['up to the last seats the number', 6, { shown_seats: 7 }, 'Son 6 yer', 'Son 6 yer'],
  ['from the limit on no number', 7, { shown_seats: 7 }, '7+ yer', '7+ yer var'],
  ['below the limit the number', 9, { shown_seats: 10 }, '9 yer', '9 yer var'],
  ['at another limit', 20, { shown_seats: 10 }, '10+ yer', '10+ yer var'],
  ['as many as a party', 20, { shown_seats: 20 }, '20+ yer', '20+ yer var'],
  ['without settings', 20, undefined, '20+ yer', '20+ yer var'],
])('%s: every text of free seats follows the agency’s limit', (_, seats, site, text, atHome) => {
  expect(textsOf(seats, site)).toEqual([text, atHome, text, text, text])
})

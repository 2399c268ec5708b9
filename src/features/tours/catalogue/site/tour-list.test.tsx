// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { defaultParty, setVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { strings } from '#src/strings.ts'
import type { CardData } from '../../cards/site/card-data.ts'
import { FromPrice, TourCard } from '../../cards/site/tour-card.tsx'
import { TourList } from './tour-list.tsx'

const facets = {
  months: [
    { value: '2027-04', count: 3 },
    { value: '2027-05', count: 9 },
  ],
  cities: [],
  transporter_types: [],
  nights: [],
  visa: [],
  holidays: [],
  categories: [],
  price: null,
  unrated: 23,
}
const tours = { data: [], total: 30, page: 2, per_page: 12, page_count: 3 }
const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }
const Stub = createRoutesStub([
  {
    path: '/tur-ara',
    Component: () => (
      <I18nProvider value={i18n}>
        <TourList tours={tours} facets={facets} party={null} whenEmpty={null} />
      </I18nProvider>
    ),
  },
])
const at = ['/tur-ara?month=2027-05&page=2&yetiskin=1']
const linksOf = (html: ParentNode) => [...html.querySelectorAll('a')].map((link) => link.getAttribute('href')!)

afterEach(() => {
  cleanup()
  setVisitorParty(defaultParty)
})

test('every link of a list keeps the visitor’s party: filters, their removal and pages', () => {
  const { container } = render(<Stub initialEntries={at} />)
  act(() => setVisitorParty({ adults: 3, ages: [5] }))
  const links = linksOf(container)
  expect(links).toContain('/tur-ara?month=2027-04&yetiskin=3&cocuk=5')
  expect(links).toContain('/tur-ara?yetiskin=3&cocuk=5')
  expect(links).toContain('/tur-ara?month=2027-05&page=3&yetiskin=3&cocuk=5')
  expect(links.filter((href) => !href.endsWith('yetiskin=3&cocuk=5'))).toEqual([])
})

test('the page of the server names no party: it is the same for all visitors', () => {
  setVisitorParty({ adults: 3, ages: [5] })
  const html = document.createElement('div')
  html.innerHTML = renderToStaticMarkup(<Stub initialEntries={at} />)
  expect(linksOf(html).length).toBeGreaterThan(4)
  expect(linksOf(html).filter((href) => /yetiskin|cocuk/.test(href))).toEqual([])
})

test.each([
  ['?price_min=1000', 'list.unrated_left_out'],
  ['?price_max=9000&sort=date', 'list.unrated_left_out'],
  ['?sort=price', 'list.unrated_last'],
  ['?sort=price_desc', 'list.unrated_last'],
  ['?sort=date', null],
  ['', null],
])('prices that no rate turns into lira are said above a list that compares prices: %s', (query, text) => {
  const html = renderToStaticMarkup(<Stub initialEntries={[`/tur-ara${query}`]} />)
  expect(/list\.unrated_\w+/.exec(html)?.[0] ?? null).toBe(text)
})

test.each([
  ['tr', '2 yetişkin için yer kalmadı, en çok 1 kişilik yer var'],
  ['en', 'Not enough seats for 2 adults: 1 seat left at most'],
] as const)('a card without seats for the party says how many there are (%s)', (lang, text) => {
  const texts = Object.entries(strings.list).map(([name, by]) => [name, by[lang]])
  const departure = { start_date: '2027-05-07', seats_left: 1, currency: 'TRY', multi_room_price: 9000 }
  const tour = { nights: 2, from_date: '2027-05-07', next_departures: [departure], other_departures: [] }
  const html = renderToStaticMarkup(
    <I18nProvider value={{ ...i18n, lang, strings: { list: Object.fromEntries(texts) } }}>
      <FromPrice tour={tour as unknown as Parameters<typeof FromPrice>[0]['tour']} />
    </I18nProvider>,
  )
  expect(html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['a tour abroad that needs a visa', ['FR'], 'vizeli', 'list.vizeli'],
  ['a tour abroad without one', ['RS'], 'vizesiz', 'list.vizesiz'],
  ['a tour within Türkiye', ['TR'], 'vizesiz', null],
])('the card of %s says so', (_, countries, visa_mode, text) => {
  const facts = {
    token: 'a',
    name: 'Ege',
    seo_name: 'ege',
    departure_city: 'İzmir',
    days: 3,
    nights: 2,
    tour_place: '',
  }
  const none = { transporter_types: [], cover: null, visa_from: null, child_age_ranges: [], more_departures: 0 }
  const dates = { from_date: null, next_departures: [], other_departures: [], child_price_min_adults: 2 }
  const tour = { ...facts, ...none, ...dates, countries, visa_mode } as unknown as CardData
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider value={i18n}>
        <TourCard tour={tour} />
      </I18nProvider>
    </MemoryRouter>,
  )
  expect(/list\.(?:vize|kapida)\w*/.exec(html)?.[0] ?? null).toBe(text)
})

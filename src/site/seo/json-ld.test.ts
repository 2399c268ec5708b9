import { expect, test } from 'vitest'
import { breadcrumbsData } from '#src/base/ui/page/breadcrumbs-data.ts'
import type { Site } from '#src/features/agency/company.schema.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { agencyData, tourData, websiteData } from './json-ld.ts'
import { vocabularyErrors } from './test-vocabulary.ts'

const siteUrl = 'https://seyyah.example'
const url = `${siteUrl}/tur/kapadokya`

const site: Site = {
  projectCompanyName: 'Seyyah Turizm',
  company_url: siteUrl,
  name: 'Seyyah Turizm',
  name_tr: 'Seyyah Turizm',
  name_en: 'Seyyah Travel',
  slogan: 'Yola, yolu bilenle çıkın.',
  mainColor: '#0a4a57',
  secondColor: '#f49c58',
  mainLogo: null,
  mainLogoPath: null,
  favIcoLogo: null,
  favIcoLogoPath: '/favicon.ico',
  wp_no: '902125550112',
  tursab_no: 'A-00000',
  tursab_url: '',
  etbis_no: '',
  etbis_url: '',
  legal_name: 'Seyyah Turizm A.Ş.',
  mersis_no: '',
  tax_office: '',
  tax_no: '0000000000',
  kep: '',
  founded_year: 1998,
  asks_passengers: true,
  takes_office_payment: true,
  shown_seats: 20,
  pay_ways: ['havale'],
  makes_papers: true,
  keywords: [],
  tracking: [],
}
const entry = (content: string) => [{ id: 1, name: '', content }]
const contact = {
  telefon: entry('+90 212 555 01 10'),
  email: entry('merhaba@seyyah.example'),
  adres: entry('Sirkeci, Fatih / İstanbul'),
  shift: [],
  source_link: entry('https://map.example/1'),
}
const social = [{ id: 1, name: 'X', uri: 'https://x.example/seyyah', icon_name: 'x' }]

const departure: Departure = {
  start_date: '2027-04-12',
  end_date: '2027-04-15',
  status: 'satista',
  seats_left: 9,
  on_sale: true,
  sale_ends: '2027-04-09',
  sold_out: false,
  holiday: null,
  visa_at_risk: false,
  currency: 'TRY',
  try_price: null,
  multi_room_price: 28_900.5,
  single_room_price: 38_000,
  child_age_range_1_price: null,
  child_age_range_2_price: null,
  child_age_range_3_price: null,
  child_age_range_4_price: null,
}
const image = { file: 'kapadokya', width: 1920, height: 1280, placeholder: '', alt: '' }
const tour = {
  name: 'Kapadokya </script>',
  summary: 'Üç gece.',
  programme: [
    { day: 1, title: 'Göreme', description: '', meals: [], overnight: '' },
    { day: 2, title: 'Avanos', description: '', meals: [], overnight: '' },
  ],
  departures: [departure],
  cover: image,
  gallery: [],
} as unknown as Tour

const agency = agencyData({ site, contact, social, siteUrl })
const websites = [null, `${siteUrl}/tur-ara?search={search_term_string}`].map((searchUrl) =>
  websiteData(site, siteUrl, `${siteUrl}/`, 'tr', searchUrl),
)
const trail = breadcrumbsData([
  { name: 'Ana sayfa', url: `${siteUrl}/` },
  { name: 'Turlar', url: `${siteUrl}/turlar/x` },
  { name: 'Kapadokya', url: null },
])

test('all types, properties and values are valid schema.org', () => {
  const empty = { ...tour, summary: '', programme: [], departures: [], cover: null } as Tour
  const bare = { ...site, legal_name: '', slogan: '', tursab_no: '', founded_year: null, tax_no: '' }
  const none = { telefon: [], email: [], adres: [], shift: [], source_link: [] }
  const all = [
    agency,
    agencyData({ site: { ...bare, mainLogo: image }, contact: none, social: [], siteUrl }),
    ...websites,
    tourData(tour, siteUrl, url, 20),
    tourData(empty, siteUrl, url, 20),
    trail,
  ]
  expect(vocabularyErrors(all)).toBe('')
}, 60_000)

test('the validator finds unknown properties, wrong value types and unknown types', () => {
  const trip = { '@context': 'https://schema.org', '@type': 'TouristTrip' }
  expect(vocabularyErrors([{ ...trip, nights: 3 } as typeof trip])).toContain('"nights"')
  expect(vocabularyErrors([{ ...trip, itinerary: { '@type': 'Offer', price: 1 } } as typeof trip])).toContain(
    'itinerary',
  )
  const offers = [{ '@type': 'Offer', prise: 1 }]
  expect(vocabularyErrors([{ ...trip, offers } as typeof trip])).toContain('prise')
  expect(vocabularyErrors([{ '@type': 'Journey' }])).toContain('Journey')
}, 60_000)

test('an offer has price, currency, dates, seats and URL', () => {
  const [offer] = tourData(tour, siteUrl, url, 20).offers as Record<string, unknown>[]
  expect(offer).toEqual({
    '@type': 'Offer',
    url: `${url}?tarih=2027-04-12`,
    price: 28_900.5,
    priceCurrency: 'TRY',
    availability: 'https://schema.org/InStock',
    inventoryLevel: { '@type': 'QuantitativeValue', value: 9 },
    validThrough: '2027-04-09',
    seller: { '@id': `${siteUrl}/#agency` },
    itemOffered: { '@type': 'TouristTrip', name: tour.name, departureTime: '2027-04-12', arrivalTime: '2027-04-15' },
  })
})

test.each([
  [{ seats_left: 4 }, 'LimitedAvailability'],
  [{ on_sale: false, status: 'dolu' as const, seats_left: 0 }, 'SoldOut'],
  [{ on_sale: false, status: 'sorunuz' as const }, 'InStoreOnly'],
  [{ on_sale: false, sold_out: true, seats_left: 0 }, 'SoldOut'],
  // The sale on the site has ended, and seats are free.
  [{ on_sale: false }, 'InStoreOnly'],
])('a departure with %j is %s', (changes, availability) => {
  const data = tourData({ ...tour, departures: [{ ...departure, ...changes }] }, siteUrl, url, 20)
  expect(data.offers).toMatchObject([{ availability: `https://schema.org/${availability}` }])
})

test.each([
  [9, 10, { value: 9 }],
  [10, 10, { minValue: 10 }],
  [20, 10, { minValue: 10 }],
  [20, 20, { minValue: 20 }],
])('of %i free seats no more are said than the agency’s limit of %i', (seats_left, shown, said) => {
  const [offer] = tourData({ ...tour, departures: [{ ...departure, seats_left }] }, siteUrl, url, shown).offers as {
    inventoryLevel: unknown
  }[]
  expect(offer!.inventoryLevel).toEqual({ '@type': 'QuantitativeValue', ...said })
})

test('a cancelled departure is no offer; without departures there are no offers', () => {
  const data = tourData({ ...tour, departures: [{ ...departure, status: 'iptal', on_sale: false }] }, siteUrl, url, 20)
  expect(data).not.toHaveProperty('offers')
})

test('the agency has its licence; the search action exists only with a search page', () => {
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    identifier: { propertyID: 'TÜRSAB', value: 'A-00000' },
    foundingDate: '1998',
    sameAs: ['https://x.example/seyyah'],
  })
  expect(websites[0]).not.toHaveProperty('potentialAction')
  expect(websites[1]).toHaveProperty('potentialAction')
})

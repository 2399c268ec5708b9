import { imagePath, sharePath } from '#src/base/files/image.links.ts'
import { isEmpty } from '#src/base/i18n/empty.ts'
import type { JsonLdData } from '#src/base/ui/page/json-ld.tsx'
import { logoWidth } from '#src/features/agency/company.links.ts'
import type { ContactInformation, Site, SocialMedia } from '#src/features/agency/company.schema.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { writtenSeats } from '#src/features/departures/board/written-seats.rules.ts'
import type { ShownTour } from '#src/features/tours/tours.schema.ts'

const context = 'https://schema.org'

/** The agency is described once per page; other data refer to it by this id. */
const agencyId = (siteUrl: string) => `${siteUrl}/#agency`

type AgencyOf = { site: Site; contact: ContactInformation; social: SocialMedia; siteUrl: string }

/** schema.org TravelAgency. Empty fields are omitted. */
export function agencyData({ site, contact, social, siteUrl }: AgencyOf): JsonLdData {
  const first = (section: keyof ContactInformation) => contact[section][0]?.content
  return filled({
    '@context': context,
    '@type': 'TravelAgency',
    '@id': agencyId(siteUrl),
    name: site.name,
    legalName: site.legal_name,
    url: `${siteUrl}/`,
    slogan: site.slogan,
    logo: `${siteUrl}/icon-512.png`,
    image: site.mainLogo ? siteUrl + imagePath(site.mainLogo.file, logoWidth, 'jpg') : `${siteUrl}/share.jpg`,
    telephone: first('telefon'),
    email: first('email'),
    address: first('adres'),
    hasMap: first('source_link'),
    foundingDate: site.founded_year === null ? '' : String(site.founded_year),
    taxID: site.tax_no,
    identifier: site.tursab_no && { '@type': 'PropertyValue', propertyID: 'TÜRSAB', value: site.tursab_no },
    sameAs: social.map(({ uri }) => uri),
  })
}

/** @param searchUrl URL template with `{search_term_string}`; null when there is no search page. */
export function websiteData(
  site: Site,
  siteUrl: string,
  url: string,
  lang: string,
  searchUrl: string | null,
): JsonLdData {
  return filled({
    '@context': context,
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url,
    name: site.name,
    inLanguage: lang,
    publisher: { '@id': agencyId(siteUrl) },
    potentialAction: searchUrl && {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchUrl },
      'query-input': 'required name=search_term_string',
    },
  })
}

/**
 * schema.org TouristTrip with an offer for every departure that is not cancelled.
 * @param url of the tour page
 * @param shownSeats the agency's limit of free seats in texts
 */
export function tourData(tour: ShownTour, siteUrl: string, url: string, shownSeats: number): JsonLdData {
  const { name, summary, programme, departures, cover, gallery } = tour
  const image = cover ?? gallery[0]
  return filled({
    '@context': context,
    '@type': 'TouristTrip',
    '@id': `${url}#tour`,
    name,
    description: summary,
    url,
    image: image ? [siteUrl + sharePath(image), siteUrl + imagePath(image.file, 1280, 'jpg')] : [],
    provider: { '@id': agencyId(siteUrl) },
    itinerary: programme.length > 0 && {
      '@type': 'ItemList',
      numberOfItems: programme.length,
      itemListElement: programme.map(({ day, title }) => ({ '@type': 'ListItem', position: day, name: title })),
    },
    offers: departures
      .filter(({ status }) => status !== 'iptal')
      .map((departure) => offerOf(tour, departure, { siteUrl, url, shownSeats })),
  })
}

type Shown = { siteUrl: string; url: string; shownSeats: number }

function offerOf({ name }: ShownTour, departure: Departure, { siteUrl, url, shownSeats }: Shown) {
  const { start_date, end_date, currency, multi_room_price, seats_left, sale_ends } = departure
  const { size, n } = writtenSeats(seats_left, shownSeats)
  return {
    '@type': 'Offer',
    url: `${url}?tarih=${start_date}`,
    price: multi_room_price,
    priceCurrency: currency,
    availability: `${context}/${availabilityOf(departure)}`,
    ...(departure.on_sale && {
      inventoryLevel: { '@type': 'QuantitativeValue', [size === 'many' ? 'minValue' : 'value']: n },
    }),
    // validFrom is unknown: the start of sale is not stored.
    validThrough: sale_ends,
    seller: { '@id': agencyId(siteUrl) },
    itemOffered: { '@type': 'TouristTrip', name, departureTime: start_date, arrivalTime: end_date },
  }
}

const few = 4

function availabilityOf({ on_sale, status, sold_out, seats_left }: Departure): string {
  if (on_sale) return seats_left <= few ? 'LimitedAvailability' : 'InStock'
  // Sold by staff: on request, and after the end of the sale on the site.
  return sold_out || status === 'dolu' ? 'SoldOut' : 'InStoreOnly'
}

/** Omits empty properties. */
function filled(data: JsonLdData): JsonLdData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value))) as JsonLdData
}

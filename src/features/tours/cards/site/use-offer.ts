import { usePath } from '#src/base/i18n/i18n.tsx'
import { type Offer, type OfferedTour, offerFor } from '#src/features/departures/pricing/site/offer.ts'
import { useVisitorParty, type VisitorParty, withParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { tourPath } from '../../tours.links.ts'

/** Links to a tour's page that open it at a date, with the visitor's party. */
export function useTourHref(): (seo_name: string, start_date: string | null) => string {
  const path = usePath()
  const party = useVisitorParty()
  return (seo_name, start_date) => path(tourPath(seo_name)) + tourQuery(start_date, party)
}

/** The same for a link component that adds the language. */
export function tourQuery(start_date: string | null, party: VisitorParty): string {
  return withParty(start_date ? `?tarih=${start_date}` : '', party)
}

/** What a card offers to the visitor's party. */
export function useOffer(tour: OfferedTour): { party: VisitorParty; offer: Offer | null } {
  const party = useVisitorParty()
  return { party, offer: offerFor(tour, party) }
}

import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, isDay } from '#src/base/dates.ts'
import { bySlug } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink, buttonClass } from '#src/base/ui/controls/button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { Section } from '#src/base/ui/page/container.tsx'
import { JsonLd } from '#src/base/ui/page/json-ld.tsx'
import { BookingBar, BookingCard } from '#src/features/booking/card/site/booking-card.tsx'
import { BookingLinks, useWhatsAppLink } from '#src/features/booking/card/site/booking-links.tsx'
import { NoBookingBar, NoBookingCard } from '#src/features/booking/card/site/no-booking-card.tsx'
import { useBooking } from '#src/features/booking/card/site/use-booking.ts'
import { useCart } from '#src/features/booking/cart/site/cart.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { firstOffered } from '#src/features/departures/board/visa.rules.ts'
import { offerPathFor } from '#src/features/inquiries/inquiries.links.ts'
import { postPath, visaPagesApiPath } from '#src/features/posts/posts.links.ts'
import type { PostLink } from '#src/features/posts/posts.schema.ts'
import { type CardData, cardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import { TourView } from '#src/features/tours/catalogue/site/tour-view.tsx'
import { addViewed } from '#src/features/tours/catalogue/site/viewed.ts'
import { programmePath, tourApiPath, tourPath } from '#src/features/tours/tours.links.ts'
import type { ShownTour, Tour } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/tour-page'
import { pagePaths } from './nav/nav.ts'
import { PaperHead } from './paper-head.tsx'
import { tourData } from './seo/json-ld.ts'
import { useShell, useSiteUrl } from './shell/shell-data.ts'

export const handle: PageHandle = { route_name: 'tour' }

/** One row on wide windows. */
const similarShown = 3

type PageTour = ShownTour & { similar: readonly CardData[]; visa_pages: PostLink[] }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const slug = args.params.seo_name
  const answer = apiFor(args).get<Tour>(tourApiPath(slug))
  const tour = await bySlug(args, { slug, answer, slugOf: ({ seo_name }) => seo_name, pathOf: tourPath })
  const isAtHome = tour.countries.every((country) => country === 'TR')
  const visa_pages = isAtHome ? [] : await apiFor(args).get<PostLink[]>(visaPagesApiPath({ countries: tour.countries }))
  // The row of similar tours.
  const similar = tour.similar.slice(0, similarShown).map(cardData)
  return {
    ...tour,
    similar,
    visa_pages,
    seo_title: tour.seo_title ?? tour.name,
    seo_description: tour.seo_description ?? tour.summary,
  }
}
export const loader = load
export const clientLoader = load

/** The date is in the URL, but the page has all dates already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

/** Keyed by token: the party is reset for another tour. */
export default function Screen({ loaderData: tour }: Route.ComponentProps) {
  const siteUrl = useSiteUrl()
  const { site } = useShell()
  const url = siteUrl + usePath()(tourPath(tour.seo_name))
  const first = firstOffered(tour.departures)
  useEffect(() => addViewed(tour.token), [tour.token])
  return (
    <>
      <JsonLd data={tourData(tour, siteUrl, url, site.shown_seats)} />
      {first ? <SoldTour key={tour.token} tour={tour} first={first} /> : <UnsoldTour key={tour.token} tour={tour} />}
    </>
  )
}

function SoldTour({ tour, first }: { tour: PageTour; first: Departure }) {
  const t = useT()
  const lang = useLang()
  const { requestedDate, choose } = useDate()
  const inCart = useCart().find(({ token }) => token === tour.token)?.tourDate
  const onSale = (day: string | null | undefined) =>
    tour.departures.find(({ start_date, on_sale }) => on_sale && start_date === day)
  const chosen = onSale(requestedDate) ?? onSale(inCart) ?? first
  const booking = useBooking(tour, chosen, choose)
  const agency = useAgency(tour)
  const { adults, ages } = booking.party
  const offerPath = offerPathFor(tour.seo_name, {
    date: chosen.start_date,
    adults,
    ages: ages.filter((age) => age !== null),
  })
  const card = { booking, offerPath, wp_no: agency.wp_no, payWays: agency.payWays, pageUrl: agency.pageUrl }
  const isGone = requestedDate !== null && isDay(requestedDate) && !onSale(requestedDate)
  return (
    <TourView
      tour={tour}
      choice={{ chosen: chosen.start_date, choose, askUrl: agency.askUrl }}
      visaLinks={agency.visaLinks}
      pdf={agency.pdf}
      notice={isGone && <Notice tone="warn">{t('booking.date_gone', { date: formatDay(requestedDate, lang) })}</Notice>}
      paper={<PaperHead pageUrl={agency.pageUrl} />}
      aside={<BookingCard {...card} />}
      bar={<BookingBar {...card} isDateChosen={requestedDate !== null} />}
    >
      <Similar tours={tour.similar} />
    </TourView>
  )
}

/** Fragment of the address. */
const contactPart = 'bize-sorun'

/** A tour with nothing on sale: its description and how to contact the agency. */
function UnsoldTour({ tour }: { tour: PageTour }) {
  const t = useT()
  const { visaLinks, pdf, askUrl, wp_no, pageUrl } = useAgency(tour)
  const toWhatsApp = useWhatsAppLink(wp_no, pageUrl)
  const whatsapp = wp_no ? toWhatsApp({ tour }) : null
  const card = (
    <NoBookingCard title={t('booking.no_dates')} text={t('booking.no_dates_text')}>
      <div className="mt-5 space-y-2.5">
        <ButtonLink to={`${pagePaths.special_tour}?tour=${tour.seo_name}`} className="w-full">
          {t('tour.ask_special')}
        </ButtonLink>
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'outline' }, 'w-full')}>
            {t('booking.whatsapp')}
          </a>
        )}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <BookingLinks title={tour.name} whatsapp={null} />
      </div>
    </NoBookingCard>
  )
  return (
    <TourView
      tour={tour}
      choice={{ chosen: null, choose: () => undefined, askUrl }}
      visaLinks={visaLinks}
      pdf={pdf}
      paper={<PaperHead pageUrl={pageUrl} />}
      aside={card}
      bar={
        <NoBookingBar title={t('booking.no_dates')}>
          <a href={`#${contactPart}`} className={buttonClass({}, 'shrink-0')}>
            {t('booking.ask_us')}
          </a>
        </NoBookingBar>
      }
    >
      <div id={contactPart} className="no-print scroll-mt-24 px-4 pb-10 sm:px-6 md:hidden">
        {card}
      </div>
      <Similar tours={tour.similar} />
    </TourView>
  )
}

/** The date in the URL, ?tarih=2027-04-12. Choosing one replaces the history entry, so that "back" leaves the page. */
function useDate() {
  const [params, setParams] = useSearchParams()
  const choose = useCallback(
    (start_date: string) => {
      setParams(
        (before) => {
          before.set('tarih', start_date)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )
  return { requestedDate: params.get('tarih'), choose }
}

/** Data of the shell: the WhatsApp number, the page's URL, open pages and the programme as a file. */
function useAgency(tour: PageTour) {
  const lang = useLang()
  const path = usePath()
  const { wp_no, pay_ways, makes_papers } = useShell().site
  const pageUrl = useSiteUrl() + path(tourPath(tour.seo_name))
  const toWhatsApp = useWhatsAppLink(wp_no, pageUrl)
  return {
    wp_no,
    payWays: pay_ways,
    pageUrl,
    visaLinks: {
      countries: tour.visa_pages.map(({ title, seo_name }) => ({ title, path: postPath('visa', seo_name) })),
      list: pagePaths.visa,
    },
    pdf: makes_papers ? programmePath(tour.seo_name, lang) : null,
    askUrl: wp_no ? (departure: Departure) => toWhatsApp({ tour, departure }) : null,
  }
}

function Similar({ tours }: { tours: readonly CardData[] }) {
  const t = useT()
  if (tours.length === 0) return null
  return (
    <Section isLater title={t('tour.similar')} className="no-print border-t border-line bg-sand/40">
      <TourStrip tours={tours} />
    </Section>
  )
}

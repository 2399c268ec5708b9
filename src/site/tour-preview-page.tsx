import { data } from 'react-router'
import { formatInstant } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { secretPageHeaders } from '#src/base/http/secret-page.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Eye } from '#src/base/ui/icons.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { NoBookingCard } from '#src/features/booking/card/site/no-booking-card.tsx'
import { TourView } from '#src/features/tours/catalogue/site/tour-view.tsx'
import type { TourPreview } from '#src/features/tours/editing/tours.admin.schema.ts'
import { tourPath, tourPreviewApiPath } from '#src/features/tours/tours.links.ts'
import type { Route } from './+types/tour-preview-page'
import { pagePaths } from './nav/nav.ts'
import { PaperHead } from './paper-head.tsx'
import { useSiteUrl } from './shell/shell-data.ts'

export const handle: PageHandle = { route_name: 'tour_preview' }

/** The URL contains a secret key (docs/decisions/0032): no caching, no referrer, no indexing. */
export const headers = () => secretPageHeaders

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const key = new URL(args.request.url).searchParams.get('key') ?? ''
  const tour = await apiFor(args).get<TourPreview>(tourPreviewApiPath(key)).catch(nullWhenNotFound)
  return data({ tour, seo_title: tour && (tour.seo_title ?? tour.name) }, tour ? 200 : 404)
}
export const loader = load
export const clientLoader = load

/** A tour page that may be unpublished; booking is disabled. */
export default function TourPreviewPage({ loaderData: { tour } }: Route.ComponentProps) {
  const t = useT()
  const path = usePath()
  const siteUrl = useSiteUrl()
  if (!tour) return <ExpiredLink />
  const card = <NoBookingCard title={t('tour.preview_no_booking')} text={t('tour.preview_no_booking_text')} />
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <TourView
        tour={tour}
        choice={{ chosen: null, choose: null, askUrl: null }}
        // Its tour may not be published.
        pdf={null}
        visaLinks={{ countries: [], list: pagePaths.visa }}
        paper={<PaperHead pageUrl={siteUrl + path(tourPath(tour.seo_name))} />}
        aside={card}
        bar={<Ribbon tour={tour} />}
      >
        <div className="no-print px-4 pb-10 sm:px-6 md:hidden">{card}</div>
      </TourView>
    </>
  )
}

/** Always visible, in print too, so that the preview is not mistaken for the published page. */
function Ribbon({ tour: { status, until } }: { tour: TourPreview }) {
  const t = useT()
  const lang = useLang()
  return (
    <aside
      aria-label={t('tour.preview')}
      className="sticky bottom-0 z-30 border-t-4 border-second bg-ink text-white print:static"
    >
      <Container className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
        <p className="flex items-center gap-2 font-semibold">
          <Eye aria-hidden className="size-5" />
          <span>{`${t('tour.preview')}: ${t(`tour.preview_${status}`)}`}</span>
        </p>
        <p className="text-sm text-white/85">
          {t('tour.preview_until', { time: formatInstant(new Date(until), lang) })}
        </p>
      </Container>
    </aside>
  )
}

function ExpiredLink() {
  const t = useT()
  return (
    <Container className="grid min-h-[50vh] place-content-center gap-5 py-16 text-center">
      <h1 className="text-title">{t('tour.preview_over')}</h1>
      <p className="mx-auto max-w-xl text-lg text-ink-soft">{t('tour.preview_over_text')}</p>
      <p>
        <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
      </p>
    </Container>
  )
}

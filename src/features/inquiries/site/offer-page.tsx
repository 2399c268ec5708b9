import { dayOf, isDay } from '#src/base/dates.ts'
import { apiFor, nullWhenNotFound } from '#src/base/http/client/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Field } from '#src/base/ui/controls/field.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { tourApiPath, tourPath } from '#src/features/tours/tours.links.ts'
import type { Tour } from '#src/features/tours/tours.schema.ts'
import { specialTourPath } from '../inquiries.links.ts'
import { offerRequest } from '../inquiries.requests.ts'
import { emptyOffer, type OfferForm, offerProblems } from '../inquiries.rules.ts'
import type { Route } from './+types/offer-page'
import { loadNotice, type NoticeLink } from './form-load.ts'
import { CallTime, KvkkNotice, MessageArea, SendBar, SenderFields, Tick, tie } from './form-parts.tsx'
import { PartyFields } from './party-fields.tsx'
import { ReceivedCard } from './received-card.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

export const handle: PageHandle = { route_name: 'offer' }

type OfferedTour = Pick<Tour, 'token' | 'name' | 'seo_name' | 'tour_place' | 'cover'>

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const query = new URL(args.request.url).searchParams
  const [tour, notice] = await Promise.all([findTour(api, query.get('tur')), loadNotice(api)])
  return { tour, notice, today: dayOf(new Date()), prefill: prefillOf(query) }
}
export const loader = load
export const clientLoader = load

/** @returns null for a tour that is not published */
async function findTour(api: ReturnType<typeof apiFor>, slug: string | null): Promise<OfferedTour | null> {
  const tour = slug ? await api.get<Tour>(tourApiPath(slug)).catch(nullWhenNotFound) : null
  if (!tour) return null
  const { token, name, seo_name, tour_place, cover } = tour
  return { token, name, seo_name, tour_place, cover }
}

/** Date and party from the tour page's link. The URL is user input, so only valid values are used. */
function prefillOf(query: URLSearchParams): Partial<OfferForm> {
  const date = query.get('tarih') ?? ''
  const adults = query.get('yetiskin') ?? ''
  const ages = (query.get('cocuk') ?? '').split(',').filter((age) => /^(\d|1[0-7])$/.test(age))
  return {
    ...(isDay(date) && { tourDate: date }),
    ...(/^[1-9]\d?$/.test(adults) && { adults }),
    ...(ages.length > 0 && { children: String(ages.length), ages: ages.map(Number) }),
  }
}

export default function OfferPage({ loaderData: { tour, notice, today, prefill } }: Route.ComponentProps) {
  const t = useT()
  return (
    <Container className="pt-5 pb-16 lg:pb-20">
      <Breadcrumbs
        trail={[...(tour ? [{ name: tour.name, to: tourPath(tour.seo_name) }] : []), { name: t('offer.title') }]}
      />
      <h1 className="mt-4 text-title">{t('offer.title')}</h1>
      {tour ? (
        <>
          <p className="mt-2.5 mb-8 max-w-2xl text-lg text-ink-soft">{t('offer.intro')}</p>
          <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
            <TourCard tour={tour} />
            <OfferFormCard key={tour.token} {...{ tour, notice, today, prefill }} />
          </div>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState title={t('offer.choose_tour')} text={t('offer.choose_tour_text')}>
            <ButtonLink to="/">{t('special_tour.browse')}</ButtonLink>
            <ButtonLink to={specialTourPath} kind="outline">
              {t('contact.special_tour')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
    </Container>
  )
}

function TourCard({ tour: { name, tour_place, cover } }: { tour: OfferedTour }) {
  return (
    <aside className="overflow-hidden rounded-card bg-white shadow-card max-md:flex md:col-start-2 md:row-start-1">
      {cover && (
        <div className="shrink-0 overflow-hidden max-md:w-28 md:aspect-[3/2]">
          <Picture image={cover} alt="" sizes="(min-width: 801px) 20rem, 7rem" />
        </div>
      )}
      <div className="p-4 md:p-5">
        <h2 className="text-lg leading-snug">{name}</h2>
        <p className="mt-1 text-sm text-ink-soft">{tour_place}</p>
      </div>
    </aside>
  )
}

type CardProps = { tour: OfferedTour; notice: NoticeLink | null; today: string; prefill: Partial<OfferForm> }

function OfferFormCard({ tour, notice, today, prefill }: CardProps) {
  const t = useT()
  const { state, form } = useInquiryForm({
    kind: 'offer',
    empty: emptyOffer,
    prefill,
    find: (form) => offerProblems(form, today),
    request: (form) => ({ payload: offerRequest(form, tour.token) }),
  })
  if (state.received)
    return (
      <ReceivedCard received={state.received} onAgain={state.again}>
        <ButtonLink to={tourPath(tour.seo_name)}>{t('offer.to_tour')}</ButtonLink>
      </ReceivedCard>
    )
  return (
    <form {...form} className="relative space-y-6 rounded-card bg-white p-5 shadow-card sm:p-8">
      <Field
        {...tie(state, 'tourDate')}
        className="sm:max-w-xs"
        type="date"
        label={t('inquiries.date')}
        hint={t('offer.date_hint')}
        min={today}
        required
      />
      <PartyFields state={state} isLarge />
      <div className="grid gap-x-5 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <SenderFields state={state} />
        <CallTime state={state} />
        <MessageArea state={state} label={t('inquiries.notes')} hint={t('offer.message_hint')} isOptional />
      </div>
      <Tick state={state} name="health_consent" isOptional />
      <KvkkNotice notice={notice} />
      <SendBar state={state} label={t('offer.submit')} />
    </form>
  )
}

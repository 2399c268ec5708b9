import { formatDay } from '#src/base/dates.ts'
import { bySlug } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { telHref, whatsAppHref } from '#src/base/phone.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { ArrowLeft, ArrowRight, MessageCircle, Phone } from '#src/base/ui/icons.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container, Section } from '#src/base/ui/page/container.tsx'
import type { ContactInformation, Site } from '#src/features/agency/company.schema.ts'
import { postApiPath, postPath, postsPath } from '#src/features/posts/posts.links.ts'
import type { Post, PostLink } from '#src/features/posts/posts.schema.ts'
import { cardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/visa-detail-page'
import { VisaChecklist } from './visa-checklist.tsx'
import { PassportRules, VisaFactList } from './visa-facts.tsx'

export const handle: PageHandle = { route_name: 'visa_detail' }

/** Tours in one row of a wide screen. */
const toursShown = 3

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { seo_name } = args.params
  const api = apiFor(args)
  const { visa, ...post } = await bySlug(args, {
    slug: seo_name,
    answer: api.get<Post>(postApiPath('visa', seo_name)),
    slugOf: (found) => found.seo_name,
    pathOf: (slug) => postPath('visa', slug),
  })
  // Never null: the office cannot save a visa post without facts.
  if (!visa) throw new Error(`visa post ${seo_name} has no facts`)
  const [found, site, contact] = await Promise.all([
    api.get<TourSearchResult>(`/api/pages/search-products?search=${encodeURIComponent(visa.country_name)}`),
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>('/api/pages/contact-information'),
  ])
  // The search is fuzzy, so its hits are filtered by country.
  const tours = found.data.filter(({ countries }) => countries.includes(visa.country)).slice(0, toursShown)
  const { title, summary, body, cover, seo_names, previous, next } = post
  return {
    ...{ title, summary, body, cover, seo_names, previous, next, visa },
    seo_title: post.seo_title ?? title,
    seo_description: post.seo_description ?? summary,
    tours: tours.map(cardData),
    agency: { phone: contact.telefon?.[0]?.content ?? '', wp_no: site.wp_no },
  }
}
export const loader = load
export const clientLoader = load

export default function VisaDetailPage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const lang = useLang()
  const { title, summary, body, cover, visa, tours, agency, previous, next } = loaderData
  return (
    <>
      <Banner
        title={title}
        image={cover}
        trail={[{ name: t('visa.title'), to: postsPath('visa') }, { name: visa.country_name }]}
      >
        {summary}
      </Banner>
      <Container className="py-8 lg:py-12 print:p-0 print:text-[12pt]">
        <div className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_19rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] print:block">
          <section
            aria-label={t('visa.facts')}
            className="rounded-card bg-white p-5 shadow-card max-md:mb-4 sm:p-6 md:col-start-2 print:rounded-none print:p-0 print:shadow-none"
          >
            <PassportRules visa={visa} className="font-medium" />
            <VisaFactList visa={visa} className="mt-2 border-t border-line pt-3" />
          </section>
          <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
            {body && <RichText html={body} className="no-print max-w-[68ch] text-[1.05rem] [&>h2]:text-heading" />}
            {visa.documents.length > 0 && <VisaChecklist documents={visa.documents} />}
            {visa.notes.length > 0 && (
              <section aria-labelledby="notlar" className="mt-10 lg:mt-14 print:mt-4">
                <h2 id="notlar" className="text-heading lg:text-[1.75rem]">
                  {t('visa.notes')}
                </h2>
                <ul className="mt-4 max-w-[68ch] list-disc space-y-2 ps-5 marker:text-main">
                  {visa.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </section>
            )}
            <div className="mt-8 print:mt-4">
              <Notice tone="warn" title={t('visa.no_guarantee')}>
                <p>{t('visa.no_guarantee_text', { date: formatDay(visa.checked_on, lang) })}</p>
              </Notice>
            </div>
          </div>
          <Help country={visa.country_name} agency={agency} />
        </div>
        <Neighbours previous={previous} next={next} />
      </Container>
      {tours.length > 0 && (
        <Section
          title={t('visa.tours', { country: visa.country_name })}
          className="no-print border-t border-line bg-sand/40"
        >
          <TourStrip tours={tours} />
        </Section>
      )}
    </>
  )
}

/** Contact links for questions about the visa. */
function Help({ country, agency: { phone, wp_no } }: { country: string; agency: { phone: string; wp_no: string } }) {
  const t = useT()
  if (!phone && !wp_no) return null
  return (
    <section
      aria-label={t('visa.help', { country })}
      className="no-print rounded-card bg-main p-5 text-white max-md:mt-3 sm:p-6 md:sticky md:top-36 md:col-start-2"
    >
      <h2 className="text-heading">{t('visa.help', { country })}</h2>
      <p className="mt-2 text-white/90">{t('visa.help_text')}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {phone && (
          <a href={telHref(phone)} className={buttonClass({ kind: 'second' })}>
            <Phone aria-hidden className="size-4" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {wp_no && (
          <a
            href={whatsAppHref(wp_no, t('visa.whatsapp_text', { country }))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ kind: 'outline' })}
          >
            <MessageCircle aria-hidden className="size-4" />
            <span>{t('visa.whatsapp')}</span>
          </a>
        )}
      </div>
    </section>
  )
}

function Neighbours({ previous, next }: { previous: PostLink | null; next: PostLink | null }) {
  const t = useT()
  const path = usePath()
  if (!previous && !next) return null
  const look = 'inline-flex min-h-11 items-center gap-2 font-semibold text-main hover:underline'
  return (
    <nav
      aria-label={t('visa.other_countries')}
      className="no-print mt-10 flex flex-wrap justify-between gap-x-8 border-t border-line pt-5"
    >
      {previous && (
        <a href={path(postPath('visa', previous.seo_name))} rel="prev" className={look}>
          <ArrowLeft aria-hidden className="size-4" />
          <span>{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={path(postPath('visa', next.seo_name))} rel="next" className={`${look} ms-auto`}>
          <span>{next.title}</span>
          <ArrowRight aria-hidden className="size-4" />
        </a>
      )}
    </nav>
  )
}

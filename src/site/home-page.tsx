import { useRouteLoaderData } from 'react-router'
import { apiFor } from '#src/base/http/client.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Section } from '#src/base/ui/container.tsx'
import type { Category } from '#src/features/categories/categories.schema.ts'
import type { ContentSections } from '#src/features/content/content.schema.ts'
import { TourCards } from '#src/features/tours/site/tour-cards.tsx'
import { UpcomingDepartures } from '#src/features/tours/site/upcoming-departures.tsx'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/home-page.ts'
import { Calls, Campaigns } from './home-calls.tsx'
import { CategoryTiles } from './home-categories.tsx'
import { PhotoStrip } from './home-photos.tsx'
import { HomeSearch } from './home-search.tsx'
import { Slider } from './home-slider.tsx'
import { WhyUs } from './home-why.tsx'
import type { ShellData } from './shell-data.ts'

export const handle: PageHandle = { route_name: 'home' }

const upcomingShown = 8
const featuredShown = 6

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [sections, categories, featured, upcoming] = await Promise.all([
    api.get<ContentSections>('/api/pages/home-sections'),
    api.get<Category[]>('/api/pages/categories?products=false'),
    api.get<TourSearchResult>('/api/pages/search-products?search_type=featured&featured=true'),
    api.get<TourSearchResult>('/api/pages/search-products?search_type=upcoming&sort=date'),
  ])
  return {
    sections,
    categories: categories.map(({ name, seo_name, tour_count, cover }) => ({ name, seo_name, tour_count, cover })),
    featured: featured.data.slice(0, featuredShown),
    upcoming: upcoming.data.filter(({ next_departures }) => next_departures.length > 0).slice(0, upcomingShown),
    months: upcoming.filters.months.map(({ value }) => value),
    transports: upcoming.filters.transporter_types.map(({ value }) => value),
  }
}
export const loader = load
export const clientLoader = load

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const shell = useRouteLoaderData<ShellData>('site/shell')
  const { sections, categories, featured, upcoming, months, transports } = loaderData
  if (!shell) return null
  const { site } = shell
  return (
    <>
      <Slider slides={sections.slider ?? []} heading={site.slogan || site.name} />
      <HomeSearch categories={categories} months={months} transports={transports} />
      {upcoming.length > 0 && (
        <Section title={t('home.upcoming')} intro={t('home.upcoming_intro')}>
          <UpcomingDepartures tours={upcoming} />
        </Section>
      )}
      {featured.length > 0 && (
        <Section title={t('home.featured')} className="pt-0 lg:pt-2">
          <TourCards tours={featured} />
        </Section>
      )}
      <Campaigns items={sections.campaign ?? []} />
      <CategoryTiles categories={categories} />
      <WhyUs items={sections.why_us ?? []} site={site} />
      <PhotoStrip items={sections.photos ?? []} />
      <Calls
        items={[...(sections.visa_card ?? []), ...(sections.special_tour_call ?? [])]}
        phone={shell.contact.telefon?.[0]?.content}
      />
    </>
  )
}

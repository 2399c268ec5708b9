import { apiFor } from '#src/base/http/client/client.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { ChipLink } from '#src/base/ui/controls/chip.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Container, Section } from '#src/base/ui/page/container.tsx'
import { RatesLine } from '#src/features/departures/rates/site/rates-line.tsx'
import { currenciesOf } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import { UpcomingDepartures } from '#src/features/tours/catalogue/site/upcoming-departures.tsx'
import { ViewedTours } from '#src/features/tours/catalogue/site/viewed-tours.tsx'
import { searchPath } from '#src/features/tours/tours.links.ts'
import { pagePaths } from '../nav/nav.ts'
import { useShell } from '../shell/shell-data.ts'
import type { Route } from './+types/home-page'
import { Calls, Campaigns } from './home-calls.tsx'
import { CategoryTiles } from './home-categories.tsx'
import { loadHome } from './home-data.ts'
import { PhotoStrip } from './home-photos.tsx'
import { HomeSearch } from './home-search.tsx'
import { Slider } from './home-slider.tsx'
import { WhyUs } from './home-why.tsx'

export const handle: PageHandle = { route_name: 'home' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadHome(apiFor(args))
export const loader = load
export const clientLoader = load

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { site, contact } = useShell()
  const { slides, categories, months, transports, upcoming, featured, campaigns, reasons, photos, calls, holidays } =
    loaderData
  const heading = site.slogan || site.name
  return (
    <>
      {slides.length > 0 ? <Slider slides={slides} heading={heading} /> : <PlainHero heading={heading} />}
      <HomeSearch months={months} transports={transports} />
      <HolidayLinks holidays={holidays} />
      {upcoming.length + featured.length + campaigns.length === 0 && (
        <Container className="py-12 lg:py-16">
          <EmptyState title={t('search.no_tours_title')} text={t('search.no_tours_text')}>
            <ButtonLink to={pagePaths.special_tour} kind="second">
              {t('search.ask_us')}
            </ButtonLink>
          </EmptyState>
        </Container>
      )}
      {upcoming.length > 0 && (
        <Section title={t('home.upcoming')} intro={t('home.upcoming_intro')}>
          <UpcomingDepartures tours={upcoming} />
        </Section>
      )}
      {featured.length > 0 && (
        <Section title={t('home.featured')} isLater className="pt-0 lg:pt-2">
          <TourStrip tours={featured} />
        </Section>
      )}
      <ViewedTours isSection />
      <Container>
        <RatesLine currencies={currenciesOf([...upcoming, ...featured])} className="pb-6" />
      </Container>
      <Campaigns items={campaigns} />
      <CategoryTiles categories={categories} />
      <WhyUs items={reasons} site={site} />
      <PhotoStrip items={photos} />
      <Calls items={calls} phone={contact.telefon[0]?.content} />
    </>
  )
}

/** The top of the home page while it has no slides. Leaves room for the search box, which overlaps its end. */
function PlainHero({ heading }: { heading: string }) {
  return (
    <section className="bg-main text-white">
      <Container className="pb-20 pt-10 md:pb-28 md:pt-16">
        <h1 className="max-w-[20ch] text-[clamp(1.9rem,1rem+2.4vw,3.4rem)] [overflow-wrap:anywhere]">{heading}</h1>
      </Container>
    </section>
  )
}

/** The next holidays that tours leave in, by their date. */
function HolidayLinks({ holidays }: { holidays: readonly { value: string; name: string }[] }) {
  const t = useT()
  const path = usePath()
  if (holidays.length === 0) return null
  return (
    <Container className="mt-4">
      <nav aria-labelledby="holidays" className="flex flex-wrap items-center gap-2">
        <p id="holidays" className="px-1 text-sm font-semibold">
          {t('home.holidays')}
        </p>
        {holidays.map(({ value, name }) => (
          <ChipLink key={value} href={path(`${searchPath}?holiday=${value}`)} isOn={false}>
            {name}
          </ChipLink>
        ))}
      </nav>
    </Container>
  )
}

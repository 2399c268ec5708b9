import { redirect } from 'react-router'
import { pageAddress } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { headPicturePath } from '#src/features/content/content.links.ts'
import type { HeadPicture } from '#src/features/content/content.schema.ts'
import { useWithParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { visaPagesApiPath } from '#src/features/posts/posts.links.ts'
import type { PostLink } from '#src/features/posts/posts.schema.ts'
import { cardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourList } from '#src/features/tours/catalogue/site/tour-list.tsx'
import { listQuery, redirectedTo, revalidatesList } from '#src/features/tours/search/site/filter-links.ts'
import { searchPath, searchPathOf } from '#src/features/tours/tours.links.ts'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import { PartyPicker } from '../search/party-picker.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { quoteSearch } from '../search/search-form.ts'
import type { Route } from './+types/search-page'
import { NothingFound } from './search-nothing.tsx'
import { VisaResults } from './visa-results.tsx'

export const handle: PageHandle = { route_name: 'search' }

const popularShown = 3

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const { searchParams } = new URL(args.request.url)
  const query = listQuery(searchParams)
  const search = query.get('search') ?? ''
  const [{ filters, did_you_mean, unknown_words, asks_visa, instead, ...tours }, visas, cover] = await Promise.all([
    api.get<TourSearchResult>(`/api/pages/search-products?${query}`),
    api.get<PostLink[]>(visaPagesApiPath({ search })),
    api.get<HeadPicture>(headPicturePath('search')),
  ])
  // Beyond the last page, for example after tours were removed: redirects to the last page.
  if (tours.page > tours.page_count && tours.total > 0)
    throw redirect(pageAddress(searchPath, args) + redirectedTo(tours.page_count, searchParams))
  return {
    cover,
    search,
    visas,
    asks_visa,
    tours: { ...tours, data: tours.data.map(cardData) },
    filters,
    did_you_mean,
    unknown_words,
    instead,
    popular: tours.total > 0 ? [] : await loadPopular(api),
  }
}
export const loader = load
export const clientLoader = load

export const shouldRevalidate = revalidatesList

async function loadPopular(api: ReturnType<typeof apiFor>) {
  const { data } = await api.get<TourSearchResult>('/api/pages/search-products?search_type=featured&featured=true')
  return data.slice(0, popularShown).map(cardData)
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const path = usePath()
  const withParty = useWithParty()
  const { cover, search, visas, asks_visa, tours, filters, did_you_mean, unknown_words, instead, popular } = loaderData
  return (
    <>
      <Banner
        title={search ? t('search.results_for', { search: quoteSearch(search) }) : t('search.title')}
        image={cover}
        isLargest={!tours.data[0]?.cover}
        trail={[{ name: t('search.title') }]}
        below={<SearchBox search={search} isOnDark className="max-w-3xl" />}
      />
      <Container className="pb-16 pt-4 sm:pt-8 lg:pt-10">
        <VisaResults visas={visas} isAsked={asks_visa} />
        {did_you_mean && tours.total > 0 && (
          <div className="mb-8 rounded-card bg-second-soft px-5 py-4 [overflow-wrap:anywhere]">
            <p>
              {unknown_words.length > 0
                ? t('search.unknown_words', { words: unknown_words.join(' ') })
                : t('search.no_exact', { search: quoteSearch(search) })}
            </p>
            <p className="mt-1">
              <span>{unknown_words.length > 0 ? t('search.instead') : t('search.did_you_mean')}</span>{' '}
              <a
                href={withParty(path(searchPathOf(did_you_mean)))}
                className="font-semibold text-main underline underline-offset-4"
              >
                {did_you_mean}
              </a>
            </p>
          </div>
        )}
        <TourList
          tours={tours}
          facets={filters}
          party={<PartyPicker isSmall />}
          whenEmpty={<NothingFound search={search} instead={instead} popular={popular} />}
        />
      </Container>
    </>
  )
}

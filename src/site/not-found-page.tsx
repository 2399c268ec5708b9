import { data, redirect } from 'react-router'
import { ApiError, apiContext, apiFor } from '#src/base/http/client/client.ts'
import { loadTexts, stringsContext } from '#src/base/http/client/load-texts.ts'
import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { translate } from '#src/base/i18n/translate.ts'
import { ButtonLink, buttonClass } from '#src/base/ui/controls/button.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import { type CardData, cardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import { tourApiPath } from '#src/features/tours/tours.links.ts'
import type { GoneTour, TourCard, TourSearchResult } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/not-found-page'
import { CategoryLinks } from './link-group.tsx'
import { SearchBox } from './search/search-box.tsx'
import { useChangeLanguage } from './shell/language/language-switch.tsx'

export const handle: PageHandle = { route_name: 'not_found' }

/** One row on wide windows. */
const shownTours = 3

type Args = Route.LoaderArgs | Route.ClientLoaderArgs

/** 404 or 410. The query says why there is no page (base/http/client/by-slug.ts). */
const load = async (args: Args) => {
  const query = new URL(args.request.url).searchParams
  const [other, gone] = await Promise.all([findOther(args, query), findGone(args, query.get('gone'))])
  const tours = gone?.similar.length ? gone.similar : await findPopular(args)
  return data(
    {
      other,
      gone: gone && { category: gone.category, hasSimilar: gone.similar.length > 0 },
      tours: tours.slice(0, shownTours).map(cardData),
      seo_title: gone || other ? await titleOf(args, other?.here) : null,
    },
    { status: gone ? 410 : 404 },
  )
}
export const loader = load
export const clientLoader = load

/** Language and path of the page when it is in another language only. */
async function findOther(args: Args, query: URLSearchParams) {
  const only = query.get('only')
  const at = query.get('at') ?? ''
  const languages = await apiFor(args).get<LanguageItem[]>('/api/pages/all-languages')
  const nameOf = (wanted: string) => languages.find(({ abbr }) => abbr === wanted)?.lang
  const name = only === null ? undefined : nameOf(only)
  if (only === null || name === undefined || !/^(\/[a-z0-9-]+)+$/.test(at)) return null
  // The visitor has changed to the language of the page.
  if (only === langOf(args)) throw redirect(at)
  return { only, at, name, here: nameOf(langOf(args)) ?? '' }
}

/** What is there in place of the tour with this slug if it is archived. */
async function findGone(args: Args, slug: string | null): Promise<GoneTour | null> {
  const answer =
    slug === null
      ? null
      : await apiFor(args)
          .get(tourApiPath(slug))
          .catch((error: unknown) => error)
  const refused = answer instanceof ApiError ? answer.refused : null
  return refused?.status === 410 ? (refused.facts as GoneTour) : null
}

async function findPopular(args: Args): Promise<TourCard[]> {
  const found = await apiFor(args).get<TourSearchResult>(
    '/api/pages/search-products?search_type=featured&featured=true',
  )
  return found.data
}

async function titleOf(args: Args, here: string | undefined): Promise<string> {
  await loadTexts(args, 'site')
  const strings = args.context.get(stringsContext).of(langOf(args))
  const key = here === undefined ? 'tour.gone' : 'not_found.other_title'
  return translate(strings, key, langOf(args), { here: here ?? '' })
}

function langOf({ context, params }: Args): string {
  return params.lang ?? context.get(apiContext).defaultLang
}

export default function NotFoundPage({ loaderData: { other, gone, tours, seo_title } }: Route.ComponentProps) {
  const t = useT()
  const changeLanguage = useChangeLanguage()
  const category = gone?.category
  const text = gone
    ? t('tour.gone_text')
    : other
      ? t('not_found.other_text', { lang: other.name })
      : t('not_found.text')
  const row = <Tours tours={tours} title={t(gone?.hasSimilar ? 'tour.similar' : 'not_found.popular')} />
  return (
    <Container className="pb-16 pt-10 lg:pt-16">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[auto_1fr]">
        {!gone && (
          <p className="font-display text-[clamp(6rem,18vw,13rem)] font-semibold leading-none tracking-tighter text-main">
            404
          </p>
        )}
        <div>
          <h1 className="text-title">{seo_title ?? t('not_found.title')}</h1>
          <p className="mt-3 text-lg text-ink-soft">{text}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {other && (
              <a
                href={other.at}
                hrefLang={other.only}
                className={buttonClass({})}
                onClick={(event) => void changeLanguage(event, other.only, other.at)}
              >
                {t('not_found.other_open', { lang: other.name })}
              </a>
            )}
            {category && <ButtonLink to={categoryPath(category.seo_name)}>{category.name}</ButtonLink>}
            <ButtonLink to="/" {...((other || category) && { kind: 'outline' })}>
              {t('not_found.home')}
            </ButtonLink>
          </p>
        </div>
      </div>
      {gone && row}
      <SearchBox className="mt-12 max-w-3xl" />
      <CategoryLinks title={t('not_found.categories')} className="mt-12" />
      {!gone && row}
    </Container>
  )
}

function Tours({ tours, title }: { tours: CardData[]; title: string }) {
  if (tours.length === 0) return null
  return (
    <section aria-labelledby="not-found-tours" className="mt-12">
      <h2 id="not-found-tours" className="mb-5 text-heading">
        {title}
      </h2>
      <TourStrip tours={tours} />
    </section>
  )
}

import { data, useRouteLoaderData } from 'react-router'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink, buttonClass } from '#src/base/ui/controls/button.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { cardData } from '#src/features/tours/catalogue/site/card-data.ts'
import { TourStrip } from '#src/features/tours/catalogue/site/tour-cards.tsx'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import type { Route } from './+types/not-found-page'
import { SearchBox } from './search/search-box.tsx'
import { useChangeLanguage } from './shell/language/language-switch.tsx'
import { usePageQuery } from './shell/page-query.ts'
import type { ShellData } from './shell/shell-data.ts'

export const handle: PageHandle = { route_name: 'not_found' }

const popular = 3

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const found = await apiFor(args).get<TourSearchResult>(
    '/api/pages/search-products?search_type=featured&featured=true',
  )
  return data({ tours: found.data.slice(0, popular).map(cardData) }, { status: 404 })
}
export const loader = load
export const clientLoader = load

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const path = usePath()
  const shell = useRouteLoaderData<ShellData>('site/shell')
  const changeLanguage = useChangeLanguage()
  const nameOf = (abbr: string | undefined) => shell?.languages.find((each) => each.abbr === abbr)?.lang ?? ''
  const other = otherLanguage(usePageQuery(), shell?.languages ?? [])
  return (
    <Container className="pb-16 pt-10 lg:pt-16">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[auto_1fr]">
        <p className="font-display text-[clamp(6rem,18vw,13rem)] font-semibold leading-none tracking-tighter text-main">
          404
        </p>
        <div>
          <h1 className="text-title">
            {other ? t('not_found.other_title', { here: nameOf(shell?.lang) }) : t('not_found.title')}
          </h1>
          <p className="mt-3 text-lg text-ink-soft">
            {other ? t('not_found.other_text', { lang: nameOf(other.only) }) : t('not_found.text')}
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            {other && (
              <a
                href={other.at}
                hrefLang={other.only}
                className={buttonClass({})}
                onClick={(event) => void changeLanguage(event, other.only, other.at)}
              >
                {t('not_found.other_open', { lang: nameOf(other.only) })}
              </a>
            )}
            <ButtonLink to="/" {...(other && { kind: 'outline' })}>
              {t('not_found.home')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <SearchBox className="mt-12 max-w-3xl" />
      {shell && shell.categories.length > 0 && (
        <section aria-labelledby="not-found-categories" className="mt-12">
          <h2 id="not-found-categories" className="mb-4 text-heading">
            {t('not_found.categories')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {shell.categories.map(({ name, seo_name }) => (
              <li key={seo_name}>
                <a href={path(categoryPath(seo_name))} className={buttonClass({ kind: 'outline', size: 'sm' })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {loaderData.tours.length > 0 && (
        <section aria-labelledby="not-found-tours" className="mt-12">
          <h2 id="not-found-tours" className="mb-5 text-heading">
            {t('not_found.popular')}
          </h2>
          <TourStrip tours={loaderData.tours} />
        </section>
      )}
    </Container>
  )
}

/** Language and path of the requested page when it is in another language only (base/http/client/by-slug.ts). */
function otherLanguage(search: string, languages: readonly { abbr: string }[]): { only: string; at: string } | null {
  const query = new URLSearchParams(search)
  const only = query.get('only') ?? ''
  const at = query.get('at') ?? ''
  return languages.some(({ abbr }) => abbr === only) && /^(\/[a-z0-9-]+)+$/.test(at) ? { only, at } : null
}

import { redirect } from 'react-router'
import { bySlug, pageAddress } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { usePath, useT, useTextLang } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink, buttonClass } from '#src/base/ui/controls/button.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { categoryApiPath, categoryPath } from '#src/features/categories/categories.links.ts'
import { cardData } from '#src/features/tours/cards/site/card-data.ts'
import type { CategoryPage } from '#src/features/tours/catalogue/category-pages.schema.ts'
import { TourList } from '#src/features/tours/catalogue/site/tour-list.tsx'
import { listQuery, redirectedTo, revalidatesList } from '#src/features/tours/search/site/filter-links.ts'
import type { Route } from './+types/category-page'
import { pagePaths } from './nav/nav.ts'
import { PartyPicker } from './search/party-picker.tsx'

export const handle: PageHandle = { route_name: 'products' }

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const slug = args.params.seo_name
  const { searchParams } = new URL(args.request.url)
  const answer = apiFor(args).get<CategoryPage>(categoryApiPath(slug, listQuery(searchParams)))
  const slugOf = ({ main_category }: CategoryPage) => main_category.seo_name
  const page = await bySlug(args, { slug, answer, slugOf, pathOf: categoryPath })
  const { main_category, sub_categories, products, filters } = page
  // Beyond the last page, for example after tours were removed: redirects to the last page.
  if (products.page > products.page_count && products.total > 0)
    throw redirect(pageAddress(categoryPath(slug), args) + redirectedTo(products.page_count, searchParams))
  return {
    main_category: { ...main_category, seo_title: main_category.seo_title ?? main_category.name },
    sub_categories: sub_categories.map(({ name, seo_name, tour_count }) => ({ name, seo_name, tour_count })),
    products: { ...products, data: products.data.map(cardData) },
    filters,
  }
}
export const loader = load
export const clientLoader = load

export const shouldRevalidate = revalidatesList

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const path = usePath()
  const { main_category, sub_categories, products, filters } = loaderData
  const { name, parent, description, cover } = main_category
  const contentLang = useTextLang(main_category.seo_names)
  const trail = [...(parent ? [{ name: parent.name, to: categoryPath(parent.seo_name) }] : []), { name }]
  const subs = sub_categories.filter(({ tour_count }) => tour_count > 0)
  return (
    <>
      <Banner title={name} lang={contentLang} image={cover} isLargest={!products.data[0]?.cover} trail={trail} />
      <Container className="pb-16 pt-4 sm:pt-8 lg:pt-10">
        {subs.length > 0 && (
          <nav aria-label={t('list.sub_categories')} className="no-print mb-4 sm:mb-8">
            {/* One row on phones, so that the first tour is in the first screen. */}
            <ul className="flex gap-2 max-sm:strip max-sm:scrollbar-none max-sm:*:shrink-0 sm:flex-wrap">
              {subs.map((sub) => (
                <li key={sub.seo_name}>
                  <a
                    href={path(categoryPath(sub.seo_name))}
                    className={buttonClass({ kind: 'outline' }, 'max-sm:px-3.5 max-sm:py-1 max-sm:text-sm')}
                  >
                    <span>{sub.name}</span>
                    <span className="text-sm font-normal text-ink-soft tabular-nums">{sub.tour_count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <TourList
          tours={products}
          facets={filters}
          party={<PartyPicker isSmall />}
          whenEmpty={
            <EmptyState title={t('list.empty_title')} text={t('list.empty_text')}>
              <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
              <ButtonLink to={pagePaths.special_tour} kind="outline">
                {t('navbar.special_tour')}
              </ButtonLink>
            </EmptyState>
          }
        />
        {description && products.page === 1 && (
          <div lang={contentLang}>
            <RichText html={description} className="mt-16 max-w-[70ch] border-t border-line pt-10 text-ink-soft" />
          </div>
        )}
      </Container>
    </>
  )
}

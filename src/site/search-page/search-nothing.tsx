import { formatMonth } from '#src/base/dates.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { useWithParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import type { CardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import { ViewedTours } from '#src/features/tours/catalogue/site/viewed-tours.tsx'
import { searchPath } from '#src/features/tours/tours.links.ts'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import { CategoryLinks, LinkGroup } from '../link-group.tsx'
import { pagePaths } from '../nav/nav.ts'
import { quoteSearch } from '../search/search-form.ts'

type Props = { search: string; instead: TourSearchResult['instead']; popular: readonly CardData[] }

/** Alternatives for a search without results: nearby months, categories, popular tours and the agency. */
export function NothingFound({ search, instead, popular }: Props) {
  const t = useT()
  const lang = useLang()
  const path = usePath()
  const withParty = useWithParty()
  const hrefOf = (month: string) =>
    withParty(
      path(`${searchPath}?${new URLSearchParams({ ...(instead?.search && { search: instead.search }), month })}`),
    )
  return (
    <div className="flex flex-col gap-12 [overflow-wrap:anywhere]">
      <EmptyState
        title={search ? t('search.none_title', { search: quoteSearch(search) }) : t('search.no_tours_title')}
        text={t(search ? 'search.none_text' : 'search.no_tours_text')}
      >
        <ButtonLink to={pagePaths.special_tour} kind="second">
          {t('search.ask_us')}
        </ButtonLink>
      </EmptyState>
      {instead && (
        <LinkGroup
          title={instead.search ? t('search.other_months', { search: instead.search }) : t('search.next_months')}
          links={instead.months.map((month) => ({ href: hrefOf(month), name: formatMonth(month, lang) }))}
        />
      )}
      <CategoryLinks title={t('search.categories')} />
      <ViewedTours />
      {popular.length > 0 && (
        <section>
          <h2 className="mb-5 text-heading">{t('search.popular')}</h2>
          <TourStrip tours={popular} />
        </section>
      )}
    </div>
  )
}

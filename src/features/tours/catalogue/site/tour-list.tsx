import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Button, buttonClass } from '#src/base/ui/controls/button.tsx'
import { RemoveChip } from '#src/base/ui/controls/chip.tsx'
import { Paging } from '#src/base/ui/controls/paging.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { SlidersHorizontal } from '#src/base/ui/icons.tsx'
import { Drawer, useDrawer } from '#src/base/ui/overlays/drawer.tsx'
import { useWithParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import { RatesLine } from '#src/features/departures/rates/site/rates-line.tsx'
import {
  activeFilters,
  listQuery,
  toggled,
  withoutFilters,
  withValues,
} from '#src/features/tours/search/site/filter-links.ts'
import { filterText } from '#src/features/tours/search/site/filter-texts.ts'
import { TourFilters } from '#src/features/tours/search/site/tour-filters.tsx'
import type { TourFacets, TourList as Tours } from '#src/features/tours/tours.schema.ts'
import { type CardData, currenciesOf } from '../../cards/site/card-data.ts'
import { TourCardSkeletons } from '../../cards/site/tour-card-skeleton.tsx'
import { TourCards } from '../../cards/site/tour-cards.tsx'

const sorts = ['queue', 'date', 'price', 'price_desc', 'nights'] as const
/** Cards with pictures in view when the page opens on a phone; eager loading of more would delay these. */
const firstRow = 1

type Props = {
  tours: Omit<Tours, 'data'> & { data: CardData[] }
  facets: TourFacets
  /** control that asks for the visitor's party */
  party: ReactNode
  /** Text and links of an empty list without filters. */
  whenEmpty: ReactNode
}

/** Tours with filters, order and pages; the address holds all of them, and its links keep the visitor's party. */
export function TourList({ tours, facets, party, whenEmpty }: Props) {
  const t = useT()
  const { pathname, search: query } = useLocation()
  const search = listQuery(new URLSearchParams(query))
  const isChanging = useIsChanging(pathname)
  const drawer = useDrawer()
  const heading = useFocusWhenGone(query)
  const chosen = activeFilters(search)
  /** Another order or other filters, chosen from the middle of the list, begin with its first tour. */
  const showStart = () => {
    if (heading.current!.getBoundingClientRect().top < 0) heading.current!.scrollIntoView()
  }
  const withParty = useWithParty()
  const hrefOf = (query: string) => withParty(pathname + query)
  const filters = <TourFilters facets={facets} search={search} hrefOf={hrefOf} />
  const count = t('list.tours', { n: tours.total })

  if (tours.total === 0 && chosen.length === 0) return whenEmpty
  return (
    <div className="grid grid-cols-1 gap-x-8 md:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <aside aria-label={t('list.filters')} className="no-print hidden md:block">
        <h2 className="mb-5 text-heading">{t('list.filters')}</h2>
        {filters}
      </aside>
      <div>
        <div className="max-md:contents md:mb-4 md:flex md:flex-wrap md:items-center md:gap-x-4 md:gap-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:contents">
            <h2
              ref={heading}
              tabIndex={-1}
              className="me-auto font-display text-heading font-semibold max-sm:text-base"
            >
              <span role="status">{count}</span>
            </h2>
            <div className="no-print">{party}</div>
          </div>
          <div data-bar className="no-print list-bar">
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonClass({ kind: 'outline', size: 'sm' }, 'md:hidden')}
              onClick={drawer.open}
            >
              <SlidersHorizontal aria-hidden className="size-4" />
              <span>{chosen.length > 0 ? t('list.filters_on', { n: chosen.length }) : t('list.filters')}</span>
            </button>
            <Sort search={search} hrefOf={hrefOf} onSort={showStart} />
          </div>
        </div>
        <Chosen search={search} hrefOf={hrefOf} names={facets} />
        <Unrated count={facets.unrated} search={search} />
        {tours.total === 0 ? (
          <NoneMatch facets={facets} search={search} hrefOf={hrefOf} />
        ) : isChanging ? (
          <TourCardSkeletons count={Math.min(tours.per_page, tours.data.length)} />
        ) : (
          <TourCards tours={tours.data} firstRow={firstRow} isBesideFilters />
        )}
        <RatesLine currencies={currenciesOf(tours.data)} className="mt-6" />
        <Paging
          page={tours.page}
          count={tours.page_count}
          label={t('list.pages')}
          hrefOf={(page) => hrefOf(withValues(search, { page: String(page) }))}
        />
      </div>
      <Drawer
        drawer={drawer}
        title={t('list.filters')}
        closeLabel={t('ui.close')}
        actions={
          <>
            {chosen.length > 0 && (
              <a
                href={hrefOf(withoutFilters(search))}
                data-keep-scroll
                className={buttonClass({ kind: 'outline' }, 'grow max-sm:px-3')}
              >
                {t('list.clear')}
              </a>
            )}
            <Button
              className="grow max-sm:px-3"
              onClick={() => {
                drawer.close()
                showStart()
              }}
            >
              {t('list.show_results', { n: tours.total })}
            </Button>
          </>
        }
      >
        {filters}
      </Drawer>
    </div>
  )
}

type At = { search: URLSearchParams; hrefOf: (query: string) => string }

function Sort({ search, hrefOf, onSort }: At & { onSort: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <label className="no-print flex items-center gap-2 text-sm max-sm:min-w-0 max-sm:grow max-sm:basis-32">
      <span className="text-ink-soft max-sm:sr-only">{t('list.sort')}</span>
      <select
        value={search.get('sort') ?? 'queue'}
        onChange={({ target }) => {
          onSort()
          void navigate(hrefOf(withValues(search, { sort: target.value === 'queue' ? '' : target.value })), {
            preventScrollReset: true,
          })
        }}
        className="min-h-9 rounded-full border border-line-strong py-1 ps-3.5 pointer-coarse:min-h-11 pe-9 font-medium max-sm:w-full"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === 'queue' && search.has('search') ? 'search.sort_best' : `list.sort_${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Prices in foreign currencies are compared in lira; without a rate they are left out or come last, as this text says. */
function Unrated({ count, search }: { count: number; search: URLSearchParams }) {
  const t = useT()
  const isFiltered = search.has('price_min') || search.has('price_max')
  if (count === 0 || !(isFiltered || search.get('sort')?.startsWith('price'))) return null
  return (
    <p className="mb-4 rounded-card bg-second-soft px-4 py-3 text-sm">
      {t(isFiltered ? 'list.unrated_left_out' : 'list.unrated_last', { n: count })}
    </p>
  )
}

function Chosen({ search, hrefOf, names }: At & { names: TourFacets }) {
  const t = useT()
  const lang = useLang()
  const chosen = activeFilters(search)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('list.chosen')} className="no-print mb-6 flex flex-wrap items-center gap-1.5">
      {chosen.map(({ name, value }) => {
        const text = filterText({ name, value }, t, lang, names)
        return (
          <li key={name + value}>
            <RemoveChip href={hrefOf(toggled(search, name, value))} label={t('list.remove', { name: text })}>
              {text}
            </RemoveChip>
          </li>
        )
      })}
      <li>
        <a
          href={hrefOf(withoutFilters(search))}
          data-keep-scroll
          className="inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11 font-semibold text-main underline underline-offset-4"
        >
          {t('list.clear')}
        </a>
      </li>
    </ul>
  )
}

/** No result for the filters: months that have some, and the link without filters. */
function NoneMatch({ facets, search, hrefOf }: At & { facets: TourFacets }) {
  const t = useT()
  const lang = useLang()
  const chosenMonth = search.get('month')
  const months = facets.months.filter(({ value, count }) => count > 0 && value !== chosenMonth).slice(0, 4)
  return (
    <EmptyState title={t('list.none_title')} text={t('list.none_text')}>
      {months.map(({ value }) => (
        <a
          key={value}
          href={hrefOf(withValues(search, { month: value }))}
          data-keep-scroll
          className={buttonClass({ kind: 'outline', size: 'sm' })}
        >
          {filterText({ name: 'month', value }, t, lang)}
        </a>
      ))}
      <a href={hrefOf(withoutFilters(search))} data-keep-scroll className={buttonClass({ size: 'sm' })}>
        {t('list.clear')}
      </a>
    </EmptyState>
  )
}

/** Ref of the heading, which takes the focus when the focused link disappears with its filter. */
function useFocusWhenGone(query: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [query])
  return heading
}

/** Milliseconds; a quicker answer is shown without skeletons. */
const skeletonDelay = 200

/** True when this list has been loading with other filters for longer than the delay. */
function useIsChanging(pathname: string): boolean {
  const navigation = useNavigation()
  const isOnItsWay = navigation.state === 'loading' && navigation.location.pathname === pathname
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(() => setIsLong(true), skeletonDelay)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOnItsWay])
  return isOnItsWay && isLong
}

import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher, useRouteLoaderData } from 'react-router'
import { formatDayRange } from '#src/base/dates.ts'
import { apiFor, type Client } from '#src/base/http/client/client.ts'
import { useLang, usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Announcement } from '#src/base/ui/display/announcement.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { HeadedSection } from '#src/base/ui/display/headed-section.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { Site } from '#src/features/agency/company.schema.ts'
import { cartPath, checkoutPath } from '#src/features/orders/orders.links.ts'
import { PayWays } from '#src/features/orders/site/pay-ways.tsx'
import { StepPage } from '#src/features/orders/site/steps.tsx'
import { type CardData, cardData } from '#src/features/tours/cards/site/card-data.ts'
import { TourStrip } from '#src/features/tours/cards/site/tour-cards.tsx'
import { ViewedTours } from '#src/features/tours/catalogue/site/viewed-tours.tsx'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'
import type { Party } from '../../calculator/site/party.ts'
import { amountText, totalsOf } from '../../calculator/site/quote-totals.ts'
import { QuotesPlan } from '../../calculator/site/quotes-plan.tsx'
import type { Route } from './+types/cart-page'
import { changeItem, readCart, removeItem, restoreItem } from './cart.ts'
import type { Removed } from './cart-entries.ts'
import { CartItem } from './cart-item.tsx'
import { overlapsOf, type Trip } from './cart-overlaps.ts'
import { nullOnFailure } from './cart-pricing.ts'
import { type CartRow, quotesOf } from './cart-rows.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartTotals } from './cart-totals.tsx'
import { PlacedNotice } from './placed-notice.tsx'
import { RemovedItem } from './removed-item.tsx'
import { loadPricedCart, usePricedCart } from './use-priced-cart.ts'

export const handle: PageHandle = { route_name: 'cart', isSlim: true }

// The cart is in the browser's storage, so only the browser can load it.
export const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [priced, suggested] = await Promise.all([
    loadPricedCart(args),
    readCart().length > 0 ? [] : loadSuggested(apiFor(args)),
  ])
  return { ...priced, suggested }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <CartFrame>
      <CartSkeleton />
    </CartFrame>
  )
}

const suggestedShown = 3

/** The tours that leave soonest, for an empty cart; nothing when they cannot be read. */
async function loadSuggested(api: Client): Promise<CardData[]> {
  const found = await api.get<TourSearchResult>('/api/pages/search-products?sort=date').catch(nullOnFailure)
  return found?.data.slice(0, suggestedShown).map(cardData) ?? []
}

/** @param loaded empty when the page was opened with a cart that is empty now */
function SuggestedTours({ loaded }: { loaded: CardData[] }) {
  const t = useT()
  const path = usePath()(cartPath)
  const { data, load } = useFetcher<typeof clientLoader>()
  const isMissing = loaded.length === 0
  useEffect(() => {
    if (isMissing) void load(path)
  }, [isMissing, load, path])
  const tours = isMissing ? (data?.suggested ?? []) : loaded
  if (tours.length === 0) return null
  return (
    <section aria-labelledby="cart-suggested">
      <h2 id="cart-suggested" className="mb-5 mt-10 text-heading lg:mt-14">
        {t('home.upcoming')}
      </h2>
      <TourStrip tours={tours} />
    </section>
  )
}

type Undo = { removed: Removed; name: string }

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const lang = useLang()
  const { rows, isPending, isBookable, reprice } = usePricedCart(loaderData)
  const payWays = useRouteLoaderData<{ site: Site }>('site/shell')?.site.pay_ways ?? []
  const overlaps = overlapsOf(rows.flatMap(tripOf))
  const [undos, setUndos] = useState<Undo[]>([])
  const [announced, setAnnounced] = useState('')
  const [focused, setFocused] = useState<string | null>(null)
  const [unfinished, setUnfinished] = useState<Record<string, Party | null>>({})
  const isUnfinished = rows.some(({ entry }) => unfinished[entry.token])
  const canContinue = isBookable && !isUnfinished
  const totals = totalsOf(quotesOf(rows))

  const remove = ({ entry, answered }: CartRow) => {
    const removed = removeItem(entry.token)
    if (!removed) return
    const name = answered?.tour?.name ?? t(answered ? 'cart.unknown_tour' : 'cart.this_tour')
    setUnfinished((before) => ({ ...before, [entry.token]: null }))
    setUndos([...undos, { removed, name }])
    setFocused(null)
    setAnnounced(t('cart.removed', { name }))
  }
  const undo = ({ removed, name }: Undo) => {
    restoreItem(removed)
    setUndos(undos.filter((other) => other.removed !== removed))
    setFocused(removed.entry.token)
    setAnnounced(t('cart.restored', { name }))
  }
  /** Stores the shown prices as seen when the visitor continues. */
  const acceptPrices = () => {
    for (const { entry, verdict } of rows) {
      if (verdict?.kind !== 'priced') continue
      const { total, currency } = verdict.quote
      changeItem(entry.token, { seen: { total, currency } })
    }
  }

  const list = rows.map((row) => (
    <CartItem
      key={row.entry.token}
      row={row}
      isFocused={focused === row.entry.token}
      unfinished={unfinished[row.entry.token] ?? null}
      onUnfinished={(party) => setUnfinished((before) => ({ ...before, [row.entry.token]: party }))}
      onRemove={() => remove(row)}
      onRetry={reprice}
    />
  ))
  // Latest removal first: each index counts in the cart that it was removed from.
  for (const each of undos.toReversed()) {
    const { entry, at } = each.removed
    list.splice(at, 0, <RemovedItem key={`removed ${entry.token}`} name={each.name} onUndo={() => undo(each)} />)
  }

  return (
    <CartFrame>
      <Announcement>{announced}</Announcement>
      <Announcement>
        {!isPending && totals.length > 0 && t('cart.updated', { total: amountText(totals, lang) })}
      </Announcement>
      {rows.length === 0 ? (
        <div className="space-y-6">
          <PlacedNotice />
          {list.length > 0 && <ul className="space-y-4">{list}</ul>}
          <EmptyState title={t('cart.empty_title')} text={t('cart.empty_text')}>
            <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
          </EmptyState>
          <SuggestedTours loaded={loaderData.suggested} />
          <ViewedTours />
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="space-y-4">
            {overlaps.map(({ first, second, start, end }) => (
              <Notice key={`${first.name} ${second.name}`} role="status">
                {t('cart.overlap', {
                  first: first.name,
                  second: second.name,
                  dates: formatDayRange(start, end, lang),
                })}
              </Notice>
            ))}
            <ul aria-label={t('cart.items')} className="space-y-4">
              {list}
            </ul>
          </div>
          <HeadedSection
            id="cart-summary"
            title={t('cart.summary')}
            className="space-y-5 rounded-card bg-white p-5 shadow-card lg:sticky lg:top-28"
          >
            {totals.length > 0 && <CartTotals totals={totals} />}
            <QuotesPlan quotes={quotesOf(rows)} className="rounded-field bg-sand px-4 py-3" />
            <PayWays ways={payWays} />
            <p className="text-sm text-ink-soft">{t('cart.no_extra')}</p>
            <div className="space-y-3">
              {canContinue ? (
                <ButtonLink to={checkoutPath} size="lg" className="w-full" onClick={acceptPrices}>
                  {t('cart.continue')}
                </ButtonLink>
              ) : (
                <Button size="lg" className="w-full" disabled aria-describedby="cart-not-yet">
                  {t('cart.continue')}
                </Button>
              )}
              <p id="cart-not-yet" role="status" className="text-sm font-medium text-bad empty:hidden">
                {isUnfinished ? t('cart.ages_missing') : !isBookable && !isPending && t('cart.cannot_continue')}
              </p>
              <ButtonLink to="/" kind="quiet" className="w-full">
                {t('cart.more_tours')}
              </ButtonLink>
            </div>
          </HeadedSection>
        </div>
      )}
    </CartFrame>
  )
}

/** The days of a tour whose name and return are known. */
function tripOf({ entry, answered, verdict }: CartRow): Trip[] {
  const { tour } = answered ?? {}
  if (!tour || verdict?.kind !== 'priced') return []
  return [{ name: tour.name, start: entry.tourDate, end: verdict.quote.end_date }]
}

function CartFrame({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <StepPage at={0}>
      <h1 className="mt-5 mb-6 text-title lg:mb-8">{t('cart.title')}</h1>
      {children}
    </StepPage>
  )
}

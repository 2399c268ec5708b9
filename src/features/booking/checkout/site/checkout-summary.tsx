import { useState } from 'react'
import { formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { ChevronDown } from '#src/base/ui/icons.tsx'
import { PolicyNote } from '#src/features/departures/policies/site/policy-table.tsx'
import { cartPath } from '#src/features/orders/orders.links.ts'
import { describeParty, partyOf, singlesOn } from '../../calculator/site/party.ts'
import { PriceLines } from '../../calculator/site/quote-lines.tsx'
import { amountText, totalsOf } from '../../calculator/site/quote-totals.ts'
import { type CartRow, quotesOf } from '../../cart/site/cart-rows.ts'
import { CartTotals } from '../../cart/site/cart-totals.tsx'
import { ItemWarning } from '../../cart/site/item-warning.tsx'

/** The items being reserved: beside the form, or folded above it on a phone. An item with a warning unfolds it. */
export function CheckoutSummary({ rows }: { rows: readonly CartRow[] }) {
  const t = useT()
  const lang = useLang()
  const totals = totalsOf(quotesOf(rows))
  const needsAttention = rows.some(({ verdict }) => verdict && (verdict.kind !== 'priced' || verdict.before))
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || needsAttention
  return (
    <section
      aria-labelledby="checkout-summary"
      className="rounded-card bg-white shadow-card md:flex md:max-h-[calc(100dvh-9rem)] md:flex-col"
    >
      <h2 className="text-heading">
        <button
          type="button"
          id="checkout-summary-fold"
          aria-expanded={isOpen}
          aria-controls="checkout-items"
          onClick={() => setUnfolded(!isOpen)}
          className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-4 rounded-card px-5 py-3 text-start md:hidden"
        >
          <span>{t('checkout.show_summary')}</span>
          <span className="ms-auto flex items-center gap-2 font-sans text-base font-bold tabular-nums [overflow-wrap:normal]">
            <span translate="no">{amountText(totals, lang)}</span>
            <ChevronDown
              aria-hidden
              className={cx('size-5 transition-transform duration-150', isOpen && 'rotate-180')}
            />
          </span>
        </button>
        <span id="checkout-summary" className="hidden px-5 pt-5 md:block">
          {t('checkout.show_summary')}
        </span>
      </h2>
      <div id="checkout-items" className={cx('px-5 pb-3 pt-3 md:flex md:min-h-0 md:flex-col', !isOpen && 'hidden')}>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('cart.items')}
          className="-mx-2 divide-y divide-line px-2 md:min-h-0 md:overflow-y-auto"
        >
          {rows.map((row) => (
            <SummaryItem key={row.entry.token} row={row} isOnly={rows.length === 1} />
          ))}
        </ul>
        <div className="mt-4 border-t border-line pt-4">
          <CartTotals totals={totals} />
        </div>
        <ButtonLink kind="quiet" size="sm" to={cartPath} className="-ms-3.5 mt-2 self-start">
          {t('checkout.to_cart')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** @param isOnly the cart's total below is also the item's total */
function SummaryItem({ row: { entry, answered, verdict, isPending }, isOnly }: { row: CartRow; isOnly: boolean }) {
  const t = useT()
  const lang = useLang()
  const tour = answered?.tour ?? null
  const party = partyOf(entry)
  const quote = verdict?.kind === 'priced' ? verdict.quote : null
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[clamp(0px,(100vw-18rem)*1000,4rem)_minmax(0,1fr)] gap-x-[clamp(0px,(100vw-18rem)*1000,0.75rem)]">
        <div className="aspect-square overflow-hidden rounded-field bg-sand">
          {tour?.cover && <Picture image={tour.cover} alt="" sizes="64px" />}
        </div>
        <div className="min-w-0 text-sm">
          <h3 className="text-base [overflow-wrap:anywhere]">
            {tour?.name ?? t(answered ? 'cart.unknown_tour' : 'cart.this_tour')}
          </h3>
          <p className="mt-1 font-semibold">
            {formatDayRange(entry.tourDate, quote?.end_date ?? entry.tourDate, lang)}
          </p>
          <p className="text-ink-soft">{describeParty(party, singlesOn(tour, party), t)}</p>
        </div>
      </div>
      {verdict && !isPending && (
        <ItemWarning verdict={verdict}>
          {verdict.kind !== 'priced' && (
            <ButtonLink kind="outline" size="sm" to={cartPath}>
              {t('checkout.fix_in_cart')}
            </ButtonLink>
          )}
        </ItemWarning>
      )}
      {quote && (
        <div className={cx('transition-opacity duration-150', isPending && 'opacity-45')}>
          <PriceLines lines={quote.lines} currency={quote.currency} />
          {quote.cancel_policy && (
            <PolicyNote
              policy={quote.cancel_policy}
              start_date={quote.start_date}
              currency={quote.currency}
              className="mt-2"
            />
          )}
          {!isOnly && (
            <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 text-sm font-semibold">
              <span>{t('cart.item_total')}</span>
              <span translate="no" className="ms-auto tabular-nums">
                {formatMoney(quote.total, quote.currency, lang)}
              </span>
            </p>
          )}
        </div>
      )}
    </li>
  )
}

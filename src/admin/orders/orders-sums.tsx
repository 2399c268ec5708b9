import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import classes from '#src/admin/orders/orders.module.css'
import { totalText } from '#src/base/admin-kit/list/list-pages.tsx'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { mostCounted } from '#src/base/counted.ts'
import { type Failed, failedOf } from '#src/base/http/client/failure.ts'
import { localeOf } from '#src/base/locale.ts'
import { formatMoney } from '#src/base/money.ts'
import type { OfficeOrders, OrderListSums } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderSumsPath } from '#src/features/orders/orders.links.ts'
import { orderTexts } from './orders.strings.ts'
import { orderFilters } from './orders-filters.tsx'

type Answered = { for: OfficeOrders; ask: object | null } & ({ sums: OrderListSums } | { failed: Failed })

/**
 * Sums of a filtered list; nothing without a filter, so that the first row is in view. Loaded with the list, but only on request when it
 * has more orders than are counted, because every row is read.
 */
export function OrdersSums({ orders }: { orders: OfficeOrders }) {
  const t = useOfficeT(orderTexts)
  const { lang } = usePreferences()
  const { search } = useLocation()
  const isWhole = useListQuery().isWhole(['sort'])
  // On a page near the end the total is exact.
  const isMany = orders.more_than_total === true || orders.total > mostCounted
  const [asked, setAsked] = useState<{ for: OfficeOrders } | null>(null)
  const [answer, setAnswer] = useState<Answered | null>(null)
  const ask = asked?.for === orders ? asked : null
  const isWanted = !isWhole && (!isMany || ask !== null)
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const query = listSearch(`${location.origin}/${search}`, orderFilters)
    const tell = (outcome: { sums: OrderListSums } | { failed: Failed }) => {
      if (!abort.signal.aborted) setAnswer({ for: orders, ask, ...outcome })
    }
    officeApi()
      .get<OrderListSums>(`${orderSumsPath}${query}`, abort.signal)
      .then(
        (sums) => tell({ sums }),
        (error: unknown) => tell({ failed: failedOf(error) }),
      )
    return () => abort.abort()
  }, [isWanted, ask, search, orders])
  if (isWhole) return null
  const digits = (n: number) => n.toLocaleString(localeOf(lang))
  const shown = answer?.for === orders ? answer : null
  const isBusy = isWanted && shown?.ask !== ask
  const parts = [orders.total === 1 ? t('sum_orders', { n: 1 }) : t('sum_orders_above', { n: totalText(orders, lang) })]
  if (shown && 'sums' in shown) {
    const { total, seats, money } = shown.sums
    if (isMany) parts[0] = t('sum_orders', { n: digits(total) })
    if (seats > 0) parts.push(t('sum_seats', { n: digits(seats) }))
    const amounts = (what: 'booked' | 'collected') =>
      money
        .filter((each) => each[what] !== 0)
        .map((each) => formatMoney(each[what], each.currency, lang))
        .join(' + ')
    if (amounts('booked')) parts.push(t('sum_booked', { amount: amounts('booked') }))
    if (amounts('collected')) parts.push(t('sum_collected', { amount: amounts('collected') }))
  } else if (isMany && shown) {
    // 503 is also the answer of a sum that took too long.
    parts.push(shown.failed.status === 503 ? t('sums_failed') : failureIn(shown.failed))
  }
  return (
    <span className={classes.sums}>
      <span role="status">{parts.join(' · ')}</span>
      {isMany && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml="xs"
          // Not disabled meanwhile: it would lose the focus.
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) setAsked({ for: orders })
          }}
        >
          {t(isBusy ? 'sums_busy' : shown ? 'sums_again' : 'sums_ask')}
        </Button>
      )}
    </span>
  )
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listSearch, useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney } from '#src/base/money.ts'
import { orderSumsPath } from '#src/features/reservations/reservations.links.ts'
import type { OfficeOrders, OrderListSums } from '../orders.admin.schema.ts'
import { orderTexts } from './order.strings.ts'
import { orderFilters } from './orders-filters.tsx'

/** What a filtered list adds up to; what the screen is for, without a filter. Read again with the list. */
export function OrdersSums({ orders }: { orders: OfficeOrders }) {
  const t = useOfficeT(orderTexts)
  const { lang } = usePreferences()
  const { search } = useLocation()
  const isWhole = useListQuery().isWhole(['sort'])
  const [sums, setSums] = useState<{ of: OfficeOrders; sums: OrderListSums } | null>(null)
  useEffect(() => {
    if (isWhole) return
    const abort = new AbortController()
    const query = listSearch(`${location.origin}/${search}`, orderFilters)
    officeApi()
      .get<OrderListSums>(`${orderSumsPath}${query}`, abort.signal)
      .then(
        (sums) => setSums({ of: orders, sums }),
        // The list has its rows without their sum.
        () => {},
      )
    return () => abort.abort()
  }, [isWhole, search, orders])
  if (isWhole) return t('list_lead')
  const digits = (n: number) => n.toLocaleString(lang === 'en' ? 'en-GB' : lang)
  const parts = [t('sum_orders', { n: orders.total })]
  if (sums?.of === orders) {
    const { seats, money } = sums.sums
    if (seats > 0) parts.push(t('sum_seats', { n: digits(seats) }))
    const amounts = (what: 'booked' | 'collected') =>
      money
        .filter((each) => each[what] !== 0)
        .map((each) => formatMoney(each[what], each.currency, lang))
        .join(' + ')
    if (amounts('booked')) parts.push(t('sum_booked', { amount: amounts('booked') }))
    if (amounts('collected')) parts.push(t('sum_collected', { amount: amounts('collected') }))
  }
  return <span role="status">{parts.join(' · ')}</span>
}

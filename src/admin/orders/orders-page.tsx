import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import { useCounts } from '#src/base/admin-kit/live/counts.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { dayOf } from '#src/base/dates.ts'
import { saleScreen } from '#src/features/departures/board/departures.links.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderLists, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { useMatchSeveral } from '#src/features/payments/matching/admin/use-match-several.tsx'
import type { Route } from './+types/orders-page'
import { orderChipTexts, orderTexts } from './orders.strings.ts'
import { useOrderColumns } from './orders-columns.tsx'
import { OrdersFilters, orderFilters } from './orders-filters.tsx'
import { OrdersSums } from './orders-sums.tsx'
import { OrdersExport, useOrdersBulk } from './orders-tools.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  officeApi().get<OfficeOrders>(`${ordersAdminPath}${listSearch(request.url, orderFilters)}`)

export default function OrdersPage({ loaderData: orders }: Route.ComponentProps) {
  const t = useOfficeT(orderTexts)
  const tChip = useOfficeT(orderChipTexts)
  const tours = new Map(
    orders.data.flatMap(({ items }) => items.map(({ tour_id, tour_name }) => [tour_id, tour_name] as const)),
  )
  const matching = useMatchSeveral()
  const { orders: waiting } = useCounts()
  const bulk = [...matching.bulk, ...useOrdersBulk()]
  return (
    <>
      <ListPage
        title={t('title')}
        lead={<OrdersSums orders={orders} />}
        add={{ label: t('new_sale'), to: saleScreen }}
        list={orders}
        nameOf={({ order_no }) => order_no}
        searchIn={t('search_in')}
        filters={<OrdersFilters tours={tours} />}
        columns={useOrderColumns()}
        headActions={<OrdersExport />}
        bulk={bulk}
        empty={t('empty')}
        saved={{
          screen: 'orders',
          ready: [
            { name: tChip('payments_to_match'), query: orderLists.payments_to_match(), count: waiting?.payments },
            { name: t('overpaid'), query: orderLists.overpaid() },
            { name: t('refunds_due'), query: orderLists.refunds_due() },
            { name: tChip('order_messages'), query: orderLists.order_messages(), count: waiting?.messages },
            { name: tChip('changes_asked'), query: orderLists.changes_asked(), count: waiting?.changes },
            { name: tChip('cancel_requests'), query: orderLists.cancel_requests(), count: waiting?.cancel_requests },
            { name: t('holds_ending'), query: orderLists.holds_ending(dayOf(new Date())) },
          ],
        }}
      />
      {matching.dialog}
    </>
  )
}

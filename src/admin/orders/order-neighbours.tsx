import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { placeOf, wasOpened } from '#src/base/admin-kit/show/list-places.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderScreen, ordersAdminPath, ordersScreen } from '#src/features/orders/orders.links.ts'
import { orderShowTexts } from './order-show.strings.ts'
import { orderFilters } from './orders-filters.tsx'

/** Rows of the office's list on one page, and how many are read for the neighbours of an order: those of four pages. */
const perPage = 25
const read = 4 * perPage

/** The orders before and after this one in the list that it was opened from; nothing when it was opened elsewhere. */
export function OrderNeighbours({ id }: { id: number }) {
  const t = useOfficeT(orderShowTexts)
  // Null reserves their space while they load: they would push the sentence beside the title away.
  const [ids, setIds] = useState<readonly number[] | null>(() => (wasOpened(ordersScreen) ? null : []))
  useEffect(() => {
    if (!wasOpened(ordersScreen)) return
    const abort = new AbortController()
    const query = new URLSearchParams(listSearch(`${location.origin}${placeOf(ordersScreen)}`, orderFilters))
    query.set('page', String(Math.ceil(Number(query.get('page') ?? 1) / (read / perPage))))
    query.set('per_page', String(read))
    officeApi()
      .get<OfficeOrders>(`${ordersAdminPath}?${query}`, abort.signal)
      .then(({ data }) => setIds(data.map((order) => order.id)))
      .catch((error) => setIds(nothingAfter(error)))
    return () => abort.abort()
  }, [])
  const at = ids?.indexOf(id) ?? 0
  if (at < 0) return null
  return (
    <ActionIcon.Group>
      <Neighbour id={ids?.[at - 1]} label={t('previous_order')} icon={ChevronLeft} />
      <Neighbour id={ids?.[at + 1]} label={t('next_order')} icon={ChevronRight} />
    </ActionIcon.Group>
  )
}

type Props = { id: number | undefined; label: string; icon: LucideIcon }

function Neighbour({ id, label, icon: Icon }: Props) {
  const icon = <Icon size={18} />
  const look = { variant: 'default', size: 36, 'aria-label': label, title: label } as const
  if (id === undefined)
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    )
  return (
    <ActionIcon {...look} component={Link} to={orderScreen} state={targetOf({ id })} replace>
      {icon}
    </ActionIcon>
  )
}

import { CalendarDays, type LucideIcon, Route as RouteIcon, ShoppingBag } from 'lucide-react'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { permissions } from '#src/features/accounts/accounts.rules.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import type { OfficeOrders } from '#src/features/reservations/orders/orders.admin.schema.ts'
import { orderScreen, ordersAdminPath } from '#src/features/reservations/reservations.links.ts'
import { departuresPath, departureToursPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureTour } from '#src/features/tours/departures/departures.schema.ts'
import type { OfficeTours } from '#src/features/tours/editing/tours.admin.schema.ts'
import { toursAdminPath } from '#src/features/tours/tours.links.ts'
import { openScreens } from '../shell/screens.ts'
import type { paletteTexts } from './palette.strings.ts'

type Key = keyof typeof paletteTexts

/** A search result. */
export type Hit = {
  /** unique in its source */
  id: string
  label: string
  /** A code or number, shown beside the label and matched like it. */
  detail?: string
  note?: Key
  icon: LucideIcon
  to: string
  /** router state of the link, for an update screen */
  state?: { id: number }
}

/** A kind of record that the server searches. */
export type Source = {
  key: Key
  isFor: (may: (permission: string) => boolean) => boolean
  /** At most `maxHits`, best first. @throws ApiError, or the abort reason of `signal` */
  find: (text: string, signal: AbortSignal) => Promise<Hit[]>
}

const maxHits = 6

const isTourScreenOpen = openScreens().some(({ key }) => key === 'tours')

const tours: Source = {
  key: 'tours',
  isFor: (may) => isTourScreenOpen && may('tours'),
  find: async (search, signal) => {
    const query = new URLSearchParams({ search, per_page: String(maxHits) })
    const { data } = await officeApi().get<OfficeTours>(`${toursAdminPath}?${query}`, signal)
    return data.map(({ id, name, code, status }) => ({
      id: String(id),
      label: name,
      detail: code,
      note: status,
      icon: RouteIcon,
      to: '/admin/pages/tours/update',
      state: targetOf({ id }),
    }))
  },
}

/** For roles that read tours without editing them. */
const departures: Source = {
  key: 'tours',
  isFor: (may) => !(isTourScreenOpen && may('tours')),
  find: async (search, signal) => {
    const found = await officeApi().get<DepartureTour[]>(
      `${departureToursPath}?${new URLSearchParams({ search })}`,
      signal,
    )
    return found.slice(0, maxHits).map(({ id, name, code }) => ({
      id: String(id),
      label: name,
      detail: code,
      note: 'departures',
      icon: CalendarDays,
      to: `${departuresPath}?view=table&product_id=${id}`,
    }))
  },
}

const orders: Source = {
  key: 'orders',
  isFor: (may) => may('orders.read'),
  find: async (search, signal) => {
    const query = new URLSearchParams({ search, search_in: 'customer', per_page: String(maxHits) })
    const { data } = await officeApi().get<OfficeOrders>(`${ordersAdminPath}?${query}`, signal)
    return data.map(({ id, order_no, name, phone, status }) => ({
      id: String(id),
      label: name,
      detail: `${order_no} · ${phone}`,
      note: status,
      icon: ShoppingBag,
      to: orderScreen,
      state: targetOf({ id }),
    }))
  },
}

const sources: readonly Source[] = [orders, tours, departures]

export function sourcesFor(role_group: string): readonly Source[] {
  const own = permissions[role_group as RoleGroup] ?? []
  return sources.filter(({ isFor }) => isFor((permission) => own.includes(permission)))
}

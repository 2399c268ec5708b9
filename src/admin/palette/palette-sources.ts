import { CalendarDays, type LucideIcon, Mail, Route as RouteIcon, ShoppingBag, UserRound } from 'lucide-react'
import { orderTexts } from '#src/admin/orders/orders.strings.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { officeLang, textIn } from '#src/base/admin-kit/office-texts.ts'
import { dayOf, formatDay, formatMonth, formatWeekday, monthOf } from '#src/base/dates.ts'
import { usersApiPath } from '#src/features/accounts/accounts.links.ts'
import { permissions } from '#src/features/accounts/accounts.rules.ts'
import type { RoleGroup, Users } from '#src/features/accounts/accounts.schema.ts'
import {
  departureDaysPath,
  departureScreen,
  departuresAdminPath,
  departuresPath,
  departureToursPath,
} from '#src/features/departures/board/departures.links.ts'
import type { DepartureList, DepartureTour } from '#src/features/departures/board/departures.schema.ts'
import { readTypedDate } from '#src/features/departures/board/typed-date.rules.ts'
import { messageScreen, messagesApiPath } from '#src/features/inquiries/mailbox/mailbox.links.ts'
import type { MessagesFound } from '#src/features/inquiries/mailbox/mailbox.schema.ts'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderScreen, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { OfficeTours } from '#src/features/tours/editing/tours.admin.schema.ts'
import { toursAdminPath } from '#src/features/tours/tours.links.ts'
import { paletteTexts } from './palette.strings.ts'

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

const tours: Source = {
  key: 'tours',
  isFor: (may) => may('tours'),
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
  isFor: (may) => !may('tours'),
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
    const t = textIn(orderTexts, officeLang())
    return data.map(({ id, order_no, name, phone, status, found: [reason] }) => ({
      id: String(id),
      label: name,
      detail: `${order_no} · ${reason ? t(`found_${reason.kind}`, { text: reason.text }) : phone}`,
      note: status,
      icon: ShoppingBag,
      to: orderScreen,
      state: targetOf({ id }),
    }))
  },
}

/** "3 nisan kapadokya": the departures of a day, the day itself first; "nisan": the calendar of the month. */
const days: Source = {
  key: 'days',
  isFor: () => true,
  find: async (text, signal) => {
    const { words, from, to } = readTypedDate(text, dayOf(new Date()))
    if (from === null) return []
    const lang = officeLang()
    const search = words.join(' ')
    const more: Record<string, string> = search === '' ? {} : { search }
    if (to !== null) {
      const month = monthOf(from)
      const path = `${departuresPath}?${new URLSearchParams({ month, ...more })}`
      return [{ id: month, label: formatMonth(month, lang), detail: text, icon: CalendarDays, to: path }]
    }
    const query = new URLSearchParams({ from, to: from, ...more })
    const { data, total, may_open } = await officeApi().get<DepartureList>(`${departuresAdminPath}?${query}`, signal)
    const day = {
      id: from,
      label: `${formatDay(from, lang)} ${formatWeekday(from, lang)}`,
      detail: textIn(paletteTexts, lang)('departures_n', { n: total }),
      icon: CalendarDays,
      to: departureDaysPath({ from, to: from }, more),
    }
    const ofDay = data.slice(0, maxHits - 1).map(({ id, product_id, tour_name, seats_taken, quota }) => ({
      id: `${id}`,
      label: tour_name,
      detail: `${seats_taken}/${quota}`,
      icon: RouteIcon,
      ...(may_open
        ? { to: departureScreen, state: targetOf({ id }) }
        : { to: `${departuresPath}?view=table&product_id=${product_id}` }),
    }))
    return [day, ...ofDay]
  },
}

const messages: Source = {
  key: 'messages',
  isFor: (may) => may('messages'),
  find: async (search, signal) => {
    const found = await officeApi().get<MessagesFound>(`${messagesApiPath}?${new URLSearchParams({ search })}`, signal)
    return found.map(({ id, kind, section, name, message_no, subject, state }) => ({
      id: String(id),
      label: name,
      detail: subject ? `${message_no} · ${subject}` : message_no,
      note: section === 'trash' ? ('in_trash' as const) : state,
      icon: Mail,
      to: messageScreen(kind),
      state: targetOf({ id }),
    }))
  },
}

const users: Source = {
  key: 'users',
  isFor: (may) => may('users'),
  find: async (search, signal) => {
    const { data } = await officeApi().get<Users>(`${usersApiPath}?${new URLSearchParams({ search })}`, signal)
    return data.slice(0, maxHits).map(({ id, name, email, active }) => ({
      id: String(id),
      label: name,
      detail: email,
      ...(!active && { note: 'inactive' as const }),
      icon: UserRound,
      to: '/admin/user-update',
      state: targetOf({ id }),
    }))
  },
}

const sources: readonly Source[] = [days, orders, tours, departures, messages, users]

export function sourcesFor(role_group: string): readonly Source[] {
  const own = permissions[role_group as RoleGroup] ?? []
  return sources.filter(({ isFor }) => isFor((permission) => own.includes(permission)))
}

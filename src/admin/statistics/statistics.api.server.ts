import { dayOf } from '#src/base/dates.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { departuresOf, salesIn, todayOf } from './dashboard.queries.server.ts'
import { dashboardPath } from './statistics.links.ts'
import { Dashboard, type DashboardPart, DashboardQuery } from './statistics.schema.ts'

export const statisticsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: dashboardPath,
    access: 'staff',
    summary:
      'What needs work today, next departures with their seats, and sales of the last days beside the year before. Orders and money need orders.read.',
    query: DashboardQuery,
    answer: Dashboard,
    handle: async ({ db, lang, now, staff, query: { range, part } }) => {
      const today = dayOf(now())
      const may = (permission: string) => staff.permissions.includes(permission)
      const isWanted = (name: DashboardPart) => part === undefined || part === name
      const [cards, departures, sales] = await Promise.all([
        isWanted('today') ? todayOf(db, may, today) : null,
        isWanted('departures') ? departuresOf(db, lang, range, today) : null,
        isWanted('sales') && may('orders.read') ? salesIn(db, lang, range, today) : null,
      ])
      return { range, today: cards, departures, sales }
    },
  }),
]

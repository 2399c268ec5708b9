import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import { lackingOrders, remindLacking } from './reminding.commands.server.ts'
import { LackingOrders, Reminded, Reminding } from './reminding.schema.ts'

const path = `${departuresAdminPath}/:id/reminders`
const access = 'may:orders'

export const remindingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Orders of a departure that lack travellers’ details or money that was due, and who would be mailed.',
    params: Id,
    answer: LackingOrders,
    handle: async ({ params: { id }, ...services }) => ({
      orders: await lackingOrders(services, id),
      sends_mail: services.settings.sendsMail !== false,
    }),
  }),
  endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Mails the customers of these orders what is missing; an order at most once a day.',
    params: Id,
    body: Reminding,
    answer: Reminded,
    changes: false,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      const sent = await remindLacking(call, staff, id, body.orders)
      return {
        ...(await done(call, sent > 0 ? 'office.reminded' : 'office.reminded_none', { n: sent })),
        data: { sent },
      }
    },
  }),
]

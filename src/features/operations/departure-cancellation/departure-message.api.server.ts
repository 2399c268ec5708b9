import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import { sendToDeparture } from './departure-message.commands.server.ts'
import { DepartureMessage, DepartureMessages } from './departure-message.schema.ts'
import { assertDeparture, findRecipients, listDepartureMessages } from './departure-message.store.server.ts'

const path = `${departuresAdminPath}/:id/message`
const access = 'may:orders'

export const departureMessageApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'How many orders of a departure would get a message, and the messages that were sent.',
    params: Id,
    answer: DepartureMessages,
    handle: async ({ db, settings, params: { id } }) => {
      await assertDeparture(db, id)
      const orders = await findRecipients(db, id)
      const sent = await listDepartureMessages(db, id)
      return {
        orders: orders.length,
        foreign: orders.filter(({ lang }) => lang !== 'tr').length,
        without_email: orders.filter(({ email }) => email === '').length,
        sent: sent.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
        sends_mail: settings.sendsMail !== false,
      }
    },
  }),
  endpoint({
    method: 'POST',
    path,
    access,
    summary: 'Sends a message to every order on a departure, in the language of the order.',
    params: Id,
    body: DepartureMessage,
    idempotencyKey: 'required',
    answer: Done,
    changes: false,
    handle: async ({ params: { id }, body, staff, idempotencyKey, ...call }) =>
      done(call, 'office.departure_message_sent', {
        n: await sendToDeparture(call, staff, id, { request: body, idempotencyKey }),
      }),
  }),
]

import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { listOrderMails, readOrderMail, sendAgain } from './order-mails.commands.server.ts'
import { OrderMailParams, OrderMails, OrderMailText } from './order-mails.schema.ts'

export const orderMailsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id/mails`,
    access: 'may:orders.read',
    summary: 'The mails about an order, the newest first: sent, waiting or not sent.',
    params: Id,
    answer: OrderMails,
    handle: ({ db, params: { id } }) => listOrderMails(db, id),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/mails/:mail`,
    access: 'may:orders.read',
    summary: 'The text of a mail, without the key of the order.',
    params: OrderMailParams,
    answer: OrderMailText,
    handle: ({ db, params: { id, mail } }) => readOrderMail(db, id, mail),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/mails/:mail/again`,
    access: 'may:orders',
    summary: 'Sends a mail to the customer again, to the present address; once a minute.',
    params: OrderMailParams,
    answer: Done,
    handle: async ({ params: { id, mail }, staff, ...call }) => {
      await sendAgain(call, staff, id, mail)
      return done(call, 'office.mail_sent_again')
    },
  }),
]

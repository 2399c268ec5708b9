import { randomUUID } from 'node:crypto'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { ordersAdminPath as orders } from '#src/features/orders/orders.links.ts'
import { staffWrites } from './app.writes.fixture.ts'

const named = (routes: readonly string[]): Record<string, StaffWrite> =>
  Object.fromEntries(routes.map((route) => [route, staffWrites[route]!]))

/** A sample may be needed twice, and has a field that is taken then. */
const withOwn = (route: string, change: (body: object) => object): Record<string, StaffWrite> => ({
  [route]: async (db) => {
    const sample = await staffWrites[route]!(db)
    return { ...sample, body: change(sample.body!) }
  },
})
const ownCode = (body: object) => {
  const { form_data } = body as { form_data: object }
  return { form_data: { ...form_data, code: `Y${randomUUID().slice(0, 6).toUpperCase()}` } }
}

/** Saves of the office, without those of orders. */
export const officeSaves: Record<string, StaffWrite> = {
  ...withOwn('POST /api/admin/products', ownCode),
  ...withOwn('PUT /api/admin/products/:id', ownCode),
  ...withOwn('POST /api/admin/users', (body) => ({ ...body, email: `${randomUUID().slice(0, 8)}@seyyah.example` })),
  ...named([
    'DELETE /api/admin/products/:id',
    'PUT /api/admin/products/queue',
    'PUT /api/admin/products/status',
    'POST /api/admin/products/files/:id',
    'POST /api/admin/departures',
    'PUT /api/admin/departures',
    'DELETE /api/admin/departures',
    'PUT /api/admin/departures/:id',
    'POST /api/admin/contracts',
    'POST /api/admin/contracts/templates',
    'POST /api/admin/contracts/publish',
    'PUT /api/admin/contracts',
    'DELETE /api/admin/contracts',
    'PUT /api/admin/categories/:id',
    'PUT /api/admin/blog/:section/:id',
    'DELETE /api/admin/blog/:section',
    'PUT /api/admin/blog/:section/status',
    'PUT /api/admin/settings/company',
    'PUT /api/admin/settings/site',
    'PUT /api/admin/settings/sales',
    'PUT /api/admin/settings/opening',
    'PUT /api/admin/settings/mail',
    'PUT /api/admin/payment-providers',
    'PUT /api/admin/rates',
    'PUT /api/admin/policies/:id',
    'POST /api/admin/system/postponed-mails',
    'PUT /api/admin/pickup-points/:id',
    'POST /api/admin/bank-accounts',
    'PUT /api/admin/bank-accounts/:id',
    'DELETE /api/admin/bank-accounts/:id',
    'PUT /api/admin/languages/page-lang',
    'PUT /api/admin/languages/active',
    'DELETE /api/admin/languages/:abbr',
    'PUT /api/admin/page-meta',
    'PUT /api/admin/users/:id',
    'PUT /api/admin/users/active',
    'POST /api/admin/account/password',
    'DELETE /api/admin/account/factors/one-time-codes',
    'PUT /api/admin/account/alerts',
    'PUT /api/admin/messages/:id',
    'POST /api/admin/messages/:id/notes',
    'POST /api/admin/messages/:id/answers',
    'PUT /api/admin/contact/trash',
    'DELETE /api/admin/contact',
    'POST /api/admin/support',
    'PUT /api/admin/files/images/:id',
    'POST /api/admin/personal-data/erase',
  ]),
}

/** What the office writes about orders and those who travel. */
export const officeOrders: Record<string, StaffWrite> = named([
  `POST ${orders}`,
  `POST ${orders}/:id/payments`,
  `PUT ${orders}/:id/payments/:payment/reject`,
  `POST ${orders}/:id/payments/:payment/undo`,
  `POST ${orders}/:id/payment-links`,
  `POST ${orders}/:id/payment-links/:link/withdraw`,
  `PUT ${orders}/status`,
  `PUT ${orders}/:id/customer`,
  `POST ${orders}/:id/mails/:mail/again`,
  `PUT ${orders}/:id/passengers`,
  `POST ${orders}/:id/passengers/copy`,
  `POST ${orders}/:id/passengers/accept`,
  `POST ${orders}/:id/documents`,
  `POST ${orders}/:id/messages`,
  `POST ${orders}/:id/messages/read`,
  `POST ${orders}/:id/notes`,
  'PUT /api/admin/departures/:id/cancel/:order',
  'POST /api/admin/departures/:id/message',
  'PUT /api/admin/departures/:id/travel-info',
  'POST /api/admin/departures/:id/shared-files',
  'PUT /api/admin/departures/:id/rooms',
])

/** Written in several transactions: each order is told in its own, each of the usual terms is added in its own. What broke is gone on with by the same request, or by a sweep. */
export const inParts: Record<string, StaffWrite> = named([
  'POST /api/admin/departures/:id/cancel',
  'POST /api/admin/departures/:id/travel-info/approve',
  'POST /api/admin/departures/:id/travel-info/send',
  'POST /api/admin/payment-notices/match',
  'POST /api/admin/policies/templates',
  'POST /api/admin/departures/:id/reminders',
])

/** In half-written.db.test.ts. */
export const ofConnections = [
  'POST /api/orders',
  `PUT ${orders}/:id/payments/:payment/match`,
  `PUT ${orders}/:id/status`,
  `POST ${orders}/:id/move`,
  `PUT ${orders}/:id/cancel-request`,
]

/** In half-written-visitors.db.test.ts. */
export const ofVisitors = [
  'POST /api/orders/:order_no/payment-notice',
  'POST /api/orders/:order_no/cancel-request',
  'POST /api/orders/:order_no/departure-choice',
  'POST /api/orders/:order_no/messages',
  'POST /api/orders/:order_no/passengers',
  'POST /api/orders/:order_no/passengers/copy',
  'POST /api/orders/:order_no/passengers/accept',
  'POST /api/reservation-lookup',
  'POST /api/forms/contact',
  'POST /api/forms/human-resources',
]

/** In half-written-cards.db.test.ts. */
export const ofCards = [
  'POST /api/orders/:order_no/payments',
  'POST /api/payments/:provider/notice',
  `POST ${orders}/:id/payments/:payment/refund`,
]

/** Uploads to the library, in half-written-visitors.db.test.ts. */
export const ofLibrary = named(['POST /api/admin/files/images', 'POST /api/admin/files/videos'])

/** Routes without a test of their own, and the one that writes as they do. */
export const alike: readonly [RegExp, string][] = [
  [/^PUT .*\/(queue|files-queue)(\/:id)?$/, 'PUT /api/admin/products/queue'],
  [/^(PUT|DELETE) \/api\/admin\/(special-tour|human-resources|offer)\b/, 'PUT /api/admin/contact/trash'],
  [/^PUT \/api\/admin\/contact\//, 'PUT /api/admin/contact/trash'],
  [/^POST \/api\/forms\/(special-tour|offer)$/, 'POST /api/forms/contact'],
  [/\/reply-templates(\/:id)?$/, 'PUT /api/admin/bank-accounts/:id'],
  [/\/settings\/(contact-information|social-media)$/, 'PUT /api/admin/bank-accounts/:id'],
  [/^(POST|DELETE) \/api\/admin\/(policies|pickup-points)(\/:id)?$/, 'PUT /api/admin/pickup-points/:id'],
  [/^(POST|DELETE) \/api\/admin\/categories(\/:id)?$/, 'PUT /api/admin/categories/:id'],
  [/\/api\/admin\/(certificates|contents)(\/:id)?$/, 'PUT /api/admin/categories/:id'],
  [/^(POST|DELETE) \/api\/admin\/blog\/:section(\/:id)?$/, 'PUT /api/admin/blog/:section/:id'],
  [/\/blog\/:section\/:id\/files/, 'POST /api/admin/products/files/:id'],
  [/\/products\/gallery\/:file$/, 'POST /api/admin/products/files/:id'],
  [/\/products\/duplicate\/:id$/, 'POST /api/admin/products'],
  [/^DELETE \/api\/admin\/departures\/:id$/, 'DELETE /api/admin/departures'],
  [/^(POST|PUT) \/api\/admin\/languages(\/:abbr)?$/, 'PUT /api/admin/languages/active'],
  [/\/orders\/notes$/, `POST ${orders}/:id/notes`],
  [/\/payment-links\/:link\/mail$/, `POST ${orders}/:id/payment-links`],
  [/^POST \/api\/payment-links\/:code\/payments$/, 'POST /api/orders/:order_no/payments'],
  [/^DELETE .*\/shared-files\/:file$/, 'POST /api/admin/departures/:id/shared-files'],
  [/^DELETE \/api\/admin\/users\/:id(\/sessions.*)?$/, 'PUT /api/admin/users/active'],
  [/\/account\/sessions(\/:session)?$/, 'POST /api/admin/account/password'],
  [
    /\/(account\/factors\/(one-time-codes|recovery-codes|passkeys\/:id)|users\/:id\/factors)$/,
    'DELETE /api/admin/account/factors/one-time-codes',
  ],
  [/^POST \/api\/admin\/users\/:id\/reset$/, 'POST /api/admin/users'],
  [/^PUT \/api\/admin\/(users\/second-factor|account)$/, 'PUT /api/admin/settings/sales'],
]

/** Routes that are not broken at every query, and why. */
export const exceptions: readonly [RegExp, string][] = [
  [/^POST \/api\/auth\//, 'an attempt counts before it is known to be right'],
  [/\/account\/factors\/passkeys(\/setup)?$/, 'a question to an authenticator is asked once, whatever comes of it'],
  [/\/account\/(filters(\/:id)?|language)$/, 'one row of its user alone'],
  [/\/personal-data\/(find|download)$/, 'a look is recorded before anything is shown'],
  [/\/(passengers\/reveal|products\/preview\/:id|settings\/mail\/test)$/, 'writes a record only'],
  [
    /^DELETE \/api\/admin\/files\/images\/:id$/,
    'asks each table that shows pictures; then one statement and its record',
  ],
  [/\/demo\/end$/, 'one transaction that asks for each row of the demo'],
  [/\/system\/backups$/, 'begins work that goes on after the answer'],
]

import { Attachment } from '#src/base/answers/attachment.server.ts'
import { maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey } from '#src/features/orders/book/orders.schema.ts'
import { addSharedFile, removeSharedFile } from './shared-files.commands.server.ts'
import { officeSharedFile, orderSharedFile, showSharedFiles } from './shared-files.queries.server.ts'
import { NewSharedFile, OrderSharedFileParams, SharedFileParams, SharedFiles } from './shared-files.schema.ts'

const path = `${departuresAdminPath}/:id/shared-files`

/** Of one network address. */
const fileLimit: Limit = { name: 'shared-files', points: 120, seconds: 3600 }

export const sharedFilesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access: 'may:orders.read',
    summary: 'The files for everybody on a departure, the oldest first.',
    params: Id,
    answer: SharedFiles,
    handle: ({ params, staff, ...call }) => showSharedFiles(call, staff, params.id),
  }),
  endpoint({
    method: 'POST',
    path,
    access: 'may:orders',
    summary: 'Adds a PDF or picture for everybody on a departure. Confirmed orders have it on their page at once.',
    params: Id,
    body: NewSharedFile,
    // The file, and 64 kB for the other fields.
    bodyLimit: maxDocumentBytes + 64 * 1024,
    idempotencyKey: 'required',
    answer: Done,
    changes: false,
    handle: async ({ params, body, staff, idempotencyKey, ...call }) => {
      await addSharedFile(call, staff, params.id, { request: body, idempotencyKey })
      return done(call, 'office.shared_file_added')
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:file`,
    access: 'may:orders.read',
    summary: 'A file of a departure.',
    params: SharedFileParams,
    answer: Attachment,
    handle: ({ params, ...call }) => officeSharedFile(call, params),
  }),
  endpoint({
    method: 'DELETE',
    path: `${path}/:file`,
    access: 'may:orders',
    summary: 'Removes a file of a departure: its links end at once.',
    params: SharedFileParams,
    answer: Done,
    changes: false,
    handle: async ({ params, staff, ...call }) => {
      await removeSharedFile(call, staff, params)
      return done(call, 'office.shared_file_removed')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/orders/:order_no/shared-files/:file',
    access: 'public',
    summary:
      'A file for everybody on a departure of an order. Needs the order’s key; only while the order is confirmed.',
    params: OrderSharedFileParams,
    query: OrderKey,
    answer: Attachment,
    handle: async ({ params: { order_no, file }, query: { key }, ...call }) => {
      const order = await findOrderByKey(call, order_no, key)
      await call.limit(fileLimit, call.address)
      return orderSharedFile(call, order, file)
    },
  }),
]

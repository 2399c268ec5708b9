import { Attachment } from '#src/base/answers/attachment.server.ts'
import { spreadsheetFormat } from '#src/base/files/spreadsheet.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { OfficeOrderQuery } from '#src/features/orders/book/orders.admin.schema.ts'
import { orderExportPath } from '#src/features/orders/orders.links.ts'
import { ordersFile } from './orders-export.queries.server.ts'

export const ordersExportApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: orderExportPath,
    access: 'may:orders.read',
    summary: 'The orders of a list, on all its pages, as a file for Excel: the same query as the list.',
    query: OfficeOrderQuery.extend({ file: spreadsheetFormat }),
    answer: Attachment,
    handle: async ({ db, query: { file, ...query }, lang }) => ordersFile(db, query, file, lang === 'en' ? 'en' : 'tr'),
  }),
]

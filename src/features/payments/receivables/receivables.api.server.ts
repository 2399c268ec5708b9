import { Attachment } from '#src/base/answers/attachment.server.ts'
import { spreadsheetFormat } from '#src/base/files/spreadsheet.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { receivablesAdminPath as path, receivablesFilePath } from './receivables.links.ts'
import { findReceivables, receivablesFile } from './receivables.queries.server.ts'
import { Receivables, ReceivablesQuery } from './receivables.schema.ts'

const access = 'may:orders.read'

export const receivablesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'What customers owe and by when, with its sums.',
    query: ReceivablesQuery,
    answer: Receivables,
    handle: ({ query, ...services }) => findReceivables(services, query.time),
  }),
  endpoint({
    method: 'GET',
    path: receivablesFilePath,
    access,
    summary: 'The same list as a file for Excel.',
    query: ReceivablesQuery.extend({ file: spreadsheetFormat }),
    answer: Attachment,
    handle: async ({ query: { time, file }, lang, ...services }) =>
      receivablesFile(await findReceivables(services, time), file, lang === 'en' ? 'en' : 'tr'),
  }),
]

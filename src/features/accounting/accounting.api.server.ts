import { z } from 'zod'
import { Attachment } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import { spreadsheetFormat } from '#src/base/files/spreadsheet.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { accountingFilePath, accountingLists, accountingPath } from './accounting.links.ts'
import { accountingFile, findAccounting } from './accounting.queries.server.ts'
import { periodOf } from './accounting.rules.ts'
import { Accounting, AccountingQuery } from './accounting.schema.ts'

const AccountingFileQuery = AccountingQuery.extend({
  what: z
    .enum(accountingLists)
    .or(z.literal('').transform(() => 'siparisler' as const))
    .default('siparisler'),
  file: spreadsheetFormat,
})

const access = 'may:payments'

export const accountingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: accountingPath,
    access,
    summary: 'What was sold and collected in a period, by currency, rate of KDV and way.',
    query: AccountingQuery,
    answer: Accounting,
    handle: ({ db, now, query }) => findAccounting(db, periodOf(query, dayOf(now()))),
  }),
  endpoint({
    method: 'GET',
    path: accountingFilePath,
    access,
    summary: 'The items or payments behind the sums, as a file for the accountant.',
    query: AccountingFileQuery,
    answer: Attachment,
    handle: ({ db, now, query: { what, file, ...query }, lang }) =>
      accountingFile(db, periodOf(query, dayOf(now())), { what, file, lang: lang === 'en' ? 'en' : 'tr' }),
  }),
]

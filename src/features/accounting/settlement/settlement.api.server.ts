import { Attachment } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import { spreadsheetFormat } from '#src/base/files/spreadsheet.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { settlementFilePath, settlementPath } from './settlement.links.ts'
import { findSettlement, settlementFile } from './settlement.queries.server.ts'
import { settlementPeriod } from './settlement.rules.ts'
import { Settlement, SettlementQuery } from './settlement.schema.ts'

const access = 'may:payments'

export const settlementApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: settlementPath,
    access,
    summary: 'Card payments of some days by our records beside the provider’s report, with what differs.',
    query: SettlementQuery,
    answer: Settlement,
    handle: ({ query, ...services }) => findSettlement(services, settlementPeriod(query, dayOf(services.now()))),
  }),
  endpoint({
    method: 'GET',
    path: settlementFilePath,
    access,
    summary: 'The same as a file for the accountant.',
    query: SettlementQuery.extend({ file: spreadsheetFormat }),
    answer: Attachment,
    handle: ({ query: { file, ...query }, lang, ...services }) =>
      settlementFile(services, settlementPeriod(query, dayOf(services.now())), {
        file,
        lang: lang === 'en' ? 'en' : 'tr',
      }),
  }),
]

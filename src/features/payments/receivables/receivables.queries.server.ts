import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import {
  type RecordColumn,
  recordSheet,
  type SpreadsheetFormat,
  spreadsheet,
} from '#src/base/files/spreadsheet.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor, toMajors } from '#src/base/money.ts'
import type { ReceivableTime } from './receivables.links.ts'
import { duesOf, sumDues } from './receivables.rules.ts'
import { type Receivable, Receivables } from './receivables.schema.ts'
import { listOwingOrders } from './receivables.store.server.ts'
import { receivableTexts as texts } from './receivables.strings.ts'

/** @param time '' for all */
export async function findReceivables(
  { db, now }: Pick<Services, 'db' | 'now'>,
  time: ReceivableTime | '',
): Promise<Receivables> {
  const today = dayOf(now())
  const dues = duesOf(await listOwingOrders(db), today)
  return Receivables.parse({
    today,
    sums: sumDues(dues).map(({ currency, ...sums }) => ({ currency, ...toMajors(sums) })),
    dues: dues
      .filter((due) => time === '' || due.time === time)
      .map(({ order, amount, ...due }) => ({
        ...order,
        ...due,
        order_id: order.id,
        tours: order.items.map(({ tour_name }) => tour_name),
        amount: toMajor(amount),
      })),
  })
}

const columns: readonly RecordColumn<Receivable, keyof typeof texts>[] = [
  { key: 'due_on', kind: 'day', width: 15, cell: ({ due_on }) => due_on },
  { key: 'time', kind: 'text', width: 16, cell: ({ time }, lang) => texts[time][lang] },
  { key: 'order_no', kind: 'text', width: 16, cell: ({ order_no }) => order_no },
  { key: 'customer', kind: 'text', width: 28, cell: ({ name }) => name },
  { key: 'phone', kind: 'text', width: 20, cell: ({ phone }) => phone },
  { key: 'tour', kind: 'text', width: 40, cell: ({ tours }) => tours.join(', ') },
  { key: 'amount', kind: 'money', cell: ({ amount }) => amount },
  { key: 'currency', kind: 'text', width: 8, cell: ({ currency }) => currency },
]

export function receivablesFile(
  { today, dues }: Receivables,
  format: SpreadsheetFormat,
  lang: 'tr' | 'en',
): AttachedFile {
  return spreadsheet(format, { name: `${texts.title[lang]} ${today}`, ...recordSheet(dues, texts, lang, columns) })
}

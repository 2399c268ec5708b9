import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { type Cell, type SheetColumn, type SpreadsheetFormat, spreadsheet } from '#src/base/files/spreadsheet.server.ts'
import { paymentTexts, statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import type { OfficeOrderQuery } from '#src/features/orders/book/orders.admin.schema.ts'
import { presentRow } from '#src/features/orders/list/listed-order.queries.server.ts'
import { eachOfficeOrder, type ListedOrder } from '#src/features/orders/list/orders-list.store.server.ts'
import { orderExportTexts as texts } from './orders-export.strings.ts'

type Lang = 'tr' | 'en'

const columns: readonly (Omit<SheetColumn, 'title'> & { key: keyof typeof texts })[] = [
  { key: 'order_no', kind: 'text', width: 16 },
  { key: 'ordered', kind: 'day', width: 14 },
  { key: 'source', kind: 'text', width: 8 },
  { key: 'status', kind: 'text', width: 18 },
  { key: 'payment', kind: 'text', width: 16 },
  { key: 'customer', kind: 'text', width: 28 },
  { key: 'phone', kind: 'text', width: 20 },
  { key: 'email', kind: 'text', width: 28 },
  { key: 'news', kind: 'text', width: 14 },
  { key: 'tours', kind: 'text', width: 44 },
  { key: 'starts', kind: 'day', width: 14 },
  { key: 'ends', kind: 'day', width: 14 },
  { key: 'adults', kind: 'number', width: 10 },
  { key: 'children', kind: 'number', width: 8 },
  { key: 'currency', kind: 'text', width: 11 },
  { key: 'total', kind: 'money' },
  { key: 'paid', kind: 'money' },
  { key: 'refunded', kind: 'money' },
  { key: 'reported', kind: 'money' },
  { key: 'open', kind: 'money' },
  { key: 'due_on', kind: 'day', width: 15 },
]

/** All orders of a list as a file. An order in two currencies has a row for each. */
export function ordersFile(db: Db, query: OfficeOrderQuery, format: SpreadsheetFormat, lang: Lang): AttachedFile {
  return spreadsheet(format, {
    name: texts.name[lang],
    columns: columns.map(({ key, ...column }) => ({ ...column, title: texts[key][lang] })),
    rows: rowsOf(eachOfficeOrder(db, query), lang),
  })
}

async function* rowsOf(orders: AsyncIterable<ListedOrder>, lang: Lang): AsyncGenerator<Cell[]> {
  for await (const order of orders) yield* orderRows(order, lang)
}

function orderRows(order: ListedOrder, lang: Lang): Cell[][] {
  const { sums } = presentRow(order)
  return sums.map(({ currency, total, paid, refunded, reported, open }) => {
    const items = order.items.filter((item) => item.currency === currency)
    const count = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    return [
      order.order_no,
      dayOf(order.created_at),
      texts[order.source][lang],
      statusTexts[order.status][lang],
      paymentTexts[order.payment_status][lang],
      order.name,
      order.phone,
      order.email,
      texts[order.marketing_consent ? 'given' : 'not_given'][lang],
      items.map(({ tour_code, tour_name }) => `${tour_code} ${tour_name}`).join(', '),
      items.map(({ start_date }) => start_date).sort()[0] ?? null,
      items
        .map(({ end_date }) => end_date)
        .sort()
        .at(-1) ?? null,
      count(items.map(({ people_quantity }) => people_quantity)),
      count(items.map(({ children }) => children)),
      currency,
      total,
      paid,
      refunded,
      reported,
      open,
      order.due_on,
    ]
  })
}

import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import {
  type RecordColumn,
  recordSheet,
  type SpreadsheetFormat,
  spreadsheet,
} from '#src/base/files/spreadsheet.server.ts'
import { toMajor, toMajors } from '#src/base/money.ts'
import { noticeTexts, statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import type { AccountingList } from './accounting.links.ts'
import { liraOfItem, liraOfMoney, type Period, sumMoved, sumSold } from './accounting.rules.ts'
import type { Accounting } from './accounting.schema.ts'
import { listMoved, listSold, type MovedRow, type SoldRow } from './accounting.store.server.ts'
import { accountingTexts as texts } from './accounting.strings.ts'

export async function findAccounting(db: Db, period: Period): Promise<Accounting> {
  const [sold, moved] = [sumSold(await listSold(db, period)), sumMoved(await listMoved(db, period))]
  return {
    ...period,
    sold: sold.map(({ currency, kdv_rate, items, ...sums }) => ({ currency, kdv_rate, items, ...toMajors(sums) })),
    collected: moved.map(({ currency, method, ...sums }) => ({ currency, method, ...toMajors(sums) })),
  }
}

type Column<R> = RecordColumn<R, keyof typeof texts>

const orNull = (amount: number | null) => (amount === null ? null : toMajor(amount))

const customer: Column<SoldRow | MovedRow>[] = [
  { key: 'order_no', kind: 'text', width: 16, cell: ({ order_no }) => order_no },
  { key: 'customer', kind: 'text', width: 28, cell: ({ name }) => name },
  { key: 'invoice_name', kind: 'text', width: 32, cell: ({ name, invoice }) => invoicedTo(invoice, name).title },
  { key: 'tax_no', kind: 'text', width: 14, cell: ({ name, invoice }) => invoicedTo(invoice, name).taxNo },
  { key: 'tax_office', kind: 'text', width: 18, cell: ({ name, invoice }) => invoicedTo(invoice, name).taxOffice },
]

const soldColumns: readonly Column<SoldRow>[] = [
  { key: 'ordered', kind: 'day', width: 14, cell: ({ ordered }) => ordered },
  ...customer,
  { key: 'status', kind: 'text', width: 18, cell: ({ status }, lang) => statusTexts[status][lang] },
  { key: 'tour', kind: 'text', width: 44, cell: ({ tour_code, tour_name }) => `${tour_code} ${tour_name}` },
  { key: 'starts', kind: 'day', width: 14, cell: ({ start_date }) => start_date },
  { key: 'ends', kind: 'day', width: 14, cell: ({ end_date }) => end_date },
  { key: 'currency', kind: 'text', width: 11, cell: ({ currency }) => currency },
  { key: 'price', kind: 'money', cell: ({ price }) => toMajor(price) },
  { key: 'kdv_rate', kind: 'number', width: 10, cell: ({ kdv_rate }) => kdv_rate },
  { key: 'kdv', kind: 'money', cell: ({ kdv }) => toMajor(kdv) },
  { key: 'total', kind: 'money', cell: ({ total }) => toMajor(total) },
  { key: 'rate', kind: 'number', width: 11, cell: ({ try_rate }) => try_rate },
  { key: 'try_price', kind: 'money', cell: (row) => orNull(liraOfItem(row)?.price ?? null) },
  { key: 'try_kdv', kind: 'money', cell: (row) => orNull(liraOfItem(row)?.kdv ?? null) },
  { key: 'try_total', kind: 'money', cell: (row) => orNull(liraOfItem(row)?.total ?? null) },
]

const movedColumns: readonly Column<MovedRow>[] = [
  { key: 'paid_on', kind: 'day', width: 14, cell: ({ paid_on }) => paid_on },
  ...customer,
  { key: 'kind', kind: 'text', width: 10, cell: ({ amount }, lang) => texts[amount < 0 ? 'refund' : 'receipt'][lang] },
  { key: 'method', kind: 'text', width: 12, cell: ({ method }, lang) => noticeTexts[method][lang] },
  { key: 'where', kind: 'text', width: 26, cell: ({ bank, provider, card }) => whereOf(bank, provider, card) },
  { key: 'sender', kind: 'text', width: 28, cell: ({ sender }) => sender },
  { key: 'currency', kind: 'text', width: 11, cell: ({ currency }) => currency },
  { key: 'amount', kind: 'money', cell: ({ amount }) => toMajor(amount) },
  { key: 'rate', kind: 'number', width: 11, cell: ({ currency, try_rate }) => (currency === 'TRY' ? null : try_rate) },
  { key: 'try_amount', kind: 'money', cell: (row) => orNull(liraOfMoney(row)) },
]

/** The rows behind the sums, as a file for the accountant. */
export async function accountingFile(
  db: Db,
  period: Period,
  { what, file, lang }: { what: AccountingList; file: SpreadsheetFormat; lang: 'tr' | 'en' },
): Promise<AttachedFile> {
  const name = `${texts[what][lang]} ${period.from} ${period.to}`
  const sheet =
    what === 'siparisler'
      ? recordSheet(await listSold(db, period), texts, lang, soldColumns)
      : recordSheet(await listMoved(db, period), texts, lang, movedColumns)
  return spreadsheet(file, { name, ...sheet })
}

/** Who gets the invoice. */
function invoicedTo(invoice: SoldRow['invoice'], name: string): { title: string; taxNo: string; taxOffice: string } {
  if (invoice.kind === 'kurumsal') return { title: invoice.title, taxNo: invoice.tax_no, taxOffice: invoice.tax_office }
  return { title: name, taxNo: '', taxOffice: '' }
}

function whereOf(bank: string | null, provider: string | null, card: string | null): string {
  if (!provider) return bank ?? ''
  return [provider === 'paytr' ? 'PayTR' : 'iyzico', card && `···· ${card}`].filter(Boolean).join(' ')
}

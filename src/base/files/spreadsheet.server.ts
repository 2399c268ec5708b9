import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { z } from 'zod'
import type { AttachedFile } from '../answers/attachment.server.ts'

export const spreadsheetFormats = ['csv', 'xlsx'] as const
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number]

/** Field of a query: CSV is for Turkish Excel. */
export const spreadsheetFormat = z.preprocess(
  (sent) => (sent === '' ? undefined : sent),
  z.enum(spreadsheetFormats).default('xlsx'),
)

/** `money`: major units. `day`: 'YYYY-MM-DD'. `width`: characters, for XLSX. */
export type SheetColumn = { title: string; kind: 'text' | 'number' | 'money' | 'day'; width?: number }
/** null: an empty cell. */
export type Cell = string | number | null
type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>

type Lang = 'tr' | 'en'
/** A column of records. `key`: of its title in the texts of the file. */
export type RecordColumn<R, K extends string> = Omit<SheetColumn, 'title'> & {
  key: K
  cell: (record: R, lang: Lang) => Cell
}

/** Columns and rows of a table with a row per record. */
export function recordSheet<R, K extends string>(
  records: readonly R[],
  texts: Record<K, Record<Lang, string>>,
  lang: Lang,
  columns: readonly RecordColumn<R, K>[],
): { columns: SheetColumn[]; rows: Cell[][] } {
  return {
    columns: columns.map(({ key, cell: _, ...column }) => ({ ...column, title: texts[key][lang] })),
    rows: records.map((record) => columns.map(({ cell }) => cell(record, lang))),
  }
}

const mediaTypes: Record<SpreadsheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const numberFormats = { text: undefined, number: undefined, money: '#,##0.00', day: 'dd.mm.yyyy' } as const

/**
 * A table as a file. Rows are read as the file is sent, so memory does not grow with their number.
 * @param name file name without extension, and name of the sheet
 */
export function spreadsheet(
  format: SpreadsheetFormat,
  { name, columns, rows }: { name: string; columns: readonly SheetColumn[]; rows: Rows },
): AttachedFile {
  const body = format === 'csv' ? csv(columns, rows) : xlsx(name, columns, rows)
  return { name: `${name}.${format}`, type: mediaTypes[format], body }
}

/** As Excel in Turkish opens it by a double click: semicolons, decimal commas, days with dots, and a byte order mark. */
function csv(columns: readonly SheetColumn[], rows: Rows): ReadableStream<Uint8Array> {
  const cells = async function* () {
    for await (const row of rows) yield row.map((cell, index) => csvCell(cell, columns[index]!.kind))
  }
  return writeCsvStream(cells(), { delimiter: ';', bom: true, headers: columns.map(({ title }) => title) })
}

function csvCell(cell: Cell, kind: SheetColumn['kind']): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return (kind === 'money' ? cell.toFixed(2) : String(cell)).replace('.', ',')
  if (kind === 'day') return cell.split('-').reverse().join('.')
  return withoutFormula(cell)
}

/**
 * A text that Excel would run as a formula gets an apostrophe. Visitors write names and notes. East Asian Excel reads wide signs too. Digits after a
 * plus are a telephone, and run nothing.
 */
function withoutFormula(text: string): string {
  return /^[=+\-@|\t\r\n\0＝＋－＠]/.test(text) && !/^\+[\d ()-]+$/.test(text) ? `'${text}` : text
}

function xlsx(name: string, columns: readonly SheetColumn[], rows: Rows): ReadableStream<Uint8Array> {
  const cells = async function* () {
    for await (const row of rows) yield row.map((cell, index) => xlsxCell(cell, columns[index]!.kind))
  }
  return writeXlsxStream(cells(), {
    // Excel allows 31 characters, and none of []:*?/\
    name: name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map(({ title, kind, width = 16 }) => {
      const numFmt = numberFormats[kind]
      return { header: title, width, ...(numFmt && { numFmt }) }
    }),
    freezePane: { rows: 1 },
  })
}

function xlsxCell(cell: Cell, kind: SheetColumn['kind']): string | number | Date | null {
  if (typeof cell !== 'string') return cell
  if (kind === 'day') return new Date(`${cell}T00:00:00Z`)
  // XML has no U+FFFE and U+FFFF: one in a customer's name would make the whole file unreadable. A typed _x000D_ would be read as the control
  // character that it stands for (ECMA-376, ST_Xstring).
  return cell.replace(/[\uFFFE\uFFFF]/g, '').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { formatDay, formatDayRange, formatInstant, formatShortDayRange } from '#src/base/dates.ts'
import type { Cell, SheetColumn } from '#src/base/files/spreadsheet.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { fill, type Values } from '#src/base/i18n/translate.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Block, Column } from '#src/base/pdf/paper.ts'
import { findAgency, paperAgencyOf } from '#src/features/agency/agency.queries.server.ts'
import { logoOf } from '#src/features/documents/paper-files.commands.server.ts'
import type { ShownDeparture } from './departure-lists.schema.ts'
import { departureListTexts } from './departure-lists.strings.ts'
import { departurePaperTexts } from './departure-papers.strings.ts'
import { sheetOf } from './departure-sheets.queries.server.ts'

export type PaperList = 'passengers' | 'rooms' | 'pickups' | 'balances'

type T = (key: keyof typeof departurePaperTexts, values?: Values) => string

/** A list of a departure as PDF. It is not stored, because it has names and changes often. */
export async function departurePaper(
  services: Pick<Services, 'db' | 'images' | 'pdf' | 'now'>,
  departure: ShownDeparture,
  [list, lang]: [PaperList, 'tr' | 'en'],
): Promise<AttachedFile> {
  const t: T = (key, values) => fill(departurePaperTexts[key][lang], lang, values)
  const { tour_code, tour_name, start_date, end_date, note, orders, quota, seats_taken } = departure
  const agency = await findAgency(services.db, lang)
  const made_at = services.now()
  const table = list === 'balances' ? balances(departure, t, lang) : sheetTable(departure, list, lang)
  const bytes = await services.pdf({
    paper: {
      lang,
      title: t(list),
      subtitle: `${tour_name}, ${formatDayRange(start_date, end_date, lang)}`,
      marks: [
        { label: t('tour_code'), value: tour_code },
        { label: t('listed_at'), value: formatInstant(made_at, lang) },
      ],
      agency: paperAgencyOf(agency),
      size: 10,
      isWide: true,
      page_words: t('page'),
      blocks: [
        {
          kind: 'facts',
          rows: [
            { label: t('seats'), value: t('seats_value', { taken: seats_taken, quota }) },
            { label: t('orders'), value: String(orders.length) },
            { label: t('note'), value: note },
          ],
        },
        orders.length === 0 ? { kind: 'text', tone: 'normal', text: t('none') } : table,
      ],
    },
    made_at,
    logo: await logoOf(services, agency.logo?.file ?? null),
  })
  return { name: `${tour_code} ${start_date} ${t(list)}.pdf`, type: 'application/pdf', body: bytes, isOurs: true }
}

/** Columns of the file that are not printed, such as document numbers. */
const unprinted = ['gender', 'document', 'document_no', 'document_country', 'document_until'] as const

/** The columns of the file for Excel, without empty ones. */
function sheetTable(departure: ShownDeparture, list: Exclude<PaperList, 'balances'>, lang: 'tr' | 'en'): Block {
  const { columns, rows } = sheetOf(departure, list, lang, true)
  const left = new Set<string>(unprinted.map((name) => departureListTexts[name][lang]))
  const filled = columns.map(
    ({ title }, at) => !left.has(title) && rows.some((row) => row[at] !== null && row[at] !== ''),
  )
  const kept = <C>(cells: readonly C[]) => cells.filter((_, at) => filled[at])
  return {
    kind: 'table',
    columns: kept(columns).map(columnOf),
    rows: rows.map((row) => kept(row).map((cell, at) => cellText(cell, kept(columns)[at]!.kind, lang))),
    foot: [],
  }
}

/** From this width in characters a column takes the rest of the line, so that a long text leaves room for the others. */
const wide = 28

function columnOf({ title, kind, width = 0 }: SheetColumn): Column {
  const isText = kind === 'text' || kind === 'day'
  return { title, align: isText ? 'left' : 'right', width: isText && width >= wide ? 'rest' : 'auto' }
}

function cellText(cell: Cell, kind: SheetColumn['kind'], lang: string): string {
  if (cell === null) return ''
  const text = String(cell)
  // With the year, for birth dates.
  return kind === 'day' ? formatShortDayRange(text, text, lang) : text
}

/** What each order has paid and still owes; an order with tours of two currencies has a row for each. */
function balances({ orders, totals }: ShownDeparture, t: T, lang: 'tr' | 'en'): Block {
  const title = (key: keyof typeof departureListTexts) => departureListTexts[key][lang]
  const left = (name: string, width: Column['width'] = 'auto'): Column => ({ title: name, align: 'left', width })
  const right = (name: string): Column => ({ title: name, align: 'right', width: 'auto' })
  return {
    kind: 'table',
    columns: [
      left(title('order_no')),
      left(title('customer'), 'rest'),
      left(title('phone')),
      right(title('people')),
      right(title('order_total')),
      right(title('paid')),
      right(title('balance')),
      left(title('due_on')),
    ],
    rows: orders.flatMap(({ order_no, name, phone, seats, sums, due_on }) =>
      sums.map(({ currency, total, paid, open }) => [
        order_no,
        name,
        phone,
        String(seats),
        formatMoney(total, currency, lang),
        formatMoney(paid, currency, lang),
        formatMoney(open, currency, lang),
        due_on && open > 0 ? formatDay(due_on, lang) : '',
      ]),
    ),
    foot: totals.map(({ currency, total, paid, open }, at) => [
      '',
      at === 0 ? t('total') : '',
      '',
      '',
      formatMoney(total, currency, lang),
      formatMoney(paid, currency, lang),
      formatMoney(open, currency, lang),
      '',
    ]),
  }
}

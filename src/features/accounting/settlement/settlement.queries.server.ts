import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { addDays, daysBetween } from '#src/base/dates.ts'
import {
  type RecordColumn,
  recordSheet,
  type SpreadsheetFormat,
  spreadsheet,
} from '#src/base/files/spreadsheet.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajors } from '#src/base/money.ts'
import type { ReportedMove } from '#src/features/orders/money/card-wire.ts'
import { type CardProvider, providerNamed } from '#src/features/payments/cards/card-provider.queries.server.ts'
import { type CardProviderName, cardProviders } from '#src/features/payments/cards/cards.links.ts'
import type { Period } from '../accounting.rules.ts'
import { type SettlementRow, settlementRows, settlementSums, windowOf } from './settlement.rules.ts'
import type { Settlement } from './settlement.schema.ts'
import { listOurPayments } from './settlement.store.server.ts'
import { settlementTexts as texts } from './settlement.strings.ts'

type Asking = Pick<Services, 'db' | 'askOutside' | 'settings' | 'log'>
type ListedRow = SettlementRow & { provider: CardProviderName; isCompared: boolean }

/** Pages of a day's report at most. */
const maxPages = 20

/** Asks every provider whose keys are stored about the days. Nothing is written. */
async function listRows(services: Asking, period: Period): Promise<{ rows: ListedRow[]; unheard: CardProviderName[] }> {
  const rows: ListedRow[] = []
  const unheard: CardProviderName[] = []
  for (const name of cardProviders.filter((each): each is CardProviderName => each !== 'none')) {
    const provider = await providerNamed(services, name)
    const moves = provider ? await reportedMoves(services, provider, windowOf(period)) : []
    const ours = await listOurPayments(services.db, name, windowOf(period), moves ?? [])
    const isCompared = provider !== null && moves !== null
    const found = settlementRows(ours, isCompared ? moves : null, period)
    if (!isCompared && (provider || found.length > 0)) unheard.push(name)
    rows.push(...found.map((row) => ({ ...row, provider: name, isCompared })))
  }
  return { rows: rows.sort((a, b) => a.day.localeCompare(b.day)), unheard }
}

/** Null when the provider does not answer. */
async function reportedMoves(
  { log }: Pick<Services, 'log'>,
  { name, wire, ask }: CardProvider,
  { from, to }: Period,
): Promise<ReportedMove[] | null> {
  const moves: ReportedMove[] = []
  try {
    for (let at = 0; at <= daysBetween(from, to); at++) {
      const day = addDays(from, at)
      for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page++) {
        const answer = wire.readDay(await ask(wire.inquireDay(day, page)))
        moves.push(...answer.moves)
        pages = answer.pages
      }
    }
    return moves
  } catch (error) {
    log.warn({ err: error, provider: name }, 'the report of a card provider could not be had')
    return null
  }
}

const amountsOf = ({ ours, ours_back, theirs, theirs_back, commission, net }: SettlementRow) =>
  toMajors({ ours, ours_back, theirs, theirs_back, commission, net })

export async function findSettlement(services: Asking, period: Period): Promise<Settlement> {
  const { rows, unheard } = await listRows(services, period)
  const { differences, ...sums } = settlementSums(rows)
  return {
    ...period,
    unheard,
    rows: rows.map((row) => ({
      ...row,
      ...amountsOf(row),
      order_id: row.payment?.order_id ?? null,
      order_no: row.payment?.order_no ?? '',
      name: row.payment?.name ?? '',
    })),
    sums: { ...toMajors(sums), differences },
  }
}

const columns: readonly RecordColumn<ListedRow, keyof typeof texts>[] = [
  { key: 'day', kind: 'day', width: 14, cell: ({ day }) => day },
  { key: 'provider', kind: 'text', width: 12, cell: ({ provider }) => (provider === 'paytr' ? 'PayTR' : provider) },
  { key: 'order_no', kind: 'text', width: 18, cell: ({ payment }) => payment?.order_no ?? '' },
  { key: 'customer', kind: 'text', width: 28, cell: ({ payment }) => payment?.name ?? '' },
  { key: 'attempt_no', kind: 'text', width: 32, cell: ({ attempt_no }) => attempt_no },
  ...(['ours', 'theirs', 'ours_back', 'theirs_back', 'commission', 'net'] as const).map((key) => ({
    key,
    kind: 'money' as const,
    cell: (row: ListedRow) => amountsOf(row)[key],
  })),
  {
    key: 'difference',
    kind: 'text',
    width: 24,
    cell: ({ difference, isCompared }, lang) => texts[difference ?? (isCompared ? 'equal' : 'not_compared')][lang],
  },
]

export async function settlementFile(
  services: Asking,
  period: Period,
  { file, lang }: { file: SpreadsheetFormat; lang: 'tr' | 'en' },
): Promise<AttachedFile> {
  const { rows } = await listRows(services, period)
  const name = `${texts.title[lang]} ${period.from} ${period.to}`
  return spreadsheet(file, { name, ...recordSheet(rows, texts, lang, columns) })
}

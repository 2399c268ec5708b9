import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { dayOf } from '#src/base/dates.ts'
import { type SpreadsheetFormat, spreadsheet } from '#src/base/files/spreadsheet.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { ReceivableTime } from './receivables.links.ts'
import { duesOf, sumDues } from './receivables.rules.ts'
import type { Receivable, Receivables } from './receivables.schema.ts'
import { listOwingOrders } from './receivables.store.server.ts'
import { receivableTexts as texts } from './receivables.strings.ts'

/** @param time '' for all */
export async function findReceivables(
  { db, now }: Pick<Services, 'db' | 'now'>,
  time: ReceivableTime | '',
): Promise<Receivables> {
  const today = dayOf(now())
  const dues = duesOf(await listOwingOrders(db), today)
  return {
    today,
    sums: sumDues(dues).map(({ currency, hepsi, gecikmis, hafta, ay, sonra }) => ({
      currency,
      hepsi: toMajor(hepsi),
      gecikmis: toMajor(gecikmis),
      hafta: toMajor(hafta),
      ay: toMajor(ay),
      sonra: toMajor(sonra),
    })),
    dues: dues
      .filter((due) => time === '' || due.time === time)
      .map(({ order: { id, order_no, name, phone, items }, amount, ...due }) => ({
        ...due,
        order_id: id,
        order_no,
        name,
        phone,
        tours: items.map(({ tour_name }) => tour_name),
        amount: toMajor(amount),
      })),
  }
}

/** The list as a file, in a language of the office. */
export function receivablesFile(
  { today, dues }: Receivables,
  format: SpreadsheetFormat,
  lang: 'tr' | 'en',
): AttachedFile {
  const t = (key: keyof typeof texts) => texts[key][lang]
  return spreadsheet(format, {
    name: `${t('title')} ${today}`,
    columns: [
      { title: t('due_on'), kind: 'day', width: 15 },
      { title: t('time'), kind: 'text', width: 16 },
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('customer'), kind: 'text', width: 28 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('tour'), kind: 'text', width: 40 },
      { title: t('amount'), kind: 'money' },
      { title: t('currency'), kind: 'text', width: 8 },
    ],
    rows: rowsOf(dues, t),
  })
}

async function* rowsOf(dues: readonly Receivable[], t: (key: keyof typeof texts) => string) {
  for (const { due_on, time, order_no, name, phone, tours, amount, currency } of dues)
    yield [due_on, t(time), order_no, name, phone, tours.join(', '), amount, currency]
}

import { createHash, randomBytes } from 'node:crypto'
import { dayOf, formatDay } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { Paper } from '#src/base/pdf/paper.ts'
import { PdfUnavailable } from '#src/base/pdf/pdf.server.ts'
import { qrOf } from '#src/base/qr.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { findAgency, paperAgencyOf } from '#src/features/agency/agency.queries.server.ts'
import { findOfficeOrder, type OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { codeLength, codeOf, type PaperWish, shownCode, voucherPath } from '#src/features/orders/book/papers.links.ts'
import { hasPaper } from '#src/features/orders/book/papers.rules.ts'
import {
  findPaper,
  findValid,
  insertPaper,
  nextNumber,
  type PaperRow,
  voidPapers,
} from '#src/features/orders/book/papers.store.server.ts'
import { orderBoarding } from '#src/features/passengers/boarding/boarding.queries.server.ts'
import { promisePickups } from '#src/features/passengers/boarding/boarding.store.server.ts'
import { asksPassengers } from '#src/features/passengers/manifest/passengers.queries.server.ts'
import { composed } from './paper-composed.queries.server.ts'
import { factsOf, type PaperBoarding } from './paper-order.ts'

type Wish = PaperWish & { lang: string; staff: Staff | null }

/**
 * The paper of an order in its current state: the valid one, or a new one when the facts of the order have changed. Changes of the
 * agency's own data make no new paper.
 * @throws Failure 404 for a paper that the order does not have. @throws PdfUnavailable when it is new and none can be made here
 */
export async function paperOf(services: Services, order: OfficeFound, wish: Wish): Promise<PaperRow> {
  for (let read = order; ; ) {
    const made = await paperFrom(services, read, wish)
    if (!('changed' in made)) return made
    read = made.changed
  }
}

type Changed = { changed: OfficeFound }

/** The paper for the order that was read; or the current order, when it has changed meanwhile. */
async function paperFrom(services: Services, order: OfficeFound, wish: Wish): Promise<PaperRow | Changed> {
  if (!hasPaper(order, wish)) throw notFound()
  const { db, now } = services
  const { kind, subject, staff } = wish
  // A contract is in the language in which it was accepted.
  const accepted = kind === 'contract' && order.accepted.find(({ contract_id }) => contract_id === subject)
  const lang = accepted ? accepted.lang : wish.lang
  const { boarding, facts_hash } = await factsNow(services, order, wish, lang)
  const isSame = (paper: PaperRow | null) => paper !== null && Buffer.compare(paper.facts_hash, facts_hash) === 0
  const known = await findValid(db, order.id, wish, lang)
  if (known && isSame(known)) return known
  // Before the row is written: the office would offer a file that cannot be made.
  if (!services.makesPapers) throw new PdfUnavailable('no papers are made on this system')
  // A paper is written, also for a GET.
  services.upgrades.assertOpen()
  const agency = await findAgency(db, lang)
  const code = kind === 'voucher' ? codeOf(randomBytes(codeLength)) : null
  const check = code === null ? null : await checkOf(services, code, lang)
  const contents = await composed(services, order, { kind, subject, lang, agency, check, boarding })
  const done = await transaction(db, async (tx): Promise<{ id: number } | Changed> => {
    await lockOrder(tx, order.id)
    // A concurrent request or mail may have made it.
    const other = await findValid(tx, order.id, wish, lang)
    if (other && isSame(other)) return { id: other.id }
    const current = (await findOfficeOrder(tx, order.id))!
    const isCurrent =
      hasPaper(current, wish) &&
      (await factsNow({ ...services, db: tx }, current, wish, lang)).facts_hash.equals(facts_hash)
    if (!isCurrent) return { changed: current }
    const at = now()
    await voidPapers(tx, order.id, { kinds: [kind], subject, unless: facts_hash, reason: 'yenilendi', at })
    const number = await nextNumber(tx, order.id)
    const content: Paper = {
      ...contents.printed,
      marks: [
        { label: contents.t('number'), value: `${order.order_no}/${number}` },
        { label: contents.t('issued_on'), value: formatDay(dayOf(at), lang) },
      ],
      agency: paperAgencyOf(agency),
      page_words: contents.t('page'),
    }
    const logo = agency.logo?.file ?? null
    const paper = { order_id: order.id, number, kind, subject, lang, code, facts_hash, content, logo }
    const made = await insertPaper(tx, { ...paper, created_at: at, created_by: staff?.id ?? null })
    // A voucher opened by staff does not replace the hours that its customer has read.
    await promisePickups(tx, printedBoarding(order, boarding), { at, isFirst: staff !== null })
    if (staff) await recordMade(tx, staff, made, { order_no: order.order_no, number, kind, lang })
    return { id: made }
  })
  return 'changed' in done ? done : (await readAgain(() => findPaper(db, done.id)))!
}

type Reading = Pick<Services, 'settings'> & { db: Db }

async function factsNow(services: Reading, order: OfficeFound, wish: PaperWish, lang: string) {
  const boarding = wish.kind === 'voucher' ? await placesOf(services, order, lang) : []
  const facts = JSON.stringify(factsOf(order, wish, boarding))
  return { boarding, facts_hash: createHash('sha256').update(facts).digest() }
}

/** When the agency does not ask for passengers, only the places that staff entered. */
async function placesOf(services: Reading, order: OfficeFound, lang: string): Promise<PaperBoarding[]> {
  const found = await orderBoarding(services.db, order, lang)
  const isAsked = asksPassengers(services)
  return found
    .map(({ item, people }) => ({
      item: order.items.indexOf(item),
      people: people.filter(({ place }) => isAsked || place !== ''),
    }))
    .filter(({ people }) => people.length > 0)
}

/** The hours on a voucher, each stop of an item once. */
function printedBoarding(order: OfficeFound, boarding: readonly PaperBoarding[]) {
  return boarding.flatMap(({ item, people }) => {
    const times = new Map(people.flatMap(({ point, time }) => (point === null ? [] : [[point, time] as const])))
    const order_item_id = order.items[item]!.id
    return [...times].map(([pickup_point_id, time]) => ({ order_item_id, pickup_point_id, time }))
  })
}

async function checkOf({ settings, languages }: Services, code: string, lang: string) {
  const defaultLang = (await languages())[0]!.abbr
  const address = settings.siteUrl + localePath(`${voucherPath}/${shownCode(code)}`, lang, defaultLang)
  return { code: shownCode(code), address, qr: qrOf(address) }
}

function recordMade(tx: Tx, staff: Staff, id: number, after: object): Promise<void> {
  return record(tx, staff, { action: 'create', entity: 'papers', id, before: null, after })
}

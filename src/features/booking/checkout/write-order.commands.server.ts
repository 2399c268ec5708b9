import { dayOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { type Intent, once, type WritesTogether } from '#src/base/db/intents.server.ts'
import { NumberTaken, withFreeNumber } from '#src/base/db/reference-numbers.server.ts'
import { directionOf } from '#src/base/direction.ts'
import { Failure } from '#src/base/errors.ts'
import { escapeHtml } from '#src/base/html.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { type Mail, type MailFile, mailsQueued } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import type { Seller } from '#src/features/departures/board/sale.rules.ts'
import {
  holdsLocked,
  type NewContract,
  type NewOrder,
  orderInserted,
} from '#src/features/orders/book/new-order.store.server.ts'
import { hashOfKey } from '#src/features/orders/book/order-key.queries.server.ts'
import type { Localize, OrderFacts } from '#src/features/orders/book/order-texts.queries.server.ts'
import {
  seatsShort,
  seatsTaken,
  sumByDeparture,
  type TakenSeats,
} from '#src/features/orders/book/seats.store.server.ts'
import type { Hold } from '#src/features/orders/money/plan.rules.ts'
import { orderPath } from '#src/features/orders/orders.links.ts'
import type { UnpaidSeats } from '#src/features/orders/unpaid/unpaid.rules.ts'
import { type Buyer, unpaidLocked } from '#src/features/orders/unpaid/unpaid.store.server.ts'
import { filledContracts, orderNumber } from './checkout-contracts.queries.server.ts'
import { type FilledContract, fillingOf } from './fill-contract.queries.server.ts'
import { type OrderMailKind, orderMail } from './order.mail.server.ts'
import { conflict, itemsShort } from './order-items.queries.server.ts'

/** An order of a visitor, or of staff for a caller. Both are written by `writeOnce`. */
export type Sale<A> = {
  intent: Intent
  seller: Seller
  /** message of 409 when seats are gone */
  seatsGone: StringKey
  /** runs outside the transaction */
  prepare: (order_no: string) => Promise<PreparedOrder & { answer: A }>
  /** a visitor: holds and unpaid seats are counted and checked, after the seats were taken */
  buyer?: {
    is: Buyer
    /** @param holds unpaid ones of the customer's e-mail before this order @param own its seats by departure @throws Failure */
    check: (holds: number, unpaid: UnpaidSeats, own: ReadonlyMap<number, number>) => void
  }
  /** what the seller writes beside the order, in the same transaction. @returns the answer */
  written?: (tx: Tx, id: number, answer: A, order: NewOrder) => Promise<A>
}

/**
 * Writes an order with its seats, contracts and mail in one transaction, once per intent.
 * @param choose proposes the n-th number for the order
 * @throws Failure 409 with the items that lack seats
 */
export function writeOnce<A>(
  services: Services,
  sale: Sale<A>,
  choose = orderNumber,
): Promise<{ answer: A; isNew: boolean }> {
  return withFreeNumber((n) =>
    once(services.db, sale.intent, async () => {
      const prepared = await sale.prepare(await choose(services, sale.intent.key, n))
      return writesOf(sale, prepared)
    }),
  )
}

/** Seats are taken last, because other orders of the departure wait from there to the commit. */
function writesOf<A>(
  { seller, seatsGone, buyer, written }: Sale<A>,
  { order, mail, answer }: PreparedOrder & { answer: A },
): WritesTogether<A> {
  const taking = {
    wanted: sumByDeparture(order.items),
    today: dayOf(order.created_at),
    seller,
    priced: order.items,
  }
  return {
    ...(!written && { answer }),
    statements: (tx) => [
      ...(buyer ? [holdsLocked(tx, order.email, order.created_at)] : []),
      orderInserted(tx, order, buyer?.is),
      ...(mail ? [mailsQueued(tx, [mail], order.created_at)] : []),
      ...seatsTaken(tx, taking),
      ...(buyer ? [unpaidLocked(tx, buyer.is, [...taking.wanted.keys()])] : []),
    ],
    written: async (tx, rows) => {
      const left = [...rows]
      const counted = buyer && {
        holds: (left.shift() as [{ holds: number }])[0].holds,
        unpaid: (left.pop() as [{ unpaid: UnpaidSeats }])[0].unpaid,
      }
      const [inserted] = left.shift() as { id: number }[]
      if (!inserted) throw new NumberTaken()
      if (mail) left.shift()
      const short = await seatsShort(tx, taking, left as TakenSeats[][])
      if (short.size > 0) throw conflict(seatsGone, itemsShort(order.items, short))
      if (counted) buyer!.check(counted.holds, counted.unpaid, taking.wanted)
      return written ? written(tx, inserted.id, answer, order) : answer
    },
  }
}

export type PreparedOrder = { order: NewOrder; mail: Mail | null }

type Preparing = {
  /** of the order's link */
  key: string
  hold: Hold
  mailKind: OrderMailKind
  isMailed: boolean
  localize: Localize
  /** message of 409 without a contract to accept */
  noContracts: StringKey
  /** the contracts as they are accepted. @throws Failure */
  accept: (contracts: readonly FilledContract[]) => Promise<NewContract[]>
}

/** The order with its contracts filled, and its mail. @throws Failure 409 when there is no contract to accept */
export async function prepareOrder(services: Services, facts: OrderFacts, wish: Preparing): Promise<PreparedOrder> {
  const { settings } = services
  const { key, hold, mailKind, localize } = wish
  const { lang, order_no } = facts
  const agency = await findAgency(services.db, lang)
  const filling = fillingOf(hold, facts.created_at, { usual: settings.holdHours, localize })
  const filled = await filledContracts(services, facts, { agency, filling })
  // A package tour is not sold without a contract (docs/rules.md, Orders).
  if (filled.length === 0) throw new Failure('conflict', { key: wish.noContracts })
  const contracts = await wish.accept(filled)
  const order: NewOrder = { ...facts, secret_hash: hashOfKey(key), contracts }
  if (!wish.isMailed) return { order, mail: null }
  const link = await orderLink(services, { order_no, key, lang })
  const sender = mailSenderOf(agency, settings.siteUrl)
  const mail = await orderMail(facts, {
    link,
    accounts: await findBankAccounts(services.db),
    sender,
    localize,
    kind: mailKind,
  })
  return { order, mail: mailKind === 'site' ? mail : { ...mail, attachments: contracts.map(fileOf) } }
}

/** The customer's link to the order, complete. */
export async function orderLink(
  services: Services,
  { order_no, key, lang }: { order_no: string; key: string; lang: string },
): Promise<string> {
  const defaultLang = (await services.languages())[0]!.abbr
  return services.settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
}

/** @param contract its body is sanitised HTML, its name plain text */
function fileOf({ name, lang, body }: NewContract): MailFile {
  const title = escapeHtml(name)
  return {
    name: `${name.replace(/[\\/:*?"<>|]/g, ' ')}.html`,
    html: `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`,
  }
}

import { dayOf } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { directionOf } from '#src/base/direction.ts'
import { Failure } from '#src/base/errors.ts'
import { escapeHtml } from '#src/base/html.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Mail, MailFile } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import type { Seller } from '#src/features/departures/board/sale.rules.ts'
import type { NewContract, NewOrder } from '#src/features/orders/book/new-order.store.server.ts'
import { hashOfKey, orderLink } from '#src/features/orders/book/order-key.queries.server.ts'
import type { Localize, OrderFacts } from '#src/features/orders/book/order-texts.queries.server.ts'
import { sumByDeparture, takeSeats } from '#src/features/orders/book/seats.store.server.ts'
import type { Hold } from '#src/features/orders/money/plan.rules.ts'
import { filledContracts } from './checkout-contracts.queries.server.ts'
import { type FilledContract, fillingOf } from './fill-contract.queries.server.ts'
import { type OrderMailKind, orderMail } from './order.mail.server.ts'
import { conflict, itemsShort } from './order-items.queries.server.ts'

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

/** @param contract its body is sanitised HTML, its name plain text */
function fileOf({ name, lang, body }: NewContract): MailFile {
  const title = escapeHtml(name)
  return {
    name: `${name.replace(/[\\/:*?"<>|]/g, ' ')}.html`,
    html: `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`,
  }
}

/**
 * Takes the seats of an order's items on the days at which they were priced.
 * @throws Failure 409 with the items that lack seats
 */
export async function takeItems(
  tx: Tx,
  { items, created_at }: NewOrder,
  seller: Seller,
  seatsGone: StringKey,
): Promise<void> {
  const short = await takeSeats(tx, sumByDeparture(items), dayOf(created_at), { seller, priced: items })
  if (short.size > 0) throw conflict(seatsGone, itemsShort(items, short))
}

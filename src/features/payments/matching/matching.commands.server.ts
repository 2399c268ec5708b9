import { Failure } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { presentPayments } from '#src/features/orders/book/office-order.queries.server.ts'
import { findOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findPayment } from '#src/features/orders/book/office-payments.store.server.ts'
import { findVersion } from '#src/features/orders/book/order-events.store.server.ts'
import { matchPayment } from '../entries/office-payments.commands.server.ts'
import { type MatchSeveral, OpenNotice, type SeveralMatched } from './matching.schema.ts'

type Wish = MatchSeveral['notices'][number]
type Result = SeveralMatched['data']['notices'][number]

/**
 * Matches several notices, each in its own transaction by the command for a single one. A refusal does not stop the others. A notice that
 * is already matched, for example by the first of two clicks, is reported as such.
 */
export async function matchSeveral(
  services: Services & { lang: string },
  staff: Staff,
  notices: readonly Wish[],
): Promise<Result[]> {
  const results: Result[] = []
  // One after the other: two notices of one order are decided on what the first one left.
  for (const notice of notices) results.push(await matchOne(services, staff, notice))
  return results
}

async function matchOne(services: Services & { lang: string }, staff: Staff, wish: Wish): Promise<Result> {
  const { db, localize, lang, log } = services
  const { id, order_id, accepts_difference } = wish
  // An expected amount is checked again by the match itself; a difference counts only for the order on which it was shown.
  const version = accepts_difference ? wish.version : undefined
  try {
    const { message } = await matchPayment(
      services,
      { id: order_id, payment: id, version, staff },
      { accepts_difference },
    )
    return { id, result: 'eslesti', message: await localize({ key: message }, lang) }
  } catch (error) {
    if ((await findPayment(db, order_id, id))?.status === 'eslesti')
      return { id, result: 'eslesmis', message: await localize({ key: 'office.payment_matched_before' }, lang) }
    if (!(error instanceof Failure)) log.error({ err: error, payment: id }, 'a notice was not matched')
    const text = error instanceof Failure ? error.text : { key: 'errors.failed' as const }
    return { id, result: 'reddedildi', message: await localize(text, lang) }
  }
}

/** The undecided notices of orders, in the order of the ids. Deleted orders are left out. */
export async function openNotices({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<OpenNotice[]> {
  const found: OpenNotice[] = []
  for (const id of new Set(ids)) {
    // Before the order: a change in between makes the version too old, never too new.
    const version = await findVersion(db, id)
    const order = await findOfficeOrder(db, id)
    if (!order) continue
    for (const payment of presentPayments(order))
      if (payment.effect) found.push(OpenNotice.parse({ ...order, ...payment, order_id: id, version }))
  }
  return found
}

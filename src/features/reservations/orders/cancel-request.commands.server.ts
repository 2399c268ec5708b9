import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { Failure } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { countPayments, insertCancelRequest, lockOrder } from '../payments/payments.store.server.ts'
import type { OrderChanged } from '../reservations.schema.ts'
import { cancellingOf } from '../reservations.states.ts'
import { agencyLetter, customerLetter, type Fact, type Sealed } from './customer.mail.server.ts'
import { counts } from './order.queries.server.ts'
import { moveOrder } from './order-transitions.store.server.ts'
import { type FoundOrder, findCancelRequest } from './orders.store.server.ts'

export type Cancelling = {
  reason: string
  /** opens the order: for the link in the mail */
  key: string
  lang: string
}

type Done = 'now' | 'request'

const words = {
  now: { answer: 'mail.cancelled_answer', subject: 'mail.cancelled_subject', agency: 'mail.agency_cancelled_subject' },
  request: { answer: 'mail.cancel_answer', subject: 'mail.cancel_subject', agency: 'mail.agency_cancel_subject' },
} as const satisfies Record<Done, Record<string, StringKey>>

/**
 * What is not paid for is cancelled at once and its seats are given back; anything else becomes a request that the
 * office decides. Asked again, also at the same time, it is answered alike and done once.
 * @throws Failure 409 where there is nothing left to cancel
 */
export async function cancelByCustomer(
  services: Services,
  order: FoundOrder,
  asked: Cancelling,
): Promise<{ changed: OrderChanged; freesSeats: boolean }> {
  const { db, localize, now } = services
  const at = now()
  const letters = {
    now: await lettersOf(services, order, asked, 'now'),
    request: await lettersOf(services, order, asked, 'request'),
  }
  const { id } = order
  const { done, status, freesSeats } = await transaction(db, async (tx) => {
    const standing = await lockOrder(tx, id)
    const paid = [...(await countPayments(tx, id)).keys()].some((status) => counts({ status }))
    const done = cancellingOf(standing, paid)
    if (done === 'now') {
      await moveOrder(tx, id, { to: 'iptal', actor: 'customer', now: at, note: asked.reason })
      for (const letter of letters.now) await enqueue(tx, letter(`order-cancel-now:${order.order_no}`), at)
      return { done, status: 'iptal' as const, freesSeats: true }
    }
    if (done === 'request') {
      if (!(await findCancelRequest(tx, id))) {
        const request = await insertCancelRequest(tx, id, asked.reason, at)
        for (const letter of letters.request) await enqueue(tx, letter(`order-cancel-request:${request}`), at)
      }
      return { done, status: standing.status, freesSeats: false }
    }
    // Pressed twice: it is cancelled, as was wished.
    if (standing.status === 'iptal') return { done: 'now' as const, status: standing.status, freesSeats: false }
    throw new Failure('conflict', {
      key: standing.status === 'tamamlandi' ? 'mail.cancel_completed' : 'mail.cancel_expired',
    })
  })
  const message = await localize({ key: words[done].answer }, asked.lang)
  return { changed: { success: true, message, data: { status } }, freesSeats }
}

async function lettersOf(
  services: Services,
  order: FoundOrder,
  { key, reason }: Cancelling,
  done: Done,
): Promise<Sealed[]> {
  const { order_no } = order
  const facts = (): Fact[] => [
    ['mail.order_no', order_no],
    ...(reason ? ([['mail.reason', reason]] satisfies Fact[]) : []),
  ]
  const toCustomer = await customerLetter(services, order, key, {
    subject: { key: words[done].subject, values: { order_no } },
    text: { key: words[done].answer },
    facts,
  })
  const toAgency = await agencyLetter(services, order, {
    subject: { key: words[done].agency, values: { order_no } },
    text: { key: done === 'now' ? 'mail.agency_cancelled_text' : 'mail.agency_cancel_text' },
    facts,
  })
  return [toCustomer, toAgency].filter((letter) => letter !== null)
}

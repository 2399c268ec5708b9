import { dayOf } from '#src/base/dates.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, sum, toMajor, toMinor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { decideOnOrder, type Seen } from '#src/features/orders/book/decide.commands.server.ts'
import { findRefundsUnderWay, insertEntered } from '#src/features/orders/book/office-payments.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { Refusal } from '#src/features/orders/money/card-wire.ts'
import { chargedBack, refundable, refundOutcome } from '#src/features/orders/money/cards.rules.ts'
import { outcomeOf } from '#src/features/orders/money/office-payments.rules.ts'
import { refundableOf, underWayIn } from '#src/features/orders/money/payments.rules.ts'
import { paymentMail } from '../entries/office-payments.mail.server.ts'
import { decisionNow, settle } from '../entries/settle.commands.server.ts'
import { knownOf, providerNamed } from './card-provider.queries.server.ts'
import type { CardRefundWish } from './card-refunds.schema.ts'
import {
  type CardAttempt,
  type CardRefund,
  endRefund,
  findAttemptById,
  findRefund,
  insertRefund,
  listOpenRefunds,
  listRefunds,
} from './cards.store.server.ts'

type Call = Services & { lang: string }
type Target = Seen & { payment: number; staff: Staff }

/**
 * Sends money back to the card that paid. The refund is stored before the provider is asked: a second clerk is refused meanwhile, and a
 * sweep asks about a refund whose answer was lost.
 * @returns the refund and the message to staff: done, or under way
 * @throws Failure 404; 409 while another refund is under way, or when the provider refuses; 422 at the amount
 */
export async function refundCard(
  services: Call,
  target: Target,
  wish: CardRefundWish,
): Promise<{ id: number; message: StringKey }> {
  const { attempt, refund } = await beginRefund(services, target, wish)
  const provider = await readAgain(() => providerNamed(services, attempt.provider))
  try {
    if (!provider) throw new Refusal('')
    const refund_no = `${attempt.attempt_no}R${refund.id}`
    provider.wire.readRefund(
      await provider.ask(provider.wire.refund(knownOf(attempt), { amount: refund.charged, refund_no })),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) {
      services.log.warn({ err: error, refund: refund.id }, 'the answer to a refund was not heard')
      return { id: refund.id, message: 'office.card_refund_waits' }
    }
    const ended = { status: 'reddedildi', refusal: error.message, decided_at: services.now() } as const
    await endRefund(services.db, refund.id, ended)
    throw new Failure('conflict', { key: 'office.card_refund_refused', values: { reason: error.message || '–' } })
  }
  try {
    await finishRefund(services, refund.id)
  } catch (error) {
    // The money has gone back, so staff must not try again: a sweep writes the refund.
    services.log.warn({ err: error, refund: refund.id }, 'a refund that the provider made could not be written')
    return { id: refund.id, message: 'office.card_refund_waits' }
  }
  return { id: refund.id, message: 'office.card_refunded' }
}

type Begun = { attempt: CardAttempt; refund: Pick<CardRefund, 'id' | 'charged'> }

function beginRefund(services: Call, target: Target, { amount: major, reason }: CardRefundWish): Promise<Begun> {
  return decideOnOrder(services, target, async (order) => {
    const payment = order.payments.find(({ id }) => id === target.payment)
    if (!payment?.attempt_id) throw notFound()
    const attempt = await findAttemptById(services.db, payment.attempt_id)
    const amount = toMinor(major)
    return async (tx) => {
      const refunds = await listRefunds(tx, attempt.id)
      if (refunds.some(({ status }) => status === 'bekliyor'))
        throw new Failure('conflict', { key: 'office.card_refund_open' })
      const left = refundable({ amount: payment.amount, charged: attempt.charged }, refunds)
      const underWay = underWayIn(await findRefundsUnderWay(tx, order.id), payment.currency)
      const most = Math.min(left.amount, refundableOf(order.payments, payment.currency, underWay))
      const shown = formatMoney(toMajor(most), payment.currency, services.lang)
      if (amount <= 0 || amount > most) throw invalid('amount', 'office.refund_too_much', { amount: shown })
      const charged = chargedBack(amount, left, attempt.try_rate)
      const created_at = services.now()
      const row = { attempt_id: attempt.id, amount, charged, reason, created_at, created_by: target.staff.id }
      const id = await insertRefund(tx, row)
      const { order_no } = order
      const after = { order_no, amount: major, currency: payment.currency, charged: toMajor(charged), reason }
      await record(tx, target.staff, { action: 'create', entity: 'card_refunds', id, before: null, after })
      return { attempt, refund: { id, charged } }
    }
  })
}

/** Writes a refund that the provider made, once: its payment, the order's statuses and the mail. */
async function finishRefund(services: Services, id: number): Promise<void> {
  const refund = await findRefund(services.db, id)
  const attempt = await findAttemptById(services.db, refund.attempt_id)
  await decideOnOrder(services, { id: attempt.order_id, version: undefined }, async (order) => {
    const at = services.now()
    const { currency } = attempt
    const { amount, reason, created_by } = refund
    const payments = [...order.payments, { status: 'iade' as const, amount, currency }]
    const outcome = outcomeOf(order, payments, decisionNow(services))
    const paid_on = dayOf(at)
    const about = { amount, currency, paid_on, reason, card: { ...attempt, charged: refund.charged } }
    const mail = await paymentMail(services, order, outcome, 'refunded', about)
    return async (tx) => {
      const current = await findRefund(tx, id)
      if (current.status !== 'bekliyor') return
      const payment = await insertEntered(tx, {
        order_id: order.id,
        status: 'iade',
        method: 'kart',
        amount,
        currency,
        bank_account_id: null,
        paid_on,
        sender: '',
        note: reason,
        created_at: at,
        decided_by: created_by,
        decided_at: at,
      })
      await endRefund(tx, id, { status: 'iade', refusal: '', decided_at: at, payment_id: payment })
      await settle(tx, { order, outcome, user_id: created_by, payment, action: 'iade', note: reason, at, mail })
    }
  })
}

/** Writes a refund that did not happen, once. Its event alerts staff (db/functions/office_events.sql). */
async function failRefund(services: Services, { id, attempt_id }: CardRefund): Promise<void> {
  const { order_id } = await findAttemptById(services.db, attempt_id)
  await decideOnOrder(services, { id: order_id, version: undefined }, async ({ payments }) => async (tx) => {
    const at = services.now()
    if (!(await endRefund(tx, id, { status: 'reddedildi', refusal: '', decided_at: at }))) return
    const payment = payments.find((each) => each.attempt_id === attempt_id)
    const event = { order_id, at, kind: 'odeme', action: 'iade-ret', payment_id: payment!.id, note: '' } as const
    await insertEvent(tx, event)
  })
}

/** Asks about refunds whose answer was lost. Several processes may run it concurrently. @returns how many are known now */
export async function askAboutOpenRefunds(services: Services): Promise<number> {
  let known = 0
  for (const refund of await listOpenRefunds(services.db)) {
    const status = await outcomeOfRefund(services, refund).catch((error: unknown) => {
      services.log.warn({ err: error, refund: refund.id }, 'a refund could not be asked about')
      return 'bekliyor' as const
    })
    if (status === 'bekliyor') continue
    known++
    if (status === 'iade') await finishRefund(services, refund.id)
    else await failRefund(services, refund)
  }
  return known
}

async function outcomeOfRefund(services: Services, refund: CardRefund): Promise<CardRefund['status']> {
  const attempt = await findAttemptById(services.db, refund.attempt_id)
  const provider = await providerNamed(services, attempt.provider)
  if (!provider) return 'bekliyor'
  const listed = provider.wire.readRefunds(await provider.ask(provider.wire.inquireRefunds(knownOf(attempt))))
  const earlier = (await listRefunds(services.db, attempt.id)).filter(({ status }) => status === 'iade')
  return refundOutcome(refund, { listed, before: sum(earlier.map(({ charged }) => charged)) }, services.now())
}

import { dayOf, formatInstant } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { formatMoney, type Minor, sum, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { keepBankAccount, listOfficeBankAccounts } from '#src/features/bank-accounts/bank-accounts.store.server.ts'
import { decideOnOrder, type Seen } from '#src/features/orders/book/decide.commands.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import {
  findRefundsUnderWay,
  insertEntered,
  writeDecision,
} from '#src/features/orders/book/office-payments.store.server.ts'
import { isConfirmedBy } from '#src/features/orders/book/order-events.store.server.ts'
import {
  beforeDecision,
  type Entered,
  entryRefusal,
  outcomeOf,
  type PaymentDecision,
} from '#src/features/orders/money/office-payments.rules.ts'
import {
  effectOfMatch,
  type MatchEffect,
  netPaid,
  type UnderWay,
  underWayIn,
} from '#src/features/orders/money/payments.rules.ts'
import { type LiraColumns, liraBefore } from '#src/features/orders/money/taken-lira.rules.ts'
import { type Payment, sumsOf, totalsOf } from '#src/features/orders/money/totals.rules.ts'
import { paymentMail } from './office-payments.mail.server.ts'
import type { PaymentEntry, PaymentMatch, PaymentReason } from './office-payments.schema.ts'
import { decisionNow, effectOn, type Settled, settle } from './settle.commands.server.ts'
import { countedEntry, countedMatch } from './taken-lira.commands.server.ts'

/** Services, with the language of the answer. */
type OfficeCall = Services & { lang: string }
type Row = OfficeFound['payments'][number]
type Target = Seen & { staff: Staff }
type PaymentTarget = Target & { payment: number }
/** The message to staff, and the payment. */
export type Decided = { id: number; message: StringKey }

/** Matches a customer's notice with money that came. @throws Failure 409 when it is decided already, or the amount is another one */
export function matchPayment(
  services: OfficeCall,
  target: PaymentTarget,
  { accepts_difference, ...arrived }: PaymentMatch,
) {
  return decideOnOrder(services, target, async (order) => {
    const row = await undecided(services, order, target.payment)
    const { amount: received, lira } = await countedMatch(services, order, row, arrived)
    const effect = effectOf(order, { ...row, amount: received })
    if (!effect.isExpected && !accepts_difference) throw differs('office.payment_differs', effect)
    const matched = { ...row, status: 'eslesti' as const, amount: received }
    const outcome = outcomeOf(order, replaced(order, matched), decisionNow(services))
    const effectOnOrder = effectOn(order, outcome)
    const about = { ...matched, lira: liraOf(lira ?? row), reason: '' }
    const mail = await paymentMail(services, order, outcome, effectOnOrder, about)
    return async (tx) => {
      const at = services.now()
      const reported_amount = received === row.amount ? null : row.amount
      const { status, amount } = matched
      const decision = { ...decidedBy(target.staff, at), status, amount, reported_amount, ...lira }
      await decide(tx, target.staff, row, decision, { order, outcome, action: 'eslesti', note: '', at, mail })
      const message = effectOnOrder === 'confirmed' ? 'office.payment_confirmed' : 'office.payment_matched'
      return { id: row.id, message } satisfies Decided
    }
  })
}

/** Rejects a notice. Without other payments the hold continues, or begins again when it has ended. */
export function rejectPayment(services: OfficeCall, target: PaymentTarget, { reason }: PaymentReason) {
  return decideOnOrder(services, target, async (order) => {
    const row = await undecided(services, order, target.payment)
    const outcome = outcomeOf(order, replaced(order, { ...row, status: 'reddedildi' }), decisionNow(services))
    const mail = await paymentMail(services, order, outcome, 'rejected', { ...row, lira: liraOf(row), reason })
    return async (tx) => {
      const at = services.now()
      const { amount, reported_amount } = row
      const status = 'reddedildi' as const
      const decision = { ...decidedBy(target.staff, at), status, amount, reported_amount }
      await decide(tx, target.staff, row, decision, { order, outcome, action: status, note: reason, at, mail })
      return { id: row.id, message: 'office.payment_rejected' } satisfies Decided
    }
  })
}

/**
 * Enters a payment without a notice, or a refund.
 * @throws Failure 422 at the field; 409 for more than the balance, and beside an undecided notice, which may be the same money
 */
export function enterPayment(services: OfficeCall, target: Target, entry: PaymentEntry) {
  return decideOnOrder(services, target, async (order) => {
    const { kind, method, currency, paid_on, sender, note } = entry
    const { amount, lira } = await countedEntry(services, order, entry)
    const isRefund = kind === 'iade'
    assertEntry(services, order, { ...entry, amount }, [])
    const bank_account_id = await accountOf(services, entry)
    const effect = effectOf(order, { amount, currency })
    const reported = reportedIn(order, currency)
    if (!isRefund && (effect.tooMuch > 0 || reported > 0) && !entry.accepts_difference)
      throw differs(reported > 0 ? 'office.payment_reported' : 'office.payment_too_much', effect, reported)
    const status = isRefund ? ('iade' as const) : ('eslesti' as const)
    const outcome = outcomeOf(order, [...order.payments, { status, amount, currency }], decisionNow(services))
    const mailKind = isRefund ? 'refunded' : effectOn(order, outcome)
    const about = { amount, currency, paid_on, reason: isRefund ? note : '', lira }
    const mail = await paymentMail(services, order, outcome, mailKind, about)
    return async (tx) => {
      // Another clerk may have begun a refund to a card, which is no event of the order yet.
      if (isRefund) assertEntry(services, order, { ...entry, amount }, await findRefundsUnderWay(tx, order.id))
      if (bank_account_id !== null && !(await keepBankAccount(tx, bank_account_id)))
        throw invalid('bank_account_id', 'office.payment_account')
      const at = services.now()
      const payment = { status, method, amount, currency, bank_account_id, paid_on, sender, note, created_at: at }
      const { decided_by, decided_at } = decidedBy(target.staff, at)
      const id = await insertEntered(tx, { ...payment, ...lira, order_id: order.id, decided_by, decided_at })
      await record(tx, target.staff, {
        action: 'create',
        entity: 'payments',
        id,
        before: null,
        after: { order_no: order.order_no, ...payment, amount: toMajor(amount), ...(lira && liraRecord(lira)) },
      })
      const action = isRefund ? 'iade' : 'girildi'
      await settle(tx, { order, outcome, user_id: target.staff.id, payment: id, action, note, at, mail })
      if (isRefund) return { id, message: 'office.payment_refunded' } satisfies Decided
      const message = mailKind === 'confirmed' ? 'office.payment_entered_confirmed' : 'office.payment_entered'
      return { id, message } satisfies Decided
    }
  })
}

/** Takes a match, a rejection, an entry or a refund back, and restores what was before. No mail is sent. */
export function undoPayment(services: Services, target: PaymentTarget, { reason }: PaymentReason) {
  return decideOnOrder(services, target, async (order) => {
    const row = order.payments.find(({ id }) => id === target.payment)
    if (!row) throw notFound()
    // What a provider took goes back through it, and what it sent back is with the customer.
    if (row.attempt_id !== null) throw new Failure('conflict', { key: 'office.undo_card' })
    if (row.card !== null) throw new Failure('conflict', { key: 'office.undo_card_refund' })
    const before = beforeDecision(row)
    if (!before) throw new Failure('conflict', { key: 'office.nothing_to_undo' })
    const payments = replaced(order, { ...row, status: before.status, amount: before.amount })
    if (payments.some(({ returns_id, status }) => returns_id === row.id && status === 'iade'))
      throw new Failure('conflict', { key: 'office.undo_refunded' })
    assertCovered(order, payments, [])
    const isConfirmedByPayment = await isConfirmedBy(services.db, order.id, row.id)
    const outcome = outcomeOf(order, payments, { ...decisionNow(services), cause: 'undo', isConfirmedByPayment })
    return async (tx) => {
      assertCovered(order, payments, await findRefundsUnderWay(tx, order.id))
      const at = services.now()
      const ending = { order, outcome, action: 'geri-alindi', note: reason, at, mail: null } as const
      await decide(tx, target.staff, row, { ...before, ...liraBefore(row) }, ending)
      return { id: row.id, message: 'office.payment_undone' } satisfies Decided
    }
  })
}

/** @throws Failure 409 when more would have gone back, or be on its way, than came */
function assertCovered({ items }: OfficeFound, payments: readonly Payment[], underWay: UnderWay): void {
  const isOverdrawn = sumsOf(items, payments, true).some((each) => netPaid(each) < underWayIn(underWay, each.currency))
  if (isOverdrawn) throw new Failure('conflict', { key: 'office.undo_refunded' })
}

const decidedBy = ({ id }: Staff, at: Date) => ({ decided_by: id, decided_at: at })

/** @throws Failure 404; 409 that names the decision and who made it */
async function undecided({ localize, lang }: OfficeCall, order: OfficeFound, id: number): Promise<Row> {
  const row = order.payments.find((payment) => payment.id === id)
  if (!row) throw notFound()
  if (row.status === 'bildirildi') return row
  const name = row.status === 'geri-alindi' ? 'geri_alindi' : row.status
  const state = await localize({ key: `office.payment_state_${name}` }, lang)
  const when = row.decided_at ? formatInstant(row.decided_at, lang) : ''
  throw new Failure('conflict', { key: 'office.payment_decided', values: { state, who: row.decided_by ?? '–', when } })
}

function replaced(order: OfficeFound, row: Row): Row[] {
  return order.payments.map((payment) => (payment.id === row.id ? row : payment))
}

function effectOf(order: OfficeFound, row: Pick<Row, 'amount' | 'currency'> & { id?: number }): MatchEffect {
  const others = order.payments.filter(({ id }) => id !== row.id)
  return effectOfMatch(totalsOf(order.items), others, row)
}

/** @param reported what the customer has reported, and nobody has decided on */
function differs(key: StringKey, { due, open, tooMuch }: MatchEffect, reported: Minor = 0): Failure {
  const facts = { due: toMajor(due), open: toMajor(open), too_much: toMajor(tooMuch), reported: toMajor(reported) }
  return new Failure('conflict', { key }, { facts })
}

function reportedIn({ payments }: OfficeFound, currency: string): Minor {
  return sum(
    payments.filter((row) => row.status === 'bildirildi' && row.currency === currency).map((row) => row.amount),
  )
}

/** Writes a decision about a payment, with its record and what it does to the order. */
async function decide(
  tx: Tx,
  staff: Staff,
  row: Row,
  decision: PaymentDecision,
  ending: Omit<Settled, 'user_id' | 'payment'>,
): Promise<void> {
  await writeDecision(tx, row.id, decision)
  type Side = { status: string; amount: Minor; charged?: Minor | null; try_rate?: number | string | null }
  const side = ({ status, amount, charged, try_rate }: Side) => ({
    status,
    amount: toMajor(amount),
    ...(charged && { charged: toMajor(charged), try_rate: Number(try_rate) }),
  })
  await record(tx, staff, {
    action: 'update',
    entity: 'payments',
    id: row.id,
    before: side(row),
    after: side({ ...row, ...decision }),
  })
  await settle(tx, { ...ending, user_id: staff.id, payment: row.id })
}

type Rated = Pick<Row, 'charged' | 'rate_day'> & { try_rate: Row['try_rate'] | number }

/** Lira of a payment for its mail; null when it came in the order's currency. */
function liraOf({ charged, try_rate, rate_day }: Rated) {
  return charged === null ? null : { charged, try_rate, rate_day }
}

const liraRecord = ({ charged, try_rate, rate_day }: LiraColumns) => ({ charged: toMajor(charged), try_rate, rate_day })

/** @throws Failure 422 at the field */
function assertEntry({ now, lang }: OfficeCall, order: OfficeFound, entry: Entered, underWay: UnderWay): void {
  const { currency } = entry
  const refusal = entryRefusal(order, entry, { today: dayOf(now()), underWay: underWayIn(underWay, currency) })
  if (!refusal) return
  const { field, key, most } = refusal
  const values = most === undefined ? undefined : { amount: formatMoney(toMajor(most), currency, lang) }
  throw invalid(field, key, values)
}

/** @throws Failure 422 for an account of another currency, or a bank transfer without one */
async function accountOf(
  { db }: Services,
  { method, currency, in_lira, bank_account_id }: PaymentEntry,
): Promise<number | null> {
  if (method === 'nakit') return null
  if (bank_account_id === null) {
    if (method === 'havale') throw invalid('bank_account_id', 'office.payment_account')
    return null
  }
  const [account] = await listOfficeBankAccounts(db, bank_account_id)
  if (account?.currency !== (in_lira ? 'TRY' : currency)) throw invalid('bank_account_id', 'office.payment_account')
  return account.id
}

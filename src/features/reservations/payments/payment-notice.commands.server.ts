import { createHash } from 'node:crypto'
import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, type Text } from '#src/base/http/errors.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, type Minor, toMajor, toMinor } from '#src/base/money.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { listBankAccounts } from '#src/features/bank-accounts/bank-accounts.store.server.ts'
import { agencyLetter, customerLetter, type Fact } from '../orders/customer.mail.server.ts'
import { openOf, standingOf } from '../orders/order.queries.server.ts'
import { moveOrder } from '../orders/order-transitions.store.server.ts'
import { type FoundOrder, findOrder } from '../orders/orders.store.server.ts'
import { maxReceiptBytes } from '../reservations.links.ts'
import type { OrderChanged, OrderStatus, PaymentNotice } from '../reservations.schema.ts'
import { mayReport } from '../reservations.states.ts'
import {
  countPayments,
  findStanding,
  insertNotice,
  isReported,
  lockOrder,
  type NewNotice,
} from './payments.store.server.ts'
import { keepReceipt } from './receipt-files.commands.server.ts'

export type Reporting = {
  notice: PaymentNotice
  /** opens the order: for the link in the mail */
  key: string
  lang: string
  /** names the intent, so that the same payment may be reported twice on purpose; '' when the caller does not say */
  idempotencyKey: string
}

/** More that nobody has looked at are no help to the office. */
const maxWaiting = 10

const refusals: Partial<Record<OrderStatus, Text>> = {
  'suresi-doldu': { key: 'mail.notice_expired' },
  iptal: { key: 'mail.notice_cancelled' },
  tamamlandi: { key: 'mail.notice_completed' },
}

/**
 * Writes down that the customer paid: the payment, the order's new status, its events and both mails in one
 * transaction. The same notice again, also at the same time, is answered alike and written once.
 * @throws Failure 422 at the field, 409 where the order's status takes no notice
 */
export async function reportPayment(services: Services, order: FoundOrder, asked: Reporting): Promise<OrderChanged> {
  const { db, localize, now } = services
  const source = await receiptOf(asked.notice)
  const notice_hash = hashOf(asked, source)
  if (!(await isReported(db, order.id, notice_hash))) {
    const account = await accountOf(services, asked.notice)
    // Before anything is kept; under the lock it is asked again.
    assertReportable(standingOf(order))
    const notice = { ...noticeOf(order, asked.notice, account, now()), notice_hash }
    amountOf(order, notice)
    await keep(services, order, asked, { notice, account, source })
  }
  const { status } = await findStanding(db, order.id)
  return { success: true, message: await localize({ key: 'mail.notice_answer' }, asked.lang), data: { status } }
}

/** `amount` is null until the order is locked, when nothing was told: then it is all that is still open. */
type Told = Omit<NewNotice, 'amount'> & { amount: Minor | null }
type Keeping = { notice: Told; account: BankAccount; source: Uint8Array | null }

async function keep(services: Services, order: FoundOrder, asked: Reporting, keeping: Keeping): Promise<void> {
  const { db, documents } = services
  const { source, account } = keeping
  const receipt_file = source && (await keepReceipt(documents, source))
  if (source && !receipt_file) throw invalid('receipt', 'mail.receipt_kind')
  let isKept = false
  try {
    // Letters are written before the lock; should another notice claim what was open meanwhile, they are written anew.
    for (let seen = order; ; ) {
      const notice = { ...keeping.notice, receipt_file, amount: amountOf(seen, keeping.notice) }
      const letters = await lettersOf(services, order, asked, notice, account)
      const note = `${formatMoney(toMajor(notice.amount), notice.currency, 'tr')} · ${account.bank} · ${notice.sender}`
      const written = await transaction(db, (tx) => write(tx, { order, told: keeping.notice, notice, note, letters }))
      isKept = written === true
      if (typeof written === 'boolean') return
      seen = written
    }
  } finally {
    if (receipt_file && !isKept) await documents.remove(receipt_file)
  }
}

type Writing = { order: FoundOrder; told: Told; notice: NewNotice; note: string; letters: (id: number) => Mail[] }

/** @returns false when a twin of this notice was faster; the order as it is now, when the amount is another by now */
async function write(tx: Tx, { order, told, notice, note, letters }: Writing): Promise<boolean | FoundOrder> {
  const standing = await lockOrder(tx, order.id)
  if (await isReported(tx, order.id, notice.notice_hash)) return false
  assertReportable(standing)
  const waiting = (await countPayments(tx, order.id)).get('bildirildi') ?? 0
  if (waiting >= maxWaiting) throw new Failure('conflict', { key: 'mail.notice_too_many' })
  const locked = (await findOrder(tx, order.order_no)) ?? order
  if (amountOf(locked, told) !== notice.amount) return locked
  const id = await insertNotice(tx, notice, note)
  if (standing.status === 'opsiyonlu') {
    await moveOrder(tx, order.id, { to: 'odeme-bildirildi', actor: 'customer', now: notice.created_at })
  }
  for (const letter of letters(id)) await enqueue(tx, letter, notice.created_at)
  return true
}

/** @throws Failure 422 when nothing was told and nothing is open */
function amountOf(order: FoundOrder, { amount, currency }: Told): Minor {
  const wanted = amount ?? openOf(order).find((each) => each.currency === currency)?.amount ?? 0
  if (wanted === 0) throw invalid('amount', 'errors.required')
  return wanted
}

function assertReportable(standing: Parameters<typeof mayReport>[0]): void {
  if (mayReport(standing)) return
  throw new Failure('conflict', refusals[standing.status] ?? { key: 'mail.notice_paid' })
}

async function accountOf({ db }: Services, { bank_account_id }: PaymentNotice): Promise<BankAccount> {
  const account = (await listBankAccounts(db)).find(({ id }) => id === bank_account_id)
  if (!account) throw invalid('bank_account_id', 'mail.notice_account')
  return account
}

async function receiptOf({ receipt }: PaymentNotice): Promise<Uint8Array | null> {
  if (!receipt || receipt.size === 0) return null
  if (receipt.size > maxReceiptBytes) throw invalid('receipt', 'result.receipt_too_large')
  return new Uint8Array(await receipt.arrayBuffer())
}

/** Of what was said, not of what it came to: once the first is written, less is open. */
function hashOf({ notice, idempotencyKey }: Reporting, source: Uint8Array | null): Buffer {
  const { paid_on, bank_account_id, amount = null, sender, note } = notice
  const hash = createHash('sha256').update(
    JSON.stringify([idempotencyKey, paid_on, bank_account_id, amount, sender, note]),
  )
  if (source) hash.update(source)
  return hash.digest()
}

/** The receipt's name in the store is not known yet. */
function noticeOf(
  order: FoundOrder,
  { paid_on, sender, note, amount: told }: PaymentNotice,
  { id: bank_account_id, currency }: BankAccount,
  created_at: Date,
): Omit<Told, 'notice_hash'> {
  if (paid_on > dayOf(created_at)) throw invalid('paid_on', 'mail.notice_future')
  // A customer west of Istanbul may write down the day before.
  if (paid_on < addDays(dayOf(order.created_at), -1)) throw invalid('paid_on', 'mail.notice_too_early')
  return {
    order_id: order.id,
    amount: told === undefined ? null : toMinor(told),
    currency,
    bank_account_id,
    paid_on,
    sender,
    note,
    receipt_file: null,
    created_at,
  }
}

async function lettersOf(
  services: Services,
  order: FoundOrder,
  { key }: Reporting,
  notice: NewNotice,
  { bank }: BankAccount,
): Promise<(paymentId: number) => Mail[]> {
  const facts = (lang: string): Fact[] => [
    ['mail.order_no', order.order_no],
    ['mail.notice_amount', formatMoney(toMajor(notice.amount), notice.currency, lang)],
    ['mail.notice_paid_on', formatDay(notice.paid_on, lang)],
    ['mail.notice_bank', bank],
    ['mail.notice_sender', notice.sender],
  ]
  const toCustomer = await customerLetter(services, order, key, {
    subject: { key: 'mail.notice_subject', values: { order_no: order.order_no } },
    text: { key: 'mail.notice_text' },
    facts,
  })
  const toAgency = await agencyLetter(services, order, {
    subject: { key: 'mail.agency_notice_subject', values: { order_no: order.order_no } },
    text: { key: notice.receipt_file ? 'mail.agency_notice_receipt' : 'mail.agency_notice_text' },
    facts: (lang) => [...facts(lang), ...(notice.note ? ([['mail.note', notice.note]] satisfies Fact[]) : [])],
  })
  return (id) => [toCustomer, toAgency].flatMap((letter) => (letter ? [letter(`payment-notice:${id}`)] : []))
}

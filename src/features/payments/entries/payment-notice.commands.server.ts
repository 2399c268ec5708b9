import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { Failure, invalid, type Text } from '#src/base/errors.ts'
import { withOwner } from '#src/base/files/owned-file.server.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { type Currency, formatMoney, type Minor, toMajor, toMinor } from '#src/base/money.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import { keepBankAccount } from '#src/features/bank-accounts/bank-accounts.store.server.ts'
import { agencyMail, customerMail, type Fact } from '#src/features/orders/book/customer.mail.server.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import type { OrderChanged } from '#src/features/orders/book/orders.schema.ts'
import { type FoundOrder, findOrder, lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { countPayments, insertNotice, type NewNotice } from '#src/features/orders/book/payments.store.server.ts'
import { chargedText } from '#src/features/orders/money/card-text.ts'
import type { LiraColumns } from '#src/features/orders/money/taken-lira.rules.ts'
import { mayReport, type OrderState } from '#src/features/orders/states.ts'
import type { OrderStatus } from '#src/features/orders/statuses.schema.ts'
import type { PaymentNotice } from './payments.schema.ts'
import { storeReceipt } from './receipt-files.commands.server.ts'
import { type NewestRates, newestRates, type Reported, reportedMoney } from './taken-lira.commands.server.ts'

export type NoticeInput = {
  notice: PaymentNotice
  /** the order's, for the link in the mail */
  key: string
  lang: string
  /** Idempotency-Key: equal payments need different keys. Without a key, equal notices of an order are one. */
  idempotencyKey: string | null
  /** of the caller, for the limit of receipts */
  address: string
}

/** Maximum undecided notices of one order; more would not help the office. */
const maxPending = 10

const refusals: Partial<Record<OrderStatus, Text>> = {
  'suresi-doldu': { key: 'mail.notice_expired' },
  iptal: { key: 'mail.notice_cancelled' },
  tamamlandi: { key: 'mail.notice_completed' },
}

/**
 * Records that the customer has paid: the payment, the order's new status, its events and both mails in one transaction.
 * A repeated notice is recorded once and gets the same answer.
 * @throws Failure 422 at the field; 409 when the order's status allows no notice, or many are pending; 429 for too many receipts
 */
export async function reportPayment(services: Services, order: FoundOrder, report: NoticeInput): Promise<OrderChanged> {
  const { db, now } = services
  const { order_no } = order
  const receipt = await receiptOf(report.notice)
  const intent = intentOf(order, report, receipt)
  // Before findAnswer: the first of two equal notices may be stored in between.
  const counts = await countPayments(db, order.id)
  const before = await findAnswer<OrderChanged>(db, intent)
  if (before) return before
  const account = await accountOf(services, report.notice)
  assertReportable(order)
  assertFewPending(counts)
  const notice = reportedNotice(order, report.notice, account, now())
  const newest = await newestRates(services)
  moneyOf(order, notice, newest, report.lang)
  const receipt_file = receipt && (await storeReceipt(services, receipt, { order_no, address: report.address }))
  const storing = { report, intent, account, newest, notice: { ...notice, receipt_file } }
  const { answer } = await withOwner(services.documents, receipt_file, () => storeNotice(services, order, storing))
  return answer
}

/** `wanted`, in the account's currency, is null when the customer named no amount: then the amount open under the lock is used. */
type ReportedNotice = Omit<NewNotice, keyof Reported | keyof LiraColumns> & { wanted: Minor | null; account: Currency }
type Storing = {
  report: NoticeInput
  intent: Intent
  account: BankAccount
  newest: NewestRates
  notice: ReportedNotice
}

/** Thrown to roll back, so that the mails are composed again with the new open amount. */
class OpenAmountChanged extends Error {
  readonly order: FoundOrder
  constructor(order: FoundOrder) {
    super()
    this.order = order
  }
}

async function storeNotice(
  services: Services,
  order: FoundOrder,
  { report, intent, account, newest, notice }: Storing,
) {
  for (let seen = order; ; ) {
    try {
      return await once(services.db, intent, async () => {
        const money = moneyOf(seen, notice, newest, report.lang)
        const mails = await mailsOf(services, seen, report, withMoney(notice, money), account)
        const message = await services.localize({ key: 'mail.notice_answer' }, report.lang)
        return async (tx) => {
          const { lang } = report
          const status = await write(tx, { order, notice, money, newest, lang, bank: account.bank, mails })
          return { success: true, message, data: { status } } satisfies OrderChanged
        }
      })
    } catch (error) {
      if (!(error instanceof OpenAmountChanged)) throw error
      seen = error.order
    }
  }
}

type Writing = {
  order: FoundOrder
  notice: ReportedNotice
  /** of which the mails speak */
  money: Reported
  newest: NewestRates
  lang: string
  bank: string
  mails: (paymentId: number) => Mail[]
}

/** @returns the order's new status */
async function write(tx: Tx, { order, notice, money, newest, lang, bank, mails }: Writing): Promise<OrderStatus> {
  const state = await lockOrder(tx, order.id)
  assertReportable(state)
  assertFewPending(await countPayments(tx, order.id))
  // Deleted since the customer chose it.
  if (!(await keepBankAccount(tx, notice.bank_account_id))) throw invalid('bank_account_id', 'mail.notice_account')
  const locked = (await findOrder(tx, order.order_no)) ?? order
  const now = moneyOf(locked, notice, newest, lang)
  if (now.amount !== money.amount || now.lira?.charged !== money.lira?.charged) throw new OpenAmountChanged(locked)
  const { sender, created_at } = notice
  const { amount, currency, lira } = money
  const reported = [
    formatMoney(toMajor(amount), currency, 'tr'),
    lira && chargedText(lira, currency, 'tr'),
    bank,
    sender,
  ]
  const id = await insertNotice(tx, withMoney(notice, money), reported.filter(Boolean).join(' · '))
  for (const mail of mails(id)) await enqueue(tx, mail, created_at)
  if (state.status !== 'opsiyonlu') return state.status
  await transitionOrder(tx, order.id, { to: 'odeme-bildirildi', actor: 'customer', now: created_at })
  return 'odeme-bildirildi'
}

/** The hash is of the request as sent: the open amount is smaller when a repeat arrives. */
function intentOf(order: FoundOrder, { notice, idempotencyKey }: NoticeInput, receipt: Uint8Array | null): Intent {
  const { paid_on, bank_account_id, amount = null, sender, note } = notice
  const request_hash = hashOfRequest([paid_on, bank_account_id, amount, sender, note], receipt)
  return {
    command: 'payment-notice',
    key: `${order.order_no} ${idempotencyKey ?? request_hash.toString('hex')}`,
    request_hash,
    reused: 'mail.notice_reused',
  }
}

/** @throws Failure 422 at the amount or the account */
function moneyOf(
  order: FoundOrder,
  { wanted, account, created_at: now }: ReportedNotice,
  newest: NewestRates,
  lang: string,
) {
  return reportedMoney(order, { wanted, currency: account }, { newest, now, lang })
}

function withMoney({ wanted: _, account: __, ...notice }: ReportedNotice, { lira, ...money }: Reported): NewNotice {
  return { ...notice, ...money, ...lira }
}

function assertReportable(state: OrderState): void {
  if (mayReport(state)) return
  throw new Failure('conflict', refusals[state.status] ?? { key: 'mail.notice_paid' })
}

function assertFewPending(counts: Awaited<ReturnType<typeof countPayments>>): void {
  if ((counts.get('bildirildi') ?? 0) < maxPending) return
  throw new Failure('conflict', { key: 'mail.notice_too_many' })
}

async function accountOf(services: Services, { bank_account_id }: PaymentNotice): Promise<BankAccount> {
  const account = (await findBankAccounts(services.db)).find(({ id }) => id === bank_account_id)
  if (!account) throw invalid('bank_account_id', 'mail.notice_account')
  return account
}

async function receiptOf({ receipt }: PaymentNotice): Promise<Uint8Array | null> {
  if (!receipt || receipt.size === 0) return null
  if (receipt.size > maxDocumentBytes)
    throw invalid('receipt', 'errors.file_too_large', { n: documentUpload.maxMegabytes })
  return new Uint8Array(await receipt.arrayBuffer())
}

/** @throws Failure 422 for a day in the future or before the order */
function reportedNotice(
  order: FoundOrder,
  { paid_on, sender, note, amount }: PaymentNotice,
  { id: bank_account_id, currency }: BankAccount,
  created_at: Date,
): ReportedNotice {
  if (paid_on > dayOf(created_at)) throw invalid('paid_on', 'mail.notice_future')
  // West of Istanbul the local day may still be the day before.
  if (paid_on < addDays(dayOf(order.created_at), -1)) throw invalid('paid_on', 'mail.notice_too_early')
  return {
    order_id: order.id,
    wanted: amount === undefined ? null : toMinor(amount),
    account: currency,
    bank_account_id,
    paid_on,
    sender,
    note,
    receipt_file: null,
    created_at,
  }
}

async function mailsOf(
  services: Services,
  order: FoundOrder,
  { key }: NoticeInput,
  notice: NewNotice,
  { bank }: BankAccount,
): Promise<(paymentId: number) => Mail[]> {
  const facts = (lang: string): Fact[] => [
    ['mail.notice_amount', formatMoney(toMajor(notice.amount), notice.currency, lang)],
    ...liraFact(notice, lang),
    ['mail.notice_paid_on', formatDay(notice.paid_on, lang)],
    ['mail.notice_bank', bank],
    ['mail.notice_sender', notice.sender],
  ]
  const payments = [...order.payments, { ...notice, status: 'bildirildi' as const }]
  // Reported money keeps the seats, so no hold is named.
  const after = { ...order, hold_until: null, payments }
  const subject = { key: 'mail.notice_subject', values: { order_no: order.order_no } } as const
  const toCustomer = await customerMail(services, after, { subject, text: { key: 'mail.notice_text' }, facts }, key)
  const toAgency = await agencyMail(services, after, {
    subject: { key: 'mail.agency_notice_subject', values: { order_no: order.order_no } },
    text: { key: notice.receipt_file ? 'mail.agency_notice_receipt' : 'mail.agency_notice_text' },
    facts: (lang) => [...facts(lang), ['mail.note', notice.note]],
  })
  return (id) => [toCustomer, toAgency].flatMap((mail) => (mail ? [mail(`payment-notice:${id}`)] : []))
}

function liraFact({ charged, try_rate, rate_day, currency }: NewNotice, lang: string): Fact[] {
  if (!charged || !try_rate || !rate_day) return []
  return [['mail.lira_taken', chargedText({ charged, try_rate, rate_day }, currency, lang)]]
}

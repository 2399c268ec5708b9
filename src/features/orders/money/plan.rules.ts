import { type Day, dayOf } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { type Currency, formatMoney, type Minor, subtract, sum, toMajor, toMinor } from '#src/base/money.ts'
import { untilDayText, untilShortText } from '../deadline.ts'
import { isReleased } from '../states.ts'
import type { OrderStatus, PaymentRowStatus } from '../statuses.schema.ts'
import { coveredBy, type Due as ItemDue, type Payment, type Total, totalsOf } from './totals.rules.ts'

/** What is due in one currency. Minor units. */
export type Owed = {
  currency: string
  due: Total['due']
  /** due at booking */
  deposit: Minor
  balances: readonly { due_on: Day; amount: Minor }[]
}

/** The same as the wire has it: major units. */
export type OwedMajor = {
  currency: string
  due: Total['due']
  deposit: number
  balances: readonly { due_on: Day; amount: number }[]
}

/** When the amount due at booking is due: in hours from now, at an instant, or now, because the hold is over. */
export type Hold = { hours: number } | { until: Date } | null

/** Until when an order holds its seats without payment; null when it does not. */
export function holdOf({ status, hold_until }: { status: OrderStatus; hold_until: Date | null }): Hold {
  return status === 'opsiyonlu' && hold_until ? { until: hold_until } : null
}

type Money = { currency: string; amount: Minor }

/** A step of the payment plan: money that has come, or a day with what is due by it. One amount per currency. */
export type PlanStep = { amounts: Money[] } & (
  | { kind: 'paid' | 'reported' | 'refunded' | 'now' | 'nothing' }
  | ({ kind: 'hours'; hours: number } & Held)
  | ({ kind: 'until'; until: Date } & Held)
  | { kind: 'by'; due_on: Day }
)

/** `dues`: what is due at booking, by currency. */
type Held = { dues: ReadonlyMap<string, Total['due']> }

type Facts = {
  totals: readonly Owed[]
  hold: Hold
  /** in Istanbul; null when the text is read later, such as a contract: no day is past */
  today: Day | null
  payments?: readonly Payment[]
  /** false for an order of which nothing is asked */
  isOwed?: boolean
}

/**
 * What is owed, and when: what has been paid, then what is due now, within the hold, and by each day. Money that has come
 * covers the earliest due first. Before any payment the plan says that nothing is due now.
 */
export function planOf({ totals, hold, today, payments = [], isOwed = true }: Facts): PlanStep[] {
  const received = (['paid', 'reported', 'refunded'] as const).flatMap((kind) => {
    const amounts = sums(payments.filter(({ status }) => status === rowStatus[kind]))
    return amounts.length > 0 ? [{ kind, amounts }] : []
  })
  if (!isOwed) return [...received, { kind: 'nothing', amounts: [] }]
  const due = totals.flatMap((total) => openDues(total, payments))
  const isPast = (at: Due['at']) => (at === 'booking' ? hold === null : today !== null && at < today)
  const now = sums(due.filter(({ at }) => isPast(at)))
  const later = groupBy(
    due.filter(({ at }) => !isPast(at)),
    ({ at }) => at,
  )
  const dues = new Map(totals.map(({ currency, due }) => [currency, due]))
  const steps = [...later]
    .sort(([a], [b]) => order(a).localeCompare(order(b)))
    .map(([at, due]): PlanStep => {
      const amounts = sums(due)
      if (at !== 'booking') return { kind: 'by', due_on: at, amounts }
      return hold && 'hours' in hold
        ? { kind: 'hours', hours: hold.hours, amounts, dues }
        : { kind: 'until', until: hold!.until, amounts, dues }
    })
  const isNew = received.length === 0 && now.length === 0
  const zero = { currency: totals[0]?.currency ?? 'TRY', amount: 0 }
  const nowStep: PlanStep[] = now.length > 0 || isNew ? [{ kind: 'now', amounts: isNew ? [zero] : now }] : []
  return [...received, ...nowStep, ...steps]
}

const rowStatus: Record<'paid' | 'reported' | 'refunded', PaymentRowStatus> = {
  paid: 'eslesti',
  reported: 'bildirildi',
  refunded: 'iade',
}

type Standing = {
  status: OrderStatus
  /** a departure of it is cancelled, and nobody has decided what becomes of the order */
  is_left_behind: boolean
}

/** Nothing is asked of a cancelled or expired order, nor of one with a cancelled departure, until it is known what becomes of it. */
function isAskedFor({ status, is_left_behind }: Standing): boolean {
  return !isReleased({ status }) && !is_left_behind
}

type StoredOrder = Standing & {
  hold_until: Date | null
  items: readonly ItemDue[]
  payments: readonly Payment[]
}

/** The plan of an order as the database has it. */
export function planOfStored(order: StoredOrder, today: Day | null): PlanStep[] {
  const { items, payments } = order
  return planOf({ totals: totalsOf(items), hold: holdOf(order), payments, today, isOwed: isAskedFor(order) })
}

type Due = Money & { at: 'booking' | Day }

/** The dues of a currency that no payment covers, the earliest first. */
export function openDues({ currency, deposit, balances }: Owed, payments: readonly Payment[]): Due[] {
  let covered = Math.max(0, coveredBy(payments, currency))
  const dues: Due[] = [
    { at: 'booking', currency, amount: deposit },
    ...balances.map(({ due_on, amount }) => ({ at: due_on, currency, amount })),
  ]
  return dues.flatMap((due) => {
    const part = Math.min(covered, due.amount)
    covered = subtract(covered, part)
    return due.amount > part ? [{ ...due, amount: subtract(due.amount, part) }] : []
  })
}

type DatedOrder = Pick<StoredOrder, 'items' | 'payments' | 'hold_until'> & { created_at: Date }
type DatedDue = Pick<Due, 'at' | 'amount'> & { due_on: Day; currency: Currency }

/**
 * The open dues of an order with their days, those of a currency the earliest first. What is due at booking is due when the hold
 * ends, or was due when the order was made.
 */
export function datedDues({ items, payments, hold_until, created_at }: DatedOrder): DatedDue[] {
  return totalsOf(items).flatMap((total) =>
    openDues(total, payments).map(({ at, amount }) => {
      const due_on = at === 'booking' ? dayOf(hold_until ?? created_at) : at
      return { at, due_on, currency: total.currency, amount }
    }),
  )
}

/** The booking is before every day. */
function order(at: Due['at']): string {
  return at === 'booking' ? '' : at
}

function sums(amounts: readonly Money[]): Money[] {
  return [...groupBy(amounts, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    amount: sum(some.map(({ amount }) => amount)),
  }))
}

type PaymentMajor = Omit<Payment, 'amount'> & { amount: number }

/** The plan of an order as the wire has it: amounts in major units. */
export function planOfOrder(
  order: Standing & {
    hold_until: string | null
    totals: readonly OwedMajor[]
    payments: readonly PaymentMajor[]
  },
  today: Day | null,
): PlanStep[] {
  return planOf({
    totals: order.totals.map(inMinor),
    hold: order.hold_until === null ? null : { until: new Date(order.hold_until) },
    payments: order.payments.map((payment) => ({ ...payment, amount: toMinor(payment.amount) })),
    isOwed: isAskedFor(order),
    today,
  })
}

export function inMinor({ currency, due, deposit, balances }: OwedMajor): Owed {
  return {
    currency,
    due,
    deposit: toMinor(deposit),
    balances: balances.map(({ due_on, amount }) => ({ due_on, amount: toMinor(amount) })),
  }
}

type Values = { [name: string]: string | number }
/** A step as a text of the group `plan`. */
export type PlanText = { key: PlanStep['kind']; values: Values & { amount: string } }

/** @param today as for the plan; null: every day has its year */
export function planTexts(steps: readonly PlanStep[], lang: string, today: Day | null): PlanText[] {
  return steps.map((step) => ({
    key: step.kind,
    values: { ...whenOf(step, lang, today), amount: amountOf(step, lang) },
  }))
}

/** A step as a row: `when` is `when_…` of the group `plan`, `what` names a part of the price; no amount where nothing is owed. */
export type PlanRow = {
  when: { key: PlanStep['kind']; values: Values }
  what: 'deposit' | 'whole' | 'rest' | null
  amount: string
}

/** Currencies of which different parts are due within the hold have rows of their own. @param today in Istanbul */
export function planRows(steps: readonly PlanStep[], lang: string, today: Day): PlanRow[] {
  const isParted = steps.some(({ kind }) => kind === 'by') && steps.some(isHold)
  return steps.flatMap((step) => {
    const when = { key: step.kind, values: whenOf(step, lang, today) }
    const parts = [...groupBy(step.amounts, ({ currency }) => (isParted ? partOf(step, currency) : null))]
    if (parts.length < 2) {
      const what = parts[0]?.[0] ?? null
      return { when, what: what === 'whole' ? null : what, amount: amountOf(step, lang) }
    }
    return parts.map(([what, amounts]) => ({ when, what, amount: amountOf({ amounts }, lang) }))
  })
}

function partOf(step: PlanStep, currency: string): PlanRow['what'] {
  if (step.kind === 'by') return 'rest'
  const due = isHold(step) ? step.dues.get(currency) : undefined
  return due === 'deposit' ? 'deposit' : due === 'all' ? 'whole' : null
}

function isHold(step: PlanStep): step is PlanStep & Held {
  return step.kind === 'hours' || step.kind === 'until'
}

function whenOf(step: PlanStep, lang: string, today: Day | null): Values {
  if (step.kind === 'hours') return { n: step.hours }
  if (step.kind === 'until') return { when: untilShortText(step.until, lang) }
  return step.kind === 'by' ? { date: untilDayText(step.due_on, lang, today) } : {}
}

function amountOf({ amounts }: Pick<PlanStep, 'amounts'>, lang: string): string {
  return amounts.map(({ amount, currency }) => formatMoney(toMajor(amount), currency, lang)).join(' + ')
}

/** The translated steps as one sentence: "Şimdi 0 TL · 24 saat içinde 35.880 TL · 16 Nisan’a kadar 53.820 TL". */
export function planSentence(texts: readonly string[], lang: string): string {
  return capitalised(texts.join(' · '), lang)
}

export function capitalised(text: string, lang: string): string {
  return text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1)
}

import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import type { Total } from '#src/features/orders/money/totals.rules.ts'
import type { OrderStatus, PaymentStatus } from '#src/features/orders/statuses.schema.ts'

/** State in which the simulation leaves an order. */
export type Outcome =
  | 'held'
  | 'reported'
  | 'reported-again'
  | 'deposit'
  | 'balance-reported'
  | 'paid'
  | 'cancel-requested'
  | 'completed'
  | 'expired'
  | 'cancelled-unpaid'
  | 'refunded'

/** null: the customer or a background job */
export type Actor = 'sales' | 'accounts' | null

export type HistoryEvent = {
  at: Date
  kind: 'durum' | 'odeme' | 'iptal-istegi' | 'not'
  from_status: OrderStatus | null
  to_status: OrderStatus | null
  note: string
  /** Present for a payment event. A notice's note contains the bank: banks are known only when rows are inserted. */
  payment?: HistoryPayment
  action?: 'bildirildi' | 'eslesti' | 'reddedildi' | 'girildi' | 'iade'
  by: Actor
}

export type HistoryPayment = {
  status: 'bildirildi' | 'eslesti' | 'reddedildi' | 'iade'
  method: 'havale' | 'nakit'
  by_customer: boolean
  amount: Minor
  currency: Currency
  paid_on: Day
  sender: string
  note: string
  created_at: Date
  decided_at: Date | null
}

export type OrderHistory = {
  status: OrderStatus
  payment_status: PaymentStatus
  hold_until: Date
  /** null while the order holds its seats */
  seats_released_at: Date | null
  events: HistoryEvent[]
  payments: HistoryPayment[]
}

export type HistoryInput = {
  created_at: Date
  now: Date
  source: 'web' | 'ofis'
  /** last day of the last tour */
  ends_on: Day
  sender: string
  totals: readonly Total[]
  /** texts for the note of a cancellation */
  reasons: readonly string[]
}

const hour = 3_600_000
/** Default of HOLD_HOURS. */
const holdHours = 24

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * hour)

/** Minimum and maximum age of an order in days. */
const placedDaysAgo: Record<Exclude<Outcome, 'held' | 'completed'>, [number, number]> = {
  reported: [2, 4],
  'reported-again': [4, 6],
  deposit: [5, 60],
  'balance-reported': [12, 90],
  paid: [6, 150],
  'cancel-requested': [6, 40],
  expired: [3, 300],
  'cancelled-unpaid': [3, 300],
  refunded: [20, 300],
}

/** When an order with this outcome is placed: in office hours, before departure and before now. */
export function createdAt(kind: Outcome, leavesOn: Day, now: Date, random: () => number): Date {
  if (kind === 'held') return later(now, -1 - random() * (holdHours - 4))
  const today = dayOf(now)
  const minute = 60 * 9 + Math.floor(random() * 60 * 12)
  const at = (day: Day) => later(new Date(`${day}T00:00:00+03:00`), minute / 60)
  if (kind === 'completed') return at(addDays(leavesOn, -(14 + Math.floor(random() * 90))))
  const [least, most] = placedDaysAgo[kind]
  const day = addDays(today, -(least + Math.floor(random() * (most - least))))
  return at([day, addDays(leavesOn, -14)].sort()[0]!)
}

/** Simulates the events and payments of an order from its placing until now. */
export function simulateHistory(kind: Outcome, facts: HistoryInput, random: () => number): OrderHistory {
  const builder = new HistoryBuilder(facts)
  const { created_at } = facts
  const hold_until = later(created_at, holdHours)
  const reported = later(created_at, 1 + random() * 12)
  const decided = later(reported, 2 + random() * 8)
  const finish = (
    status: OrderStatus,
    payment_status: PaymentStatus,
    seats_released_at: Date | null = null,
  ): OrderHistory => {
    return { ...builder.build(), status, payment_status, hold_until, seats_released_at }
  }
  builder.place()
  switch (kind) {
    case 'held':
      return finish('opsiyonlu', 'odenmedi')
    case 'expired':
      builder.setStatus(hold_until, 'suresi-doldu')
      return finish('suresi-doldu', 'odenmedi', hold_until)
    case 'cancelled-unpaid':
      builder.setStatus(reported, 'iptal', null, pickReason(facts.reasons, random))
      return finish('iptal', 'odenmedi', reported)
    case 'reported':
    case 'reported-again':
      builder.pay('deposit', reported, null)
      if (kind === 'reported-again') {
        builder.reject(decided, 'Hesabımıza ulaşmadı; müşteriden dekont istendi.')
        builder.pay('deposit', later(decided, 20), null)
      }
      return finish('odeme-bildirildi', 'odenmedi')
    case 'refunded': {
      builder.pay('all', reported, decided)
      const requested = later(decided, 40)
      const refunded = later(requested, 20)
      builder.requestCancellation(requested, pickReason(facts.reasons, random))
      builder.setStatus(refunded, 'iptal', 'sales', 'Müşterinin isteğiyle iptal edildi.')
      builder.refund(later(refunded, 1), 'İptal koşullarına göre iade edildi.')
      return finish('iptal', 'iade', refunded)
    }
    default:
      return confirmed(kind, facts, { builder, finish, reported, decided }, random)
  }
}

type Confirmation = {
  builder: HistoryBuilder
  finish: (status: OrderStatus, payment_status: PaymentStatus) => OrderHistory
  reported: Date
  decided: Date
}

/** Orders with a matched first payment: the balance is due, reported or paid. */
function confirmed(
  kind: Outcome,
  { now, ends_on, totals, reasons }: HistoryInput,
  { builder, finish, reported, decided }: Confirmation,
  random: () => number,
): OrderHistory {
  const balances = totals.flatMap((total) => total.balances)
  const isAllAtOnce = balances.length === 0 || kind === 'paid'
  builder.pay(isAllAtOnce ? 'all' : 'deposit', reported, decided)
  let isPaid = isAllAtOnce
  if (!isAllAtOnce && kind !== 'cancel-requested') {
    const dueOn = balances.map(({ due_on }) => due_on).sort()[0]!
    const early = later(new Date(`${addDays(dueOn, -1 - Math.floor(random() * 3))}T11:00:00+03:00`), random() * 6)
    const paid =
      kind === 'balance-reported' ? later(now, -2 - random() * 20) : early > decided ? early : later(decided, 2)
    if (kind === 'balance-reported') builder.pay('balance', paid, null)
    else if (later(paid, 6) < now) {
      builder.pay('balance', paid, later(paid, 5))
      isPaid = true
    }
  }
  if (kind === 'cancel-requested')
    builder.requestCancellation(later(now, -3 - random() * 40), pickReason(reasons, random))
  if (kind !== 'completed') return finish('onayli', isPaid ? 'odendi' : 'kismi')
  builder.setStatus(new Date(`${ends_on}T23:30:00+03:00`), 'tamamlandi')
  return finish('tamamlandi', 'odendi')
}

function pickReason(reasons: readonly string[], random: () => number): string {
  return reasons[Math.floor(random() * reasons.length)]!
}

/** Collects events and payments in chronological order. */
class HistoryBuilder {
  private status: OrderStatus = 'opsiyonlu'
  private events: HistoryEvent[] = []
  private payments: HistoryPayment[] = []
  private facts: HistoryInput

  constructor(facts: HistoryInput) {
    this.facts = facts
  }

  place(): void {
    const by = this.facts.source === 'ofis' ? 'sales' : null
    this.add(this.facts.created_at, { kind: 'durum', to_status: 'opsiyonlu', by })
  }

  setStatus(at: Date, to_status: OrderStatus, by: Actor = null, note = ''): void {
    this.add(at, { kind: 'durum', from_status: this.status, to_status, by, note })
    this.status = to_status
  }

  requestCancellation(at: Date, note: string): void {
    this.add(at, { kind: 'iptal-istegi', note })
  }

  /** A payment per currency, by bank transfer or at the counter. @param decided_at when it was matched; null: not yet */
  pay(part: 'all' | 'deposit' | 'balance', at: Date, decided_at: Date | null): void {
    const isCounter = this.facts.source === 'ofis'
    for (const { currency, total, deposit } of this.facts.totals) {
      const amount = part === 'all' ? total : part === 'deposit' ? deposit : total - deposit
      if (amount === 0) continue
      const payment: HistoryPayment = {
        status: decided_at ? 'eslesti' : 'bildirildi',
        method: isCounter ? 'nakit' : 'havale',
        by_customer: !isCounter,
        amount,
        currency,
        paid_on: dayOf(at),
        sender: this.facts.sender,
        note: part === 'balance' ? 'Kalan ödeme' : '',
        created_at: at,
        decided_at,
      }
      this.payments.push(payment)
      this.add(at, {
        kind: 'odeme',
        payment,
        action: isCounter ? 'girildi' : 'bildirildi',
        by: isCounter ? 'sales' : null,
      })
    }
    if (this.status === 'opsiyonlu' && !isCounter) this.setStatus(at, 'odeme-bildirildi')
    if (decided_at && !isCounter) {
      for (const payment of this.payments.filter((each) => each.created_at === at))
        this.add(decided_at, { kind: 'odeme', payment, action: 'eslesti', by: 'accounts' })
    }
    if (decided_at && this.status !== 'onayli') this.setStatus(decided_at, 'onayli', isCounter ? 'sales' : 'accounts')
  }

  /** Staff reject all payments so far. */
  reject(at: Date, note: string): void {
    for (const payment of this.payments) {
      Object.assign(payment, { status: 'reddedildi', decided_at: at })
      this.add(at, { kind: 'odeme', payment, action: 'reddedildi', note, by: 'accounts' })
    }
  }

  /** Everything that came in goes back. */
  refund(at: Date, note: string): void {
    for (const received of [...this.payments]) {
      const payment: HistoryPayment = {
        ...received,
        status: 'iade',
        by_customer: false,
        paid_on: dayOf(at),
        note,
        created_at: at,
        decided_at: at,
      }
      this.payments.push(payment)
      this.add(at, { kind: 'odeme', payment, action: 'iade', note, by: 'accounts' })
    }
  }

  build(): Pick<OrderHistory, 'events' | 'payments'> {
    return { events: this.events, payments: this.payments }
  }

  private add(at: Date, event: Partial<HistoryEvent> & Pick<HistoryEvent, 'kind'>): void {
    this.events.push({ from_status: null, to_status: null, note: '', by: null, ...event, at })
  }
}

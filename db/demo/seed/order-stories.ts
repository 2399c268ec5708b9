import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import type { Total } from '#src/features/reservations/pricing/totals.rules.ts'
import type { OrderStatus, PaymentStatus } from '#src/features/reservations/reservations.schema.ts'

/** What became of an order. */
export type StoryKind =
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

/** Null: the customer, or the program. */
export type By = 'sales' | 'accounts' | null

export type StoryEvent = {
  at: Date
  kind: 'durum' | 'odeme' | 'iptal-istegi' | 'not'
  from_status: OrderStatus | null
  to_status: OrderStatus | null
  note: string
  /** Of a payment's event: the note names the bank, which the plan does not know. */
  payment?: StoryPayment
  by: By
}

export type StoryPayment = {
  status: 'bildirildi' | 'eslesti' | 'reddedildi' | 'iade'
  method: 'havale' | 'nakit'
  amount: Minor
  currency: Currency
  paid_on: Day
  sender: string
  note: string
  created_at: Date
  decided_at: Date | null
}

export type Story = {
  status: OrderStatus
  payment_status: PaymentStatus
  hold_until: Date
  /** null while the order holds its seats */
  seats_released_at: Date | null
  events: StoryEvent[]
  payments: StoryPayment[]
}

export type StoryFacts = {
  created_at: Date
  now: Date
  source: 'web' | 'ofis'
  /** last day of the last tour */
  ends_on: Day
  sender: string
  totals: readonly Total[]
  /** to choose from when the customer cancels */
  reasons: readonly string[]
}

const hour = 3_600_000
/** HOLD_HOURS when nothing is set. */
const holdHours = 24

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * hour)

/** Days ago at which orders are placed, at least and at most. */
const ages: Record<Exclude<StoryKind, 'held' | 'completed'>, [number, number]> = {
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

/** When an order of this kind is placed: in office hours, before the tour leaves and before now. */
export function createdAt(kind: StoryKind, leavesOn: Day, now: Date, random: () => number): Date {
  if (kind === 'held') return later(now, -1 - random() * (holdHours - 4))
  const today = dayOf(now)
  const minute = 60 * 9 + Math.floor(random() * 60 * 12)
  const at = (day: Day) => later(new Date(`${day}T00:00:00+03:00`), minute / 60)
  if (kind === 'completed') return at(addDays(leavesOn, -(14 + Math.floor(random() * 90))))
  const [least, most] = ages[kind]
  const day = addDays(today, -(least + Math.floor(random() * (most - least))))
  return at([day, addDays(leavesOn, -14)].sort()[0]!)
}

/** Tells what happened to an order from its placing until now. */
export function tellStory(kind: StoryKind, facts: StoryFacts, random: () => number): Story {
  const teller = new Teller(facts)
  const { created_at } = facts
  const hold_until = later(created_at, holdHours)
  const reported = later(created_at, 1 + random() * 12)
  const decided = later(reported, 2 + random() * 8)
  const told = (status: OrderStatus, payment_status: PaymentStatus, seats_released_at: Date | null = null): Story => {
    return { ...teller.written(), status, payment_status, hold_until, seats_released_at }
  }
  teller.place()
  switch (kind) {
    case 'held':
      return told('opsiyonlu', 'odenmedi')
    case 'expired':
      teller.move(hold_until, 'suresi-doldu')
      return told('suresi-doldu', 'odenmedi', hold_until)
    case 'cancelled-unpaid':
      teller.move(reported, 'iptal', null, pickReason(facts.reasons, random))
      return told('iptal', 'odenmedi', reported)
    case 'reported':
    case 'reported-again':
      teller.pay('deposit', reported, null)
      if (kind === 'reported-again') {
        teller.decide('reddedildi', decided, 'Hesabımıza ulaşmadı; müşteriden dekont istendi.')
        teller.pay('deposit', later(decided, 20), null)
      }
      return told('odeme-bildirildi', 'odenmedi')
    case 'refunded': {
      teller.pay('all', reported, decided)
      const asked = later(decided, 40)
      const refunded = later(asked, 20)
      teller.ask(asked, pickReason(facts.reasons, random))
      teller.decide('iade', refunded, 'İptal koşullarına göre iade edildi.')
      teller.move(refunded, 'iptal', 'sales', 'Müşterinin isteğiyle iptal edildi.')
      return told('iptal', 'iade', refunded)
    }
    default:
      return confirmed(kind, facts, { teller, told, reported, decided }, random)
  }
}

type Confirming = {
  teller: Teller
  told: (status: OrderStatus, payment_status: PaymentStatus) => Story
  reported: Date
  decided: Date
}

/** Stories of orders whose first payment came: the balance may be due, reported or paid. */
function confirmed(
  kind: StoryKind,
  { now, ends_on, totals, reasons }: StoryFacts,
  { teller, told, reported, decided }: Confirming,
  random: () => number,
): Story {
  const balances = totals.flatMap((total) => total.balances)
  const isAllAtOnce = balances.length === 0 || kind === 'paid'
  teller.pay(isAllAtOnce ? 'all' : 'deposit', reported, decided)
  let isPaid = isAllAtOnce
  if (!isAllAtOnce && kind !== 'cancel-requested') {
    const dueOn = balances.map(({ due_on }) => due_on).sort()[0]!
    const early = later(new Date(`${addDays(dueOn, -1 - Math.floor(random() * 3))}T11:00:00+03:00`), random() * 6)
    const paid =
      kind === 'balance-reported' ? later(now, -2 - random() * 20) : early > decided ? early : later(decided, 2)
    if (kind === 'balance-reported') teller.pay('balance', paid, null)
    else if (later(paid, 6) < now) {
      teller.pay('balance', paid, later(paid, 5))
      isPaid = true
    }
  }
  if (kind === 'cancel-requested') teller.ask(later(now, -3 - random() * 40), pickReason(reasons, random))
  if (kind !== 'completed') return told('onayli', isPaid ? 'odendi' : 'kismi')
  teller.move(new Date(`${ends_on}T23:30:00+03:00`), 'tamamlandi')
  return told('tamamlandi', 'odendi')
}

function pickReason(reasons: readonly string[], random: () => number): string {
  return reasons[Math.floor(random() * reasons.length)]!
}

/** Collects events and payments in the order in which they happen. */
class Teller {
  private status: OrderStatus = 'opsiyonlu'
  private events: StoryEvent[] = []
  private payments: StoryPayment[] = []
  private facts: StoryFacts

  constructor(facts: StoryFacts) {
    this.facts = facts
  }

  place(): void {
    const by = this.facts.source === 'ofis' ? 'sales' : null
    this.add(this.facts.created_at, { kind: 'durum', to_status: 'opsiyonlu', by })
  }

  move(at: Date, to_status: OrderStatus, by: By = null, note = ''): void {
    this.add(at, { kind: 'durum', from_status: this.status, to_status, by, note })
    this.status = to_status
  }

  ask(at: Date, note: string): void {
    this.add(at, { kind: 'iptal-istegi', note })
  }

  /** A payment in each currency, reported by the customer or taken at the counter; matched when `decided_at` says so. */
  pay(part: 'all' | 'deposit' | 'balance', at: Date, decided_at: Date | null): void {
    const isCounter = this.facts.source === 'ofis'
    for (const { currency, total, deposit } of this.facts.totals) {
      const amount = part === 'all' ? total : part === 'deposit' ? deposit : total - deposit
      if (amount === 0) continue
      const payment: StoryPayment = {
        status: decided_at ? 'eslesti' : 'bildirildi',
        method: isCounter ? 'nakit' : 'havale',
        amount,
        currency,
        paid_on: dayOf(at),
        sender: this.facts.sender,
        note: part === 'balance' ? 'Kalan ödeme' : '',
        created_at: at,
        decided_at,
      }
      this.payments.push(payment)
      this.add(at, { kind: 'odeme', payment, by: isCounter ? 'sales' : null })
    }
    if (this.status === 'opsiyonlu' && !isCounter) this.move(at, 'odeme-bildirildi')
    if (decided_at && this.status !== 'onayli') this.move(decided_at, 'onayli', isCounter ? 'sales' : 'accounts')
  }

  /** What staff made of all payments so far. */
  decide(status: StoryPayment['status'], at: Date, note: string): void {
    for (const payment of this.payments) Object.assign(payment, { status, decided_at: at })
    this.add(at, { kind: 'not', note, by: 'accounts' })
  }

  written(): Pick<Story, 'events' | 'payments'> {
    return { events: this.events, payments: this.payments }
  }

  private add(at: Date, event: Partial<StoryEvent> & Pick<StoryEvent, 'kind'>): void {
    this.events.push({ from_status: null, to_status: null, note: '', by: null, ...event, at })
  }
}

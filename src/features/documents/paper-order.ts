import type { Day } from '#src/base/dates.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import type { PaperWish } from '#src/features/orders/book/papers.links.ts'
import type { ChargedCard } from '#src/features/orders/money/card-text.ts'
import type { PaymentRowStatus } from '#src/features/orders/statuses.schema.ts'
import type { Boarding } from '#src/features/passengers/boarding/boarding.rules.ts'

/** An order as its papers read it; amounts in minor units. */
export type PaperOrder = {
  order_no: string
  name: string
  city: string
  email: string
  phone: string
  message: string
  invoice: unknown
  created_at: Date
  items: readonly PaperItem[]
  contracts: readonly { name: string; version: number; accepted_at: Date }[]
  payments: readonly PaperPayment[]
  cancellation: PaperCancellation | null
}

/** What was kept of the money, and what goes back. */
export type PaperCancellation = {
  by: 'customer' | 'staff' | 'agency'
  day: Day
  sums: readonly {
    currency: string
    paid: Minor
    policy_kept: Minor | null
    kept: Minor
    refund: Minor
    due_on: Day | null
  }[]
}

/** Kept amount, at most the paid amount: the customer is not asked for more. */
export function keptOfPaid({ paid, kept }: { paid: Minor; kept: Minor }): Minor {
  return Math.min(paid, kept)
}

export type PaperItem = {
  tour_code: string
  tour_name: string
  tour_place: string
  start_date: Day
  end_date: Day
  people_quantity: number
  children_ages: readonly number[]
  single_room_quantity: number
  currency: Currency
  total: Minor
  deposit: Minor
  kdv: Minor
  price: Minor
  balance_due_on: Day | null
  lines: readonly PaperLine[]
  /** stored with the order; null: no policy was in force */
  cancel_policy: unknown
}

/** Who of an item gets on where. @param item its place in the order, from 0 */
export type PaperBoarding = { item: number; people: readonly Boarding[] }

export type PaperLine = { kind: string; label: string; quantity: number; unit_price: Minor; amount: Minor }

export type PaperPayment = {
  id: number
  status: PaymentRowStatus
  amount: Minor
  currency: string
  paid_on: Day
  method: 'havale' | 'nakit' | 'kart'
  bank: string | null
  sender: string
  /** of a payment that a card made */
  card: ({ card_brand: string; card_last_four: string } & ChargedCard) | null
  /** kuruş that staff took for a foreign amount; null for all other payments */
  charged?: Minor | null
  try_rate?: number | string | null
  rate_day?: Day | null
}

/**
 * The facts of a paper. When they change, a new paper is made and the old one is void. Wording and colours are not among them, so that
 * printed vouchers stay valid.
 * @param boarding of a voucher
 */
export function factsOf(
  { items, payments, cancellation, ...order }: PaperOrder,
  { kind, subject }: PaperWish,
  boarding: readonly PaperBoarding[],
): unknown {
  const { name, city, email, phone, message, invoice } = order
  const trips = items.map((item) => {
    const { tour_code, tour_name, tour_place, start_date, end_date, people_quantity, children_ages } = item
    return [
      tour_code,
      tour_name,
      tour_place,
      start_date,
      end_date,
      people_quantity,
      children_ages,
      item.single_room_quantity,
    ]
  })
  const money = payments.map(({ id, status, amount, currency, paid_on, sender }) => [
    id,
    status,
    amount,
    currency,
    paid_on,
    sender,
  ])
  switch (kind) {
    case 'voucher':
      // Without places the facts are those of earlier versions, so that their vouchers stay valid.
      return boarding.length === 0 ? [name, trips] : [name, trips, boarding.map(placesOf)]
    case 'receipt':
      return [name, invoice, money.find(([id]) => id === subject)]
    case 'contract':
      return subject
    case 'statement':
      return [
        name,
        trips,
        cancellation?.day,
        cancellation?.sums.map(({ currency, paid, kept, refund, due_on }) => [
          currency,
          paid,
          keptOfPaid({ paid, kept }),
          refund,
          due_on,
        ]),
      ]
    default:
      return [
        name,
        city,
        email,
        phone,
        message,
        invoice,
        trips,
        items.map(({ total, lines }) => [total, lines.length]),
        money,
      ]
  }
}

/** A place is identified by its point and hour, because its name may change. */
function placesOf({ item, people }: PaperBoarding): unknown {
  return [item, people.map(({ passenger, point, time, place }) => [passenger, point ?? place, time])]
}

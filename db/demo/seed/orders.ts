import { randomBytes } from 'node:crypto'
import { type Day, dayOf } from '#src/base/dates.ts'
import { type Currency, formatMoney, toLira, toMajor } from '#src/base/money.ts'
import { findAgency } from '#src/features/agency/agency.queries.server.ts'
import { fillContract } from '#src/features/booking/checkout/fill-contract.queries.server.ts'
import { findCheckoutContracts } from '#src/features/contracts/contracts.queries.server.ts'
import { findPoliciesOfTours } from '#src/features/departures/policies/policies.store.server.ts'
import { chargedText } from '#src/features/orders/money/card-text.ts'
import { shippedText } from '#src/strings.ts'
import { demoRates } from './agency.ts'
import { seedConversations } from './conversations.ts'
import type { Actor, HistoryPayment } from './order-history.ts'
import { type PlannedItem, type PlannedOrder, pricesOf } from './order-plan.ts'
import { passengersOf } from './passengers.ts'
import { langs, type Seeding } from './rows.ts'
import { seedTravelInfos } from './travel-info.ts'

/** Hours of a hold, as stated in contracts. */
const holdHours = 24

type Order = PlannedOrder & { id: number }
type Account = { id: number; bank: string; currency: string }
type StaffIds = Record<Exclude<Actor, null>, number>

/** Orders with their items, contracts, payments and events, in a few large inserts. No mail is queued. */
export async function seedOrders(
  seeding: Seeding,
  tourIds: ReadonlyMap<string, number>,
  planned: readonly PlannedOrder[],
  now: Date,
): Promise<void> {
  const { db } = seeding
  const staffIds = await seedStaff(seeding)
  const rows = await db
    .insertInto('orders')
    .values(
      planned.map((order) => ({
        order_no: order.order_no,
        // Random: the customers of the demo have no link to their order.
        secret_hash: randomBytes(32),
        status: order.status,
        payment_status: order.payment_status,
        hold_until: order.hold_until,
        source: order.source,
        lang: order.lang,
        ...order.customer,
        invoice: JSON.stringify(order.customer.invoice),
        created_by: order.source === 'ofis' ? staffIds.sales : null,
        created_at: order.created_at,
      })),
    )
    .returning(['id', 'order_no'])
    .execute()
  const idOf = new Map(rows.map(({ id, order_no }) => [order_no, id]))
  const orders = planned.map((order) => ({ ...order, id: idOf.get(order.order_no)! }))
  await seedItems(seeding, tourIds, orders)
  await seedContracts(seeding, orders)
  await seedHistory(seeding, staffIds, orders)
  await seedTravelInfos(seeding, staffIds.sales, now)
  await seedConversations(seeding, { now, sales: staffIds.sales }, orders)
}

async function seedStaff({ db, demo, today }: Seeding): Promise<StaffIds> {
  const created_at = new Date(`${today}T00:00:00+03:00`)
  const { sales, accounts } = demo.people.staff
  const rows = await db
    .insertInto('users')
    .values([sales, accounts].map((user) => ({ ...user, created_at })))
    .returning(['id', 'email'])
    .execute()
  const idOf = ({ email }: { email: string }) => rows.find((row) => row.email === email)!.id
  return { sales: idOf(sales), accounts: idOf(accounts) }
}

async function seedItems(
  { db, demo }: Seeding,
  tourIds: ReadonlyMap<string, number>,
  orders: readonly Order[],
): Promise<void> {
  const departures = await db.selectFrom('departures').select(['id', 'tour_id', 'start_date']).execute()
  const policies = new Map(await findPoliciesOfTours(db))
  const departureIds = new Map(departures.map(({ id, tour_id, start_date }) => [`${tour_id} ${start_date}`, id]))
  const items = orders.flatMap((order) => order.items.map((item, index) => ({ order, item, position: index + 1 })))
  const rows = await db
    .insertInto('order_items')
    .values(
      items.map(({ order, item, position }) => {
        const tour_id = tourIds.get(item.tour.code)!
        const departure_id = departureIds.get(`${tour_id} ${item.departure.start_date}`)!
        const { lines, prices, ...row } = itemOf(order, item)
        return {
          ...row,
          prices: JSON.stringify(prices),
          order_id: order.id,
          position,
          tour_id,
          departure_id,
          cancel_policy: policies.get(tour_id) ?? null,
          seats_released_at: order.seats_released_at,
        }
      }),
    )
    .returning(['id', 'order_id', 'position'])
    .execute()
  const idOf = new Map(rows.map(({ id, order_id, position }) => [`${order_id} ${position}`, id]))
  const lines = items.flatMap(({ order, item, position }) =>
    itemOf(order, item).lines.map((line, index) => ({
      ...line,
      order_item_id: idOf.get(`${order.id} ${position}`)!,
      position: index + 1,
    })),
  )
  await db.insertInto('order_lines').values(lines).execute()
  const bought = items.map(({ order, item, position }) => ({ id: idOf.get(`${order.id} ${position}`)!, order, item }))
  const stops = await db
    .selectFrom('tour_pickups')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['code', 'pickup_point_id'])
    .orderBy('time')
    .execute()
  const stopsOf = new Map(
    [...Map.groupBy(stops, ({ code }) => code)].map(([code, own]) => [code, own.map((stop) => stop.pickup_point_id)]),
  )
  const passengers = passengersOf(bought, demo.people, stopsOf)
  // In batches: a statement takes 65,535 parameters at most.
  for (let at = 0; at < passengers.length; at += 1000) {
    await db
      .insertInto('passengers')
      .values(passengers.slice(at, at + 1000))
      .execute()
  }
}

/** The snapshot of an item, in the language of the order. */
function itemOf({ lang, created_at }: PlannedOrder, { tour, departure, party, priced }: PlannedItem) {
  return {
    tour_code: tour.code,
    tour_name: tour.texts[lang].name,
    tour_place: tour.texts[lang].tour_place,
    cover_file: tour.cover,
    start_date: departure.start_date,
    end_date: departure.end_date,
    people_quantity: party.adults,
    children_ages: [...party.childrenAges],
    single_room_quantity: party.singleRooms,
    seats: priced.seats_needed,
    currency: departure.currency,
    kdv_rate: tour.kdv_rate,
    price: priced.price,
    kdv: priced.kdv,
    total: priced.total,
    deposit: priced.deposit,
    balance_due_on: priced.balance_due_on,
    ...rateOf(departure.currency, dayOf(created_at)),
    prices: pricesOf({ tour, departure }),
    lines: priced.lines.map(({ kind, label, quantity, unit_price, amount }) => ({
      kind,
      label: shippedText(label.key, lang, label.values),
      quantity,
      unit_price,
      amount,
    })),
  }
}

function rateOf(currency: Currency, day: Day) {
  if (currency === 'TRY') return { try_rate: null, rate_day: null, rate_source: null }
  return { try_rate: demoRates[currency], rate_day: day, rate_source: 'elle' as const }
}

async function seedContracts({ db }: Seeding, orders: readonly Order[]): Promise<void> {
  for (const lang of langs) {
    const agency = await findAgency(db, lang)
    const contracts = (await findCheckoutContracts(db, lang)).filter(({ at_checkout }) => at_checkout)
    const filling = {
      holdHours,
      localize: async ({ key, values }: Parameters<Parameters<typeof fillContract>[3]['localize']>[0]) =>
        shippedText(key, lang, values),
    }
    const own = orders.filter((order) => order.lang === lang)
    // In batches: filling contracts is slow, and the transaction must not stay idle for long.
    for (let at = 0; at < own.length; at += 20) {
      const accepted = []
      for (const order of own.slice(at, at + 20)) {
        const items = order.items.map((item) => ({
          ...itemOf(order, item),
          tour_id: 0,
          departure_id: 0,
          cancel_policy: null,
        }))
        const { id: order_id, created_at: accepted_at } = order
        const facts = { ...order.customer, lang, order_no: order.order_no, created_at: accepted_at, items }
        for (const contract of contracts)
          accepted.push({ ...(await fillContract(contract, facts, agency, filling)), order_id, accepted_at })
      }
      await db.insertInto('order_contracts').values(accepted).execute()
    }
  }
}

async function seedHistory({ db }: Seeding, staffIds: StaffIds, orders: readonly Order[]): Promise<void> {
  const accounts = await db.selectFrom('bank_accounts').select(['id', 'bank', 'currency']).orderBy('id').execute()
  const accountIn = (currency: Currency, { method }: HistoryPayment) =>
    method === 'havale' ? accounts.find((account) => account.currency === currency) : undefined
  // One customer has paid a foreign amount into an account in lira.
  const liraIn = new Map(
    orders
      .flatMap(({ created_at, payments }) =>
        payments.filter(isForeignNotice).map((each) => [each, created_at] as const),
      )
      .slice(0, 1)
      .map(([payment, created_at]) => [payment, liraOf(payment, dayOf(created_at))]),
  )
  const accountOf = (payment: HistoryPayment) => accountIn(liraIn.has(payment) ? 'TRY' : payment.currency, payment)
  const payments = orders.flatMap(({ id: order_id, payments }) =>
    payments.map((payment) => ({
      ...payment,
      ...(liraIn.get(payment) ?? noLira),
      order_id,
      bank_account_id: accountOf(payment)?.id ?? null,
      decided_by: payment.decided_at && (payment.method === 'havale' ? staffIds.accounts : staffIds.sales),
    })),
  )
  const stored = await db.insertInto('payments').values(payments).returning('id').execute()
  const idOf = new Map(orders.flatMap(({ payments }) => payments).map((payment, index) => [payment, stored[index]!.id]))
  const events = orders.flatMap(({ id: order_id, events }) =>
    events.map(({ by, payment, note, ...event }) => ({
      ...event,
      order_id,
      payment_id: payment ? idOf.get(payment)! : null,
      note:
        payment && event.action === 'bildirildi' ? noticeNote(payment, accountOf(payment), liraIn.get(payment)) : note,
      user_id: by && staffIds[by],
    })),
  )
  await db.insertInto('order_events').values(events).execute()
}

const isForeignNotice = ({ currency, status, by_customer }: HistoryPayment) =>
  currency !== 'TRY' && status === 'bildirildi' && by_customer

const noLira = { charged: null, try_rate: null, rate_day: null, rate_source: null }

/** The lira of a foreign amount, at the rate that the order keeps. @param day of the order */
function liraOf({ amount, currency }: HistoryPayment, day: Day) {
  const { try_rate, ...kept } = rateOf(currency, day)
  return { ...kept, try_rate: try_rate!, charged: toLira(amount, try_rate!) }
}

/** The note of a payment event, as the application writes it. */
function noticeNote(
  { amount, currency, sender }: HistoryPayment,
  account: Account | undefined,
  lira: ReturnType<typeof liraOf> | undefined,
): string {
  const paid = [formatMoney(toMajor(amount), currency, 'tr'), ...(lira ? [chargedText(lira, currency, 'tr')] : [])]
  return [...paid, account?.bank ?? 'Nakit', sender].join(' · ')
}

import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound, type Text } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import {
  documentNoOf,
  isTravelDocument,
  maskOf,
  needsSurname,
  problemsOf,
  seatsOf,
} from '#src/features/orders/money/passengers.rules.ts'
import { isTravelling } from '#src/features/orders/states.ts'
import { asksPassengers, lastDay, nameOf, nobody, samePeopleOf, type TravelOrder } from './passengers.queries.server.ts'
import type { CopyPassengers, PassengerInput, SeatOf } from './passengers.schema.ts'
import {
  eraseDocuments,
  findPassenger,
  findTravelItems,
  type StoredPassenger,
  savePassenger,
} from './passengers.store.server.ts'
import { findOrderPickups } from './pickup-choices.store.server.ts'

type Call = Services & { lang: string }

/**
 * Saves what is sent of one passenger; the rest stays. The price is not touched.
 * @param staff null: the customer, by the order's link, until the last day
 * @throws Failure 404 for a seat that the order does not have; 409 when it is too late, or somebody else has saved the passenger
 *   since, with the current version; 422 at the fields
 */
export async function fillPassenger(
  services: Call,
  order: TravelOrder,
  input: PassengerInput,
  staff: Staff | null,
): Promise<void> {
  const { db, lang } = services
  const at = services.now()
  const today = dayOf(at)
  const item = itemOf(order, input)
  const { is_abroad } = (await findTravelItems(db, order.id)).find(({ id }) => id === item.id)!
  assertInTime(services, item, staff)
  await transaction(db, async (tx) => {
    await lockTravelling(tx, order, staff)
    const place = { order_item_id: item.id, seat: input.seat }
    const before = await findPassenger(tx, place)
    const version = before?.version ?? 0
    const details = detailsOf(input, before ?? nobody)
    if (input.version !== undefined && input.version !== version && !isSame(details, before ?? nobody))
      throw stale(version, staff)
    const { pickup_point_id = null } = input
    const stops = pickup_point_id === null ? [] : ((await findOrderPickups(tx, lang, order.id)).get(item.id) ?? [])
    if (pickup_point_id !== null && stops.every(({ id }) => id !== pickup_point_id))
      throw invalid('pickup_point_id', 'mail.traveller_pickup')
    const trip = { start_date: item.start_date, end_date: item.end_date, is_abroad, today }
    const unnamed = unnamedOf(details, staff)
    const problems = Object.entries({ ...unnamed, ...problemsOf(details, trip, (day) => formatDay(day, lang)) })
    if (problems.length > 0) {
      const fields = Object.fromEntries(problems.map(([field, text]) => [field, [text]]))
      throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields })
    }
    const id = await savePassenger(tx, { ...details, ...place, version: version + 1, updated_at: at })
    if (!staff) return
    const action = before ? 'update' : 'create'
    await record(tx, staff, {
      action,
      entity: 'passengers',
      id,
      before: before && recorded(before),
      after: recorded(details),
    })
  })
}

/**
 * Fills in the open seats of a tour with the people of the order's other tours who fit, all or none. The number of an identity card does not
 * go along abroad, and of the places where people get on only a stop of this tour. A repeat finds nobody.
 * @throws Failure 404, 409 as above
 */
export async function copyPassengers(
  services: Call,
  order: TravelOrder,
  { item: position }: CopyPassengers,
  staff: Staff | null,
): Promise<void> {
  const { db, lang } = services
  const item = itemOf(order, { item: position, seat: 1 })
  assertInTime(services, item, staff)
  await transaction(db, async (tx) => {
    await lockTravelling(tx, order, staff)
    const travel = await findTravelItems(tx, order.id)
    const { is_abroad } = travel.find(({ id }) => id === item.id)!
    const stops = (await findOrderPickups(tx, lang, order.id)).get(item.id) ?? []
    for (const { seat, person } of samePeopleOf(order, travel)(item.id).fit) {
      const stop = stops.find(({ id }) => id === person.pickup_point_id)?.id ?? null
      const needsPassport = is_abroad && person.document === 'tckn'
      const details = detailsOf({ pickup: '', pickup_point_id: stop, ...(needsPassport && { document: '' }) }, person)
      const place = { order_item_id: item.id, seat, version: 1, updated_at: services.now() }
      const id = await savePassenger(tx, { ...details, ...place })
      if (staff)
        await record(tx, staff, { action: 'create', entity: 'passengers', id, before: null, after: recorded(details) })
    }
  })
}

/** @throws Failure 409 for the customer after the last day, or when the agency asks for nobody */
function assertInTime(services: Call, item: TravelOrder['items'][number], staff: Staff | null): void {
  const isOver = dayOf(services.now()) > lastDay(services, item)
  if (staff === null && (isOver || !asksPassengers(services))) throw closed()
}

/** @throws Failure 409 when nobody travels with the order */
async function lockTravelling(tx: Tx, { id }: TravelOrder, staff: Staff | null): Promise<void> {
  const state = await lockOrder(tx, id)
  if (!isTravelling(state) && !(staff && state.status === 'tamamlandi')) throw closed()
}

/**
 * The number of a passenger's document. Each look is recorded.
 * @throws Failure 404 when there is none
 */
export async function revealDocument(
  { db }: Pick<Services, 'db'>,
  order: TravelOrder,
  wanted: SeatOf,
  staff: Staff,
): Promise<string> {
  const item = itemOf(order, wanted)
  return transaction(db, async (tx) => {
    const found = await findPassenger(tx, { order_item_id: item.id, seat: wanted.seat })
    if (!found || found.document_no === '') throw notFound()
    await record(tx, staff, {
      action: 'look',
      entity: 'passengers',
      id: found.id,
      before: null,
      after: { name: nameOf(found) },
    })
    return found.document_no
  })
}

/** Days for which a document's number is kept after the return. */
export const retentionDays = 180

/** Erases the documents of passengers after `keptDays`. Safe to run in several processes. @returns how many */
export async function forgetDocuments({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return eraseDocuments(db, addDays(dayOf(now()), -retentionDays))
}

function itemOf(order: TravelOrder, { item, seat }: SeatOf): TravelOrder['items'][number] {
  const found = order.items.find(({ position }) => position === item)
  if (!found || seat > seatsOf(found).length) throw notFound()
  return found
}

/** Errors for an empty name or surname. */
function unnamedOf({ name, surname, nationality }: Stored, staff: Staff | null): Record<string, Text> {
  return {
    ...(name === '' && { name: { key: staff ? 'errors.required' : 'required.of_passenger' } }),
    ...(surname === '' &&
      needsSurname({ nationality }) && { surname: { key: staff ? 'errors.required' : 'required.surname' } }),
  }
}

type Stored = Omit<StoredPassenger, 'id' | 'seat' | 'room' | 'version'>

/** The stored details with those that were sent. Fields that do not fit the kind of document, or the kind of place, are emptied. */
function detailsOf(input: Partial<PassengerInput>, stored: Stored): Stored {
  const of = <K extends keyof Stored>(field: K) =>
    (input[field] === undefined ? stored[field] : input[field]) as Stored[K]
  const document = of('document')
  const hasCountry = isTravelDocument(document)
  const kept = document === stored.document ? stored.document_no : ''
  const number = input.document_no === undefined ? kept : documentNoOf(input.document_no)
  const isElsewhere = input.pickup_point_id === undefined && Boolean(input.pickup)
  const pickup_point_id = isElsewhere ? null : of('pickup_point_id')
  return {
    name: of('name'),
    surname: of('surname'),
    birth_date: of('birth_date'),
    gender: of('gender'),
    nationality: of('nationality'),
    document,
    document_no: document === '' ? '' : number,
    document_country: hasCountry ? of('document_country') : '',
    document_until: hasCountry ? of('document_until') : null,
    phone: of('phone'),
    pickup: pickup_point_id === null ? of('pickup') : '',
    pickup_point_id,
    note: of('note'),
  }
}

/** The audit record of a passenger, with a masked document number. */
function recorded({ document_no, ...details }: Stored & { version?: number }) {
  const { version: _, ...rest } = details
  return { ...rest, document_no: maskOf(document_no) }
}

/** A repeat after a lost response is not a conflict. */
function isSame(details: Stored, stored: Stored): boolean {
  return (Object.keys(details) as (keyof Stored)[]).every((field) => details[field] === stored[field])
}

function stale(version: number, staff: Staff | null): Failure {
  const key = staff ? 'office.passenger_stale' : 'mail.traveller_stale'
  return new Failure('conflict', { key }, { facts: { version } })
}

function closed(): Failure {
  return new Failure('conflict', { key: 'mail.traveller_over' })
}

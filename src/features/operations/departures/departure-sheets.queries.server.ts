import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { recordSheet, type SpreadsheetFormat, spreadsheet } from '#src/base/files/spreadsheet.server.ts'
import { statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import type { DepartureSheetName } from './departure-lists.links.ts'
import type { DepartureOrder, ShownDeparture } from './departure-lists.schema.ts'
import { departureListTexts as texts } from './departure-lists.strings.ts'
import { fullName, isHeld, numberedRooms, partyOfRoom, passengersOf } from './passengers.rules.ts'
import { pickupStops } from './pickups.rules.ts'
import { kindOf } from './rooms.rules.ts'

type Sheet = ReturnType<typeof recordSheet>
type Lang = 'tr' | 'en'

export function departureSheet(
  departure: ShownDeparture,
  [list, format]: [DepartureSheetName, SpreadsheetFormat],
  lang: Lang,
): AttachedFile {
  const name = `${departure.tour_code} ${departure.start_date} ${texts[list][lang]}`
  return spreadsheet(format, { name, ...sheetOf(departure, list, lang) })
}

/** The columns and rows of a list. @param isShort shows the status only of orders that are not confirmed */
export function sheetOf(departure: ShownDeparture, list: DepartureSheetName, lang: Lang, isShort = false): Sheet {
  const status: StatusOf = ({ status: name }) => (isShort && !isHeld({ status: name }) ? '' : statusTexts[name][lang])
  return sheets[list](departure, lang, status)
}

type StatusOf = (order: Pick<DepartureOrder, 'status'>) => string

/** An order with tours of two currencies has a row for each. */
const byCurrency = (orders: readonly DepartureOrder[]) =>
  orders.flatMap((order) => order.sums.map((sum) => ({ ...order, sum })))

/** What each order has paid and still owes. */
function balancesSheet({ orders }: ShownDeparture, lang: Lang): Sheet {
  return recordSheet(byCurrency(orders), texts, lang, [
    { key: 'order_no', kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { key: 'customer', kind: 'text', width: 28, cell: ({ name }) => name },
    { key: 'phone', kind: 'text', width: 20, cell: ({ phone }) => phone },
    { key: 'people', kind: 'number', width: 8, cell: ({ seats }) => seats },
    { key: 'order_total', kind: 'money', cell: ({ sum }) => sum.total },
    { key: 'paid', kind: 'money', cell: ({ sum }) => sum.paid },
    { key: 'balance', kind: 'money', cell: ({ sum }) => sum.open },
    { key: 'currency', kind: 'text', width: 8, cell: ({ sum }) => sum.currency },
    { key: 'due_on', kind: 'day', width: 14, cell: ({ sum, due_on }) => (sum.open > 0 ? due_on : null) },
  ])
}

function ordersSheet({ orders }: ShownDeparture, lang: Lang, statusOf: StatusOf): Sheet {
  return recordSheet(byCurrency(orders), texts, lang, [
    { key: 'order_no', kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { key: 'customer', kind: 'text', width: 28, cell: ({ name }) => name },
    { key: 'phone', kind: 'text', width: 20, cell: ({ phone }) => phone },
    { key: 'email', kind: 'text', width: 28, cell: ({ email }) => email },
    { key: 'status', kind: 'text', width: 18, cell: statusOf },
    { key: 'adults', kind: 'number', width: 10, cell: ({ adults }) => adults },
    { key: 'child_ages', kind: 'text', width: 14, cell: ({ children_ages }) => children_ages.join(', ') },
    {
      key: 'this_tour',
      kind: 'money',
      cell: ({ sum, currency, total }) => (sum.currency === currency ? total : null),
    },
    { key: 'order_total', kind: 'money', cell: ({ sum }) => sum.total },
    { key: 'paid', kind: 'money', cell: ({ sum }) => sum.paid },
    { key: 'balance', kind: 'money', cell: ({ sum }) => sum.open },
    { key: 'currency', kind: 'text', width: 8, cell: ({ sum }) => sum.currency },
    { key: 'due_on', kind: 'day', width: 14, cell: ({ due_on }) => due_on },
    { key: 'message', kind: 'text', width: 40, cell: ({ message }) => message },
  ])
}

function passengersSheet({ orders }: ShownDeparture, lang: Lang, statusOf: StatusOf): Sheet {
  return recordSheet(passengersOf(orders), texts, lang, [
    { key: 'number', kind: 'number', width: 6, cell: ({ id }) => id },
    { key: 'passenger', kind: 'text', width: 28, cell: ({ passenger }) => passenger || null },
    { key: 'kind', kind: 'text', width: 12, cell: ({ is_child }) => texts[is_child ? 'child' : 'adult'][lang] },
    { key: 'age', kind: 'number', width: 6, cell: ({ age }) => age },
    { key: 'birth_date', kind: 'day', width: 14, cell: ({ birth_date }) => birth_date },
    { key: 'gender', kind: 'text', width: 10, cell: ({ gender }) => gender && texts[gender][lang] },
    { key: 'nationality', kind: 'text', width: 10, cell: ({ nationality }) => nationality },
    { key: 'document', kind: 'text', width: 14, cell: ({ document }) => document && texts[document][lang] },
    { key: 'document_no', kind: 'text', width: 18, cell: ({ document_no }) => document_no },
    { key: 'document_country', kind: 'text', width: 10, cell: ({ document_country }) => document_country },
    { key: 'document_until', kind: 'day', width: 14, cell: ({ document_until }) => document_until },
    { key: 'room', kind: 'number', width: 6, cell: ({ room }) => room },
    { key: 'pickup', kind: 'text', width: 28, cell: ({ pickup }) => pickup },
    { key: 'passenger_note', kind: 'text', width: 30, cell: ({ note }) => note },
    { key: 'phone', kind: 'text', width: 20, cell: ({ passenger_phone, phone }) => passenger_phone || phone },
    { key: 'booked_by', kind: 'text', width: 28, cell: ({ name }) => name },
    { key: 'order_no', kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { key: 'status', kind: 'text', width: 18, cell: statusOf },
    { key: 'message', kind: 'text', width: 40, cell: ({ message }) => message },
  ])
}

function roomsSheet({ orders }: ShownDeparture, lang: Lang, statusOf: StatusOf): Sheet {
  const rooms = numberedRooms(orders).map((room) => {
    const own = [...new Set(room.people.map(({ order }) => order))]
    const each = (textOf: (order: DepartureOrder) => string) => own.map(textOf).filter(Boolean).join(', ')
    return { ...room, party: partyOfRoom(room), each }
  })
  const sleepers = ({ people }: (typeof rooms)[number]) =>
    people
      .map(({ person }) => fullName(person))
      .filter(Boolean)
      .join(', ')
  return recordSheet(rooms, texts, lang, [
    { key: 'room', kind: 'number', width: 6, cell: ({ id }) => id },
    { key: 'room_kind', kind: 'text', width: 18, cell: ({ party }) => texts[kindOf(party)][lang] },
    { key: 'adults', kind: 'number', width: 10, cell: ({ party }) => party.adults },
    { key: 'child_ages', kind: 'text', width: 14, cell: ({ party }) => party.children_ages.join(', ') },
    { key: 'sleepers', kind: 'text', width: 40, cell: sleepers },
    { key: 'booked_by', kind: 'text', width: 28, cell: ({ each }) => each(({ name }) => name) },
    { key: 'phone', kind: 'text', width: 20, cell: ({ each }) => each(({ phone }) => phone) },
    { key: 'order_no', kind: 'text', width: 16, cell: ({ each }) => each(({ order_no }) => order_no) },
    { key: 'status', kind: 'text', width: 18, cell: ({ each }) => each(statusOf) },
    { key: 'message', kind: 'text', width: 40, cell: ({ each }) => each(({ message }) => message) },
  ])
}

/** A row per person, by hour and place; the first of a place says how many get on there. */
function pickupsSheet({ orders }: ShownDeparture, lang: Lang, statusOf: StatusOf): Sheet {
  const rows = pickupStops(orders).flatMap(({ time, name, people }) =>
    people.map((each, at) => ({
      ...each,
      time,
      place: name || texts.no_pickup[lang],
      n: at === 0 ? people.length : null,
    })),
  )
  return recordSheet(rows, texts, lang, [
    { key: 'hour', kind: 'text', width: 8, cell: ({ time }) => time },
    { key: 'pickup', kind: 'text', width: 36, cell: ({ place }) => place },
    { key: 'people', kind: 'number', width: 8, cell: ({ n }) => n },
    { key: 'passenger', kind: 'text', width: 28, cell: ({ person }) => fullName(person) || null },
    { key: 'phone', kind: 'text', width: 20, cell: ({ person, order }) => person.phone || order.phone },
    { key: 'booked_by', kind: 'text', width: 28, cell: ({ order }) => order.name },
    { key: 'order_no', kind: 'text', width: 16, cell: ({ order }) => order.order_no },
    { key: 'status', kind: 'text', width: 18, cell: ({ order }) => statusOf(order) },
    { key: 'passenger_note', kind: 'text', width: 30, cell: ({ person }) => person.note },
  ])
}

const sheets = {
  orders: ordersSheet,
  passengers: passengersSheet,
  rooms: roomsSheet,
  pickups: pickupsSheet,
  balances: balancesSheet,
} satisfies Record<DepartureSheetName, (departure: ShownDeparture, lang: Lang, status: StatusOf) => Sheet>

import type { AttachedFile } from '#src/base/answers/attachment.server.ts'
import { type Cell, type SheetColumn, type SpreadsheetFormat, spreadsheet } from '#src/base/files/spreadsheet.server.ts'
import { fill, type Values } from '#src/base/i18n/translate.ts'
import { statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import type { DepartureSheetName } from './departure-lists.links.ts'
import type { DepartureOrder, ShownDeparture } from './departure-lists.schema.ts'
import { departureListTexts as texts } from './departure-lists.strings.ts'
import { fullName, isHeld, numberedRooms, partyOfRoom, passengersOf } from './passengers.rules.ts'
import { pickupStops } from './pickups.rules.ts'
import { kindOf } from './rooms.rules.ts'

type Sheet = { columns: readonly SheetColumn[]; rows: Cell[][] }
type T = (key: keyof typeof texts, values?: Values) => string

/** A list of a departure as a file, in a language of the office. */
export function departureSheet(
  departure: ShownDeparture,
  [list, format]: [DepartureSheetName, SpreadsheetFormat],
  lang: 'tr' | 'en',
): AttachedFile {
  const { columns, rows } = sheetOf(departure, list, lang)
  const name = `${departure.tour_code} ${departure.start_date} ${texts[list][lang]}`
  return spreadsheet(format, { name, columns, rows: streamed(rows) })
}

/**
 * The columns and rows of a list.
 * @param isShort says the status only of orders that the office has not confirmed
 */
export function sheetOf(
  departure: ShownDeparture,
  list: DepartureSheetName,
  lang: 'tr' | 'en',
  isShort = false,
): Sheet {
  const t: T = (key, values) => fill(texts[key][lang], lang, values)
  const status: StatusOf = ({ status: name }) => (isShort && !isHeld({ status: name }) ? '' : statusTexts[name][lang])
  return sheets[list](departure, t, status)
}

async function* streamed(rows: Cell[][]) {
  yield* rows
}

type StatusOf = (order: Pick<DepartureOrder, 'status'>) => string

/** What each order has paid and still owes; one with tours of two currencies has a row for each. */
function balancesSheet({ orders }: ShownDeparture, t: T): Sheet {
  return {
    columns: [
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('customer'), kind: 'text', width: 28 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('people'), kind: 'number', width: 8 },
      { title: t('order_total'), kind: 'money' },
      { title: t('paid'), kind: 'money' },
      { title: t('balance'), kind: 'money' },
      { title: t('currency'), kind: 'text', width: 8 },
      { title: t('due_on'), kind: 'day', width: 14 },
    ],
    rows: orders.flatMap(({ order_no, name, phone, seats, sums, due_on }) =>
      sums.map(({ currency, total, paid, open }) => [
        order_no,
        name,
        phone,
        seats,
        total,
        paid,
        open,
        currency,
        open > 0 ? due_on : null,
      ]),
    ),
  }
}

function ordersSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return {
    columns: [
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('customer'), kind: 'text', width: 28 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('email'), kind: 'text', width: 28 },
      { title: t('status'), kind: 'text', width: 18 },
      { title: t('adults'), kind: 'number', width: 10 },
      { title: t('child_ages'), kind: 'text', width: 14 },
      { title: t('this_tour'), kind: 'money' },
      { title: t('order_total'), kind: 'money' },
      { title: t('paid'), kind: 'money' },
      { title: t('balance'), kind: 'money' },
      { title: t('currency'), kind: 'text', width: 8 },
      { title: t('due_on'), kind: 'day', width: 14 },
      { title: t('message'), kind: 'text', width: 40 },
    ],
    // An order with tours of two currencies has a row for each.
    rows: orders.flatMap((order) =>
      order.sums.map(({ currency, total, paid, open }) => [
        order.order_no,
        order.name,
        order.phone,
        order.email,
        statusOf(order),
        order.adults,
        order.children_ages.join(', '),
        currency === order.currency ? order.total : null,
        total,
        paid,
        open,
        currency,
        order.due_on,
        order.message,
      ]),
    ),
  }
}

function passengersSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return {
    columns: [
      { title: t('number'), kind: 'number', width: 6 },
      { title: t('passenger'), kind: 'text', width: 28 },
      { title: t('kind'), kind: 'text', width: 12 },
      { title: t('age'), kind: 'number', width: 6 },
      { title: t('birth_date'), kind: 'day', width: 14 },
      { title: t('gender'), kind: 'text', width: 10 },
      { title: t('nationality'), kind: 'text', width: 10 },
      { title: t('document'), kind: 'text', width: 14 },
      { title: t('document_no'), kind: 'text', width: 18 },
      { title: t('document_country'), kind: 'text', width: 10 },
      { title: t('document_until'), kind: 'day', width: 14 },
      { title: t('room'), kind: 'number', width: 6 },
      { title: t('pickup'), kind: 'text', width: 28 },
      { title: t('passenger_note'), kind: 'text', width: 30 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('booked_by'), kind: 'text', width: 28 },
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('status'), kind: 'text', width: 18 },
      { title: t('message'), kind: 'text', width: 40 },
    ],
    rows: passengersOf(orders).map((person) => [
      person.id,
      person.passenger || null,
      t(person.is_child ? 'child' : 'adult'),
      person.age,
      person.birth_date,
      person.gender && t(person.gender),
      person.nationality,
      person.document && t(person.document),
      person.document_no,
      person.document_country,
      person.document_until,
      person.room,
      person.pickup,
      person.note,
      person.passenger_phone || person.phone,
      person.name,
      person.order_no,
      statusOf(person),
      person.message,
    ]),
  }
}

function roomsSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return {
    columns: [
      { title: t('room'), kind: 'number', width: 6 },
      { title: t('room_kind'), kind: 'text', width: 18 },
      { title: t('adults'), kind: 'number', width: 10 },
      { title: t('child_ages'), kind: 'text', width: 14 },
      { title: t('sleepers'), kind: 'text', width: 40 },
      { title: t('booked_by'), kind: 'text', width: 28 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('status'), kind: 'text', width: 18 },
      { title: t('message'), kind: 'text', width: 40 },
    ],
    rows: numberedRooms(orders).map((room) => {
      const party = partyOfRoom(room)
      const own = [...new Set(room.people.map(({ order }) => order))]
      const each = (textOf: (order: DepartureOrder) => string) => own.map(textOf).filter(Boolean).join(', ')
      return [
        room.id,
        t(kindOf(party)),
        party.adults,
        party.children_ages.join(', '),
        room.people
          .map(({ person }) => fullName(person))
          .filter(Boolean)
          .join(', '),
        each(({ name }) => name),
        each(({ phone }) => phone),
        each(({ order_no }) => order_no),
        each(statusOf),
        each(({ message }) => message),
      ]
    }),
  }
}

/** A row per person, by hour and place; the first of a place says how many get on there. */
function pickupsSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return {
    columns: [
      { title: t('hour'), kind: 'text', width: 8 },
      { title: t('pickup'), kind: 'text', width: 36 },
      { title: t('people'), kind: 'number', width: 8 },
      { title: t('passenger'), kind: 'text', width: 28 },
      { title: t('phone'), kind: 'text', width: 20 },
      { title: t('booked_by'), kind: 'text', width: 28 },
      { title: t('order_no'), kind: 'text', width: 16 },
      { title: t('status'), kind: 'text', width: 18 },
      { title: t('passenger_note'), kind: 'text', width: 30 },
    ],
    rows: pickupStops(orders).flatMap(({ time, name, people }) =>
      people.map(({ person, order }, at) => [
        time,
        name || t('no_pickup'),
        at === 0 ? people.length : null,
        fullName(person) || null,
        person.phone || order.phone,
        order.name,
        order.order_no,
        statusOf(order),
        person.note,
      ]),
    ),
  }
}

const sheets = {
  orders: ordersSheet,
  passengers: passengersSheet,
  rooms: roomsSheet,
  pickups: pickupsSheet,
  balances: balancesSheet,
} satisfies Record<DepartureSheetName, (departure: ShownDeparture, t: T, status: StatusOf) => Sheet>

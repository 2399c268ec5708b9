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

function sheet<R>(rows: readonly R[], columns: readonly (SheetColumn & { cell: (row: R) => Cell })[]): Sheet {
  return {
    columns: columns.map(({ cell, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  }
}

/** An order with tours of two currencies has a row for each. */
const byCurrency = (orders: readonly DepartureOrder[]) =>
  orders.flatMap((order) => order.sums.map((sum) => ({ ...order, sum })))

/** What each order has paid and still owes. */
function balancesSheet({ orders }: ShownDeparture, t: T): Sheet {
  return sheet(byCurrency(orders), [
    { title: t('order_no'), kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { title: t('customer'), kind: 'text', width: 28, cell: ({ name }) => name },
    { title: t('phone'), kind: 'text', width: 20, cell: ({ phone }) => phone },
    { title: t('people'), kind: 'number', width: 8, cell: ({ seats }) => seats },
    { title: t('order_total'), kind: 'money', cell: ({ sum }) => sum.total },
    { title: t('paid'), kind: 'money', cell: ({ sum }) => sum.paid },
    { title: t('balance'), kind: 'money', cell: ({ sum }) => sum.open },
    { title: t('currency'), kind: 'text', width: 8, cell: ({ sum }) => sum.currency },
    { title: t('due_on'), kind: 'day', width: 14, cell: ({ sum, due_on }) => (sum.open > 0 ? due_on : null) },
  ])
}

function ordersSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return sheet(byCurrency(orders), [
    { title: t('order_no'), kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { title: t('customer'), kind: 'text', width: 28, cell: ({ name }) => name },
    { title: t('phone'), kind: 'text', width: 20, cell: ({ phone }) => phone },
    { title: t('email'), kind: 'text', width: 28, cell: ({ email }) => email },
    { title: t('status'), kind: 'text', width: 18, cell: statusOf },
    { title: t('adults'), kind: 'number', width: 10, cell: ({ adults }) => adults },
    { title: t('child_ages'), kind: 'text', width: 14, cell: ({ children_ages }) => children_ages.join(', ') },
    {
      title: t('this_tour'),
      kind: 'money',
      cell: ({ sum, currency, total }) => (sum.currency === currency ? total : null),
    },
    { title: t('order_total'), kind: 'money', cell: ({ sum }) => sum.total },
    { title: t('paid'), kind: 'money', cell: ({ sum }) => sum.paid },
    { title: t('balance'), kind: 'money', cell: ({ sum }) => sum.open },
    { title: t('currency'), kind: 'text', width: 8, cell: ({ sum }) => sum.currency },
    { title: t('due_on'), kind: 'day', width: 14, cell: ({ due_on }) => due_on },
    { title: t('message'), kind: 'text', width: 40, cell: ({ message }) => message },
  ])
}

function passengersSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  return sheet(passengersOf(orders), [
    { title: t('number'), kind: 'number', width: 6, cell: ({ id }) => id },
    { title: t('passenger'), kind: 'text', width: 28, cell: ({ passenger }) => passenger || null },
    { title: t('kind'), kind: 'text', width: 12, cell: ({ is_child }) => t(is_child ? 'child' : 'adult') },
    { title: t('age'), kind: 'number', width: 6, cell: ({ age }) => age },
    { title: t('birth_date'), kind: 'day', width: 14, cell: ({ birth_date }) => birth_date },
    { title: t('gender'), kind: 'text', width: 10, cell: ({ gender }) => gender && t(gender) },
    { title: t('nationality'), kind: 'text', width: 10, cell: ({ nationality }) => nationality },
    { title: t('document'), kind: 'text', width: 14, cell: ({ document }) => document && t(document) },
    { title: t('document_no'), kind: 'text', width: 18, cell: ({ document_no }) => document_no },
    { title: t('document_country'), kind: 'text', width: 10, cell: ({ document_country }) => document_country },
    { title: t('document_until'), kind: 'day', width: 14, cell: ({ document_until }) => document_until },
    { title: t('room'), kind: 'number', width: 6, cell: ({ room }) => room },
    { title: t('pickup'), kind: 'text', width: 28, cell: ({ pickup }) => pickup },
    { title: t('passenger_note'), kind: 'text', width: 30, cell: ({ note }) => note },
    { title: t('phone'), kind: 'text', width: 20, cell: ({ passenger_phone, phone }) => passenger_phone || phone },
    { title: t('booked_by'), kind: 'text', width: 28, cell: ({ name }) => name },
    { title: t('order_no'), kind: 'text', width: 16, cell: ({ order_no }) => order_no },
    { title: t('status'), kind: 'text', width: 18, cell: statusOf },
    { title: t('message'), kind: 'text', width: 40, cell: ({ message }) => message },
  ])
}

function roomsSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
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
  return sheet(rooms, [
    { title: t('room'), kind: 'number', width: 6, cell: ({ id }) => id },
    { title: t('room_kind'), kind: 'text', width: 18, cell: ({ party }) => t(kindOf(party)) },
    { title: t('adults'), kind: 'number', width: 10, cell: ({ party }) => party.adults },
    { title: t('child_ages'), kind: 'text', width: 14, cell: ({ party }) => party.children_ages.join(', ') },
    { title: t('sleepers'), kind: 'text', width: 40, cell: sleepers },
    { title: t('booked_by'), kind: 'text', width: 28, cell: ({ each }) => each(({ name }) => name) },
    { title: t('phone'), kind: 'text', width: 20, cell: ({ each }) => each(({ phone }) => phone) },
    { title: t('order_no'), kind: 'text', width: 16, cell: ({ each }) => each(({ order_no }) => order_no) },
    { title: t('status'), kind: 'text', width: 18, cell: ({ each }) => each(statusOf) },
    { title: t('message'), kind: 'text', width: 40, cell: ({ each }) => each(({ message }) => message) },
  ])
}

/** A row per person, by hour and place; the first of a place says how many get on there. */
function pickupsSheet({ orders }: ShownDeparture, t: T, statusOf: StatusOf): Sheet {
  const rows = pickupStops(orders).flatMap(({ time, name, people }) =>
    people.map((each, at) => ({ ...each, time, place: name || t('no_pickup'), n: at === 0 ? people.length : null })),
  )
  return sheet(rows, [
    { title: t('hour'), kind: 'text', width: 8, cell: ({ time }) => time },
    { title: t('pickup'), kind: 'text', width: 36, cell: ({ place }) => place },
    { title: t('people'), kind: 'number', width: 8, cell: ({ n }) => n },
    { title: t('passenger'), kind: 'text', width: 28, cell: ({ person }) => fullName(person) || null },
    { title: t('phone'), kind: 'text', width: 20, cell: ({ person, order }) => person.phone || order.phone },
    { title: t('booked_by'), kind: 'text', width: 28, cell: ({ order }) => order.name },
    { title: t('order_no'), kind: 'text', width: 16, cell: ({ order }) => order.order_no },
    { title: t('status'), kind: 'text', width: 18, cell: ({ order }) => statusOf(order) },
    { title: t('passenger_note'), kind: 'text', width: 30, cell: ({ person }) => person.note },
  ])
}

const sheets = {
  orders: ordersSheet,
  passengers: passengersSheet,
  rooms: roomsSheet,
  pickups: pickupsSheet,
  balances: balancesSheet,
} satisfies Record<DepartureSheetName, (departure: ShownDeparture, t: T, status: StatusOf) => Sheet>

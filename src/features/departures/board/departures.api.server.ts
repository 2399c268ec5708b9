import { dayOf, monthOf } from '#src/base/dates.ts'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { changeDepartures, createDepartures, removeDepartures, toOffice } from './departures.commands.server.ts'
import { departureToursPath, departuresAdminPath as path } from './departures.links.ts'
import {
  DepartureChangeBody,
  DepartureChangesBody,
  DepartureDeletions,
  DepartureList,
  DepartureQuery,
  DeparturesMade,
  DepartureTourQuery,
  DepartureTours,
  NewDeparturesBody,
} from './departures.schema.ts'
import { countDeparted, findDepartureTours, findLeavingTours, findOfficeDepartures } from './departures.store.server.ts'

/** Limit of one answer: more than a month's board shows, and than a tour has in its table. */
const maxShown = 1000
/** Number of suggested tours. */
const toursOffered = 20

/** Every role group may read departures. Changing them needs a permission (docs/decisions/0029-departures-in-the-office.md). */
const read = 'staff'
const write = 'may:departures'
const one = { path: `${path}/:id`, params: Id, access: write } as const

export const departuresApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access: read,
    summary: 'Departures of a tour (product_id), of some days (from, to), or of a month.',
    query: DepartureQuery,
    answer: DepartureList,
    handle: async ({ db, lang, query, now, staff }) => {
      const today = dayOf(now())
      const { product_id } = query
      const [tour = null] = product_id ? await findDepartureTours(db, lang, { id: product_id }, 1) : []
      if (product_id && !tour) throw notFound()
      const isOfDays = (query.from ?? query.to) !== null
      const month = isOfDays ? undefined : (query.month ?? (product_id ? undefined : monthOf(today)))
      const from = isOfDays ? query.from : month || query.past ? undefined : today
      const { rows, total } = await findOfficeDepartures(db, lang, { ...query, month, from }, maxShown)
      return {
        data: rows.map((row) => toOffice(row, today)),
        total,
        tour,
        past_count: from && product_id && !isOfDays ? await countDeparted(db, product_id, today) : 0,
        tours: month || isOfDays ? await findLeavingTours(db, lang, { month, from, to: query.to }, maxShown) : [],
        may_write: staff.permissions.includes('departures'),
        may_open: staff.permissions.includes('orders.read'),
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: departureToursPath,
    access: read,
    summary: 'Tours that can have departures, by a part of their name or code.',
    query: DepartureTourQuery,
    answer: DepartureTours,
    handle: ({ db, lang, query }) => findDepartureTours(db, lang, query, toursOffered),
  }),
  endpoint({
    method: 'POST',
    path,
    access: write,
    summary:
      'Creates departures of a tour on given days, or on weekdays in a range. Days that already have one are skipped.',
    body: NewDeparturesBody,
    answer: DeparturesMade,
    status: 201,
    handle: async ({ db, staff, body, now, localize, lang }) => {
      const data = await createDepartures(db, staff, body.form_data, dayOf(now()))
      const { ids, skipped } = data
      const made = await localize({ key: 'office.departures_made', values: { n: ids.length } }, lang)
      const skippedText =
        skipped.length > 0
          ? await localize({ key: 'office.departures_skipped', values: { n: skipped.length } }, lang)
          : ''
      return { success: true as const, message: `${made} ${skippedText}`.trim(), data }
    },
  }),
  endpoint({
    method: 'PUT',
    path,
    access: write,
    summary: 'Changes several departures in one transaction.',
    body: DepartureChangesBody,
    answer: Done,
    handle: async ({ db, staff, body, now, localize, lang, unchanged }) => {
      const rows = body.form_data.rows.map(({ id, ...change }, index) => ({ id, change, prefix: `rows.${index}.` }))
      const n = await changeDepartures(db, staff, rows, dayOf(now()))
      if (n === 0) unchanged()
      return done({ localize, lang }, 'office.departures_changed', { n })
    },
  }),
  endpoint({
    method: 'DELETE',
    path,
    access: write,
    summary: 'Deletes several departures without orders, in one transaction.',
    body: DepartureDeletions,
    answer: Done,
    handle: async ({ db, staff, body, ...call }) => {
      const ids = [...new Set(body.delete_list)]
      await removeDepartures(db, staff, ids)
      return done(call, 'office.departures_deleted', { n: ids.length })
    },
  }),
  endpoint({
    ...one,
    method: 'PUT',
    summary: 'Changes the fields of a departure that are sent. Its days can change only while no seat is taken.',
    body: DepartureChangeBody,
    answer: SavedId,
    handle: async (call) => {
      const { db, staff, params, body, now } = call
      const n = await changeDepartures(db, staff, [{ ...params, change: body.form_data }], dayOf(now()))
      if (n === 0) call.unchanged()
      return { ...(await done(call, 'office.saved')), data: params }
    },
  }),
  endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Deletes a departure without orders.',
    answer: Done,
    handle: async (call) => {
      await removeDepartures(call.db, call.staff, [call.params.id])
      return done(call, 'office.deleted')
    },
  }),
]

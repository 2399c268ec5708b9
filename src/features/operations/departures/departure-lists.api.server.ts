import { Attachment } from '#src/base/answers/attachment.server.ts'
import type { SpreadsheetFormat } from '#src/base/files/spreadsheet.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { departuresAdminPath as path } from '#src/features/departures/board/departures.links.ts'
import type { DepartureSheetName } from './departure-lists.links.ts'
import { showDeparture } from './departure-lists.queries.server.ts'
import { DepartureFile, Passengers, RoomPlan, ShownDeparture } from './departure-lists.schema.ts'
import { departurePaper, type PaperList } from './departure-papers.queries.server.ts'
import { departureSheet } from './departure-sheets.queries.server.ts'
import { passengersOf } from './passengers.rules.ts'
import { planRooms, recordNumbers } from './room-plan.commands.server.ts'

const access = 'may:orders.read'

export const departureListsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access,
    summary: 'A departure with its seats and the orders that hold them: party, rooms, money.',
    params: Id,
    answer: ShownDeparture,
    handle: ({ params, staff, lang, ...services }) => showDeparture(services, staff, { id: params.id, lang }),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/passengers`,
    access,
    summary: 'Everybody on a departure: a row per seat.',
    params: Id,
    answer: Passengers,
    handle: async ({ params, staff, lang, ...services }) =>
      passengersOf((await showDeparture(services, staff, { id: params.id, lang })).orders),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/lists/:file`,
    access,
    summary:
      'Orders, passengers, rooms, pickups or balances of a departure as a file for Excel; all but orders also as PDF.',
    params: DepartureFile,
    answer: Attachment,
    handle: async ({ params: { id, file }, staff, lang, ...services }) => {
      const office = lang === 'en' ? 'en' : 'tr'
      if (file.endsWith('.pdf')) {
        const printed = await showDeparture(services, staff, { id, lang })
        return departurePaper(services, printed, [file.slice(0, -'.pdf'.length) as PaperList, office])
      }
      const [list, format] = file.split('.') as [DepartureSheetName, SpreadsheetFormat]
      // Airlines and hotels need the numbers. Staff without the permission get masked ones.
      const hasNumbers = list === 'passengers' && staff.permissions.includes('orders')
      const departure = await showDeparture(services, staff, { id, lang, hasNumbers })
      const numbers = departure.orders.flatMap(({ people }) => people.filter(({ document_no }) => document_no !== ''))
      const isSeen = hasNumbers && numbers.length > 0
      return {
        ...departureSheet(departure, [list, format], office),
        ...(isSeen && { record: () => recordNumbers(services, id, staff, numbers.length) }),
      }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/:id/rooms`,
    access: 'may:orders',
    summary:
      'Saves who sleeps with whom: everybody on the departure, room by room. Without rooms the plan is forgotten.',
    params: Id,
    body: RoomPlan,
    answer: Done,
    changes: false,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      await planRooms(call, id, body, staff)
      return done(call, body.rooms.length > 0 ? 'office.rooms_planned' : 'office.rooms_forgotten')
    },
  }),
]

import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { departuresAdminPath } from '#src/features/departures/board/departures.links.ts'
import { approveTravelInfo, saveTravelInfo, sendToAll } from './travel-info.commands.server.ts'
import { previewTravelInfo, showTravelInfo } from './travel-info.queries.server.ts'
import {
  SeenTravelInfo,
  TravelInfo,
  TravelInfoForm,
  TravelInfoPreview,
  TravelInfoPreviewRequest,
} from './travel-info.schema.ts'

const path = `${departuresAdminPath}/:id/travel-info`
const access = 'may:orders'
const write = { access, params: Id, answer: Done, changes: false } as const

export const travelInfoApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access: 'may:orders.read',
    summary: 'What the customers of a departure need to know before they travel, who approved it, and who got it.',
    params: Id,
    answer: TravelInfo,
    handle: ({ params, staff, ...call }) => showTravelInfo(call, staff, params.id),
  }),
  endpoint({
    method: 'PUT',
    path,
    ...write,
    summary: 'Writes the information of a departure. A change withdraws its approval, and is not sent by itself.',
    body: TravelInfoForm,
    handle: async ({ params, body, staff, ...call }) => {
      const saved = await saveTravelInfo(call, staff, params.id, body)
      return done(call, saved?.withdrawn ? 'office.travel_info_withdrawn' : 'office.travel_info_saved')
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/approve`,
    ...write,
    summary: 'Approves the information as it is written: it is sent when it is due, at once if it is due already.',
    body: SeenTravelInfo,
    handle: async ({ params, body, staff, ...call }) => {
      await approveTravelInfo(call, staff, params.id, body.version)
      return done(call, 'office.travel_info_approved')
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/send`,
    ...write,
    summary: 'Sends the approved information to every order that has not got it: before it is due, or after a change.',
    body: SeenTravelInfo,
    handle: async ({ params, body, staff, ...call }) =>
      done(call, 'office.travel_info_sent', { n: await sendToAll(call, staff, params.id, body.version) }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/preview`,
    access,
    summary: 'The mail of these contents, which are not saved, with an invented order.',
    params: Id,
    body: TravelInfoPreviewRequest,
    answer: TravelInfoPreview,
    changes: false,
    reads: true,
    handle: ({ params, body, ...call }) => previewTravelInfo(call, params.id, body),
  }),
]

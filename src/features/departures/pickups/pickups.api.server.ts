import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { OfficePickupPoint, OfficePickupPoints, pickupForm } from './pickups.admin.schema.ts'
import { pickupEdits } from './pickups.commands.server.ts'
import { pickupPointsAdminPath } from './pickups.links.ts'
import { listPickupPoints } from './pickups.store.server.ts'

export const pickupsAdminApi = editEndpoints({
  path: pickupPointsAdminPath,
  access: 'may:tours',
  recordName: 'pickup point',
  list: {
    summary: 'Points at which passengers get on, including those that nobody can choose any more.',
    answer: OfficePickupPoints,
    handle: ({ db, lang }) => listPickupPoints(db, lang),
  },
  item: OfficePickupPoint,
  find: async ({ db, lang }, id) => (await listPickupPoints(db, lang, id))[0],
  form: pickupForm,
  edits: pickupEdits,
  queue: { summary: 'The order of the points in the office.' },
})

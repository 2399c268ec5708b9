import { Failure } from '#src/base/errors.ts'
import { listedEdits } from '#src/features/accounts/audit/listed.commands.server.ts'
import { pickupForm } from './pickups.admin.schema.ts'
import { isPickupUsed, listPickupPoints, pickupTextTable } from './pickups.store.server.ts'

/** Edit commands. 409 for deleting a point at which a tour stops or which a passenger has chosen. */
export const pickupEdits = listedEdits({
  table: 'pickup_points',
  form: pickupForm,
  find: async (db, id, lang) => {
    const [found] = await listPickupPoints(db, lang, id)
    if (!found) return null
    // It changes without a save of the point.
    const { tours, ...point } = found
    return point
  },
  values: ({ active }) => ({ active }),
  texts: { table: pickupTextTable, required: 'name' },
  archive: async (tx, _, id) => {
    if (await isPickupUsed(tx, id)) throw new Failure('conflict', { key: 'office.pickup_in_use' })
    return null
  },
})

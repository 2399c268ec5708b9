import { done } from '#src/base/http/endpoint/edits.server.ts'
import { SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { OfficeRates, ratesForm } from './rates.admin.schema.ts'
import { changeRates } from './rates.commands.server.ts'
import { ratesAdminPath as path } from './rates.links.ts'
import { findOfficeRates } from './rates.queries.server.ts'

const access = 'may:settings'

export const ratesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Exchange rates with their day and source, and who decides them.',
    answer: OfficeRates,
    handle: ({ db, now }) => findOfficeRates(db, now()),
  }),
  endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Chooses the source of the rates, or types those of today; an emptied one takes a typed one away.',
    body: ratesForm.change,
    answer: SavedId,
    handle: async (call) => {
      await changeRates(call, call.staff, call.body)
      return { ...(await done(call, 'office.saved')), data: { id: 1 } }
    },
  }),
]

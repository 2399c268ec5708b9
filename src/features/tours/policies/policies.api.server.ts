import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { OfficePolicies, OfficePolicy, policyForm } from './policies.admin.schema.ts'
import { policyEdits } from './policies.commands.server.ts'
import { policiesAdminPath } from './policies.links.ts'
import { listPolicies } from './policies.store.server.ts'

export const policiesAdminApi = editEndpoints({
  path: policiesAdminPath,
  access: 'may:tours',
  recordName: 'cancellation policy',
  list: {
    summary: 'Cancellation policies in their present versions.',
    answer: OfficePolicies,
    handle: ({ db }) => listPolicies(db),
  },
  item: OfficePolicy,
  find: async ({ db }, id) => (await listPolicies(db, id))[0],
  form: policyForm,
  isPlain: true,
  edits: policyEdits,
  queue: { summary: 'The order of the policies: the first of a kind is in force for tours that name none.' },
})

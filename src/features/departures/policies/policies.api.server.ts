import { z } from 'zod'
import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { OfficePolicies, OfficePolicy, policyForm } from './policies.admin.schema.ts'
import { addPolicyTemplates, policyEdits } from './policies.commands.server.ts'
import { policiesAdminPath, policyTemplatesPath } from './policies.links.ts'
import { listPolicies } from './policies.store.server.ts'

export const policiesAdminApi: readonly AnyEndpoint[] = [
  ...editEndpoints({
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
  }),
  endpoint({
    method: 'POST',
    path: policyTemplatesPath,
    access: 'may:tours',
    summary: 'Adds usual cancellation policies that the agency does not have yet.',
    body: z.strictObject({}),
    answer: Done,
    status: 201,
    handle: async ({ staff, ...call }) => {
      const n = await addPolicyTemplates(call.db, staff)
      return n === 0 ? done(call, 'office.policy_templates_known') : done(call, 'office.policy_templates', { n })
    },
  }),
]

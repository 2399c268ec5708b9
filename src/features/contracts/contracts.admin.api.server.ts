import { z } from 'zod'
import { notFound } from '#src/base/errors.ts'
import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import {
  ContractsToPublish,
  contractForm,
  OfficeContract,
  OfficeContractQuery,
  OfficeContracts,
  OfficeContractVersion,
  VersionParams,
} from './contracts.admin.schema.ts'
import { findContractVersion, findOfficeContract, listOfficeContracts } from './contracts.admin.store.server.ts'
import { addContractTemplates, contractEdits, publishContracts } from './contracts.commands.server.ts'
import { contractTemplatesPath, contractsAdminPath as path, publishContractsPath } from './contracts.links.ts'

const access = 'may:content'

export const contractsAdminApi: readonly AnyEndpoint[] = [
  ...editEndpoints({
    path,
    access,
    recordName: 'contract',
    list: {
      summary: 'Contracts with the list of their versions, searched by name or filtered by `active`.',
      query: OfficeContractQuery,
      answer: OfficeContracts,
      handle: ({ db, lang, query }) => listOfficeContracts(db, lang, query),
    },
    item: OfficeContract,
    find: ({ db, lang }, id) => findOfficeContract(db, id, lang),
    form: contractForm,
    isNamedInBody: true,
    // Contracts are long, and pasted markup makes them longer.
    bodyLimit: 4 * 1024 * 1024,
    edits: contractEdits,
    queue: { summary: 'The order of the contracts.' },
    messages: { added: 'office.contract_added', saved: 'office.contract_saved' },
  }),
  endpoint({
    method: 'POST',
    path: contractTemplatesPath,
    access,
    summary:
      'Adds the shipped contracts that the agency does not have yet, with their texts in the languages of the site.',
    body: z.strictObject({}),
    answer: Done,
    status: 201,
    handle: async ({ staff, ...call }) => {
      const n = await addContractTemplates(call, staff)
      return n === 0 ? done(call, 'office.contract_templates_known') : done(call, 'office.contract_templates', { n })
    },
  }),
  endpoint({
    method: 'POST',
    path: publishContractsPath,
    access,
    summary: 'Shows contracts on the site, all or none.',
    body: ContractsToPublish,
    answer: Done,
    handle: async ({ body, staff, ...call }) => {
      const n = await publishContracts(call.db, staff, body.ids)
      return done(call, 'office.contracts_published', { n })
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/versions/:lang/:version`,
    params: VersionParams,
    access,
    summary: 'One version of a contract, current or earlier.',
    answer: OfficeContractVersion,
    handle: async ({ db, params }) => {
      const version = await findContractVersion(db, params.id, params)
      if (!version) throw notFound()
      return version
    },
  }),
]

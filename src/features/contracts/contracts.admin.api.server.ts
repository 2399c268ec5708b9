import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { notFound } from '#src/base/http/errors.ts'
import {
  ContractChangeBody,
  ContractQueue,
  ContractRemoval,
  NewContractBody,
  OfficeContract,
  OfficeContractQuery,
  OfficeContracts,
  OfficeContractVersion,
  VersionParams,
} from './contracts.admin.schema.ts'
import { findContractVersion, findOfficeContract, listOfficeContracts } from './contracts.admin.store.server.ts'
import { contractEdits } from './contracts.commands.server.ts'
import { contractsAdminPath as path } from './contracts.links.ts'

const access = 'may:content'
/** Contracts are long, and pasted ones longer. */
const bodyLimit = 4 * 1024 * 1024

/** Spec §7: a change names the contract in form_data, a deletion by the field id. */
export const contractsAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Contracts with the list of their versions, searched by name or by whether the site shows them.',
    query: OfficeContractQuery,
    answer: OfficeContracts,
    handle: ({ db, lang, query }) => listOfficeContracts(db, lang, query),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id`,
    params: Id,
    access,
    summary: 'One contract with its newest texts.',
    answer: OfficeContract,
    handle: async ({ db, lang, params }) => {
      const contract = await findOfficeContract(db, params.id, lang)
      if (!contract) throw notFound()
      return contract
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/versions/:lang/:version`,
    params: VersionParams,
    access,
    summary: 'A published text of a contract, in force or not.',
    answer: OfficeContractVersion,
    handle: async ({ db, params }) => {
      const version = await findContractVersion(db, params.id, params)
      if (!version) throw notFound()
      return version
    },
  }),
  endpoint({
    method: 'POST',
    path,
    access,
    bodyLimit,
    summary: 'A new contract, the first of the list.',
    body: NewContractBody,
    answer: SavedId,
    status: 201,
    handle: async (call) => {
      const id = await contractEdits(call.db, call.staff!).create(call.body.form_data)
      return { ...(await done(call, 'office.contract_added')), data: { id } }
    },
  }),
  endpoint({
    method: 'PUT',
    path,
    access,
    bodyLimit,
    summary: 'Changes a contract. A text that differs becomes a new version; accepted ones stay as they are.',
    body: ContractChangeBody,
    answer: SavedId,
    handle: async (call) => {
      const { id, ...form } = call.body.form_data
      await contractEdits(call.db, call.staff!).change(id, form)
      return { ...(await done(call, 'office.contract_saved')), data: { id } }
    },
  }),
  endpoint({
    method: 'DELETE',
    path,
    access,
    summary: 'Deletes a contract; one that orders accepted is switched off instead.',
    body: ContractRemoval,
    answer: Done,
    handle: async (call) => done(call, await contractEdits(call.db, call.staff!).remove(call.body.id)),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access,
    summary: 'The order of the contracts.',
    body: ContractQueue,
    answer: Done,
    handle: async (call) => {
      await contractEdits(call.db, call.staff!).order(call.body.queue)
      return done(call, 'office.queue_saved')
    },
  }),
]

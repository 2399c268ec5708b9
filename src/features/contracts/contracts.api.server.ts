import { z } from 'zod'
import { notFoundAt } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Contract, ContractList } from './contracts.schema.ts'
import { findContract, findContractBySlug, listContracts } from './contracts.store.server.ts'

export const contractsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/contracts',
    access: 'public',
    summary: 'Contract texts of the site; those to accept at checkout are marked.',
    answer: ContractList,
    cache: 'etag',
    handle: ({ db, lang }) => listContracts(db, lang),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/contract/:seo_name',
    access: 'public',
    summary: 'One contract in its newest version. A former slug answers 404 with moved_to.',
    params: z.object({ seo_name: z.string().max(200) }),
    answer: Contract,
    cache: 'etag',
    handle: async ({ db, lang, params }) => {
      const found = await findContractBySlug(db, params.seo_name, lang)
      if (found.id === null) throw notFoundAt(found)
      const { id } = found
      return findContract(db, id, lang)
    },
  }),
]

import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { customerKinds, refusalsPath } from './refusals.links.ts'
import { findRefusals } from './refusals.queries.server.ts'
import { Refusals } from './refusals.schema.ts'

export const refusalsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: refusalsPath,
    access: 'may:orders.read',
    summary: 'Customers whom limits of orders, look-ups and messages refused in the last 24 hours, masked.',
    answer: Refusals,
    handle: (call) => findRefusals(call, customerKinds),
  }),
]

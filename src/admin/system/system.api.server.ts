import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { systemPath, systemSummaryPath } from './system.links.ts'
import { findSystemState, findSystemSummary } from './system.queries.server.ts'
import { SystemState, SystemSummary } from './system.schema.ts'

export const systemApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: systemPath,
    access: 'may:settings',
    summary: 'What failed in the last 30 days, counted by kind, and the state of database, disk and recurring work.',
    answer: SystemState,
    handle: (call) => findSystemState(call),
  }),
  endpoint({
    method: 'GET',
    path: systemSummaryPath,
    access: 'may:settings',
    summary: 'What somebody should look at; nothing while all is well or is over by itself.',
    answer: SystemSummary,
    handle: async (call) => ({ needs: await findSystemSummary(call) }),
  }),
]

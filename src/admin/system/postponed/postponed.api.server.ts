import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { postponedPath } from '../system.links.ts'
import { decidePostponed, findPostponed } from './postponed.commands.server.ts'
import { PostponedDecision, PostponedMails } from './postponed.schema.ts'

export const postponedApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: postponedPath,
    access: 'may:settings',
    summary: 'Mails that were written while no mail server was set up, and which of them may be out of date.',
    answer: PostponedMails,
    handle: (call) => findPostponed(call),
  }),
  endpoint({
    method: 'POST',
    path: postponedPath,
    access: 'may:settings',
    summary: 'Sends or erases such mails.',
    body: PostponedDecision,
    answer: Done,
    handle: async ({ body, staff, ...call }) => {
      const n = await decidePostponed(call, staff, body)
      const key = body.is_sent ? 'office.postponed_sent' : 'office.postponed_erased'
      return done(call, key, { n })
    },
  }),
]

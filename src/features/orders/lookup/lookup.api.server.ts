import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { sendLink } from './lookup.commands.server.ts'
import { lookupApiPath } from './lookup.links.ts'
import { Lookup } from './lookup.schema.ts'

/** Of one network address: a customer tries a few times, the guests of a hotel or an agency's own office some more. */
export const lookupLimit: Limit = { name: 'lookups', points: 60, pointsOfAll: 2000, seconds: 3600 }

export const lookupApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: lookupApiPath,
    access: 'public',
    summary: 'Mails the link of an order to its customer. The answer is the same whatever was sent.',
    body: Lookup,
    answer: Done,
    admit: ({ limit, address }) => limit(lookupLimit, address),
    handle: async ({ body, unchanged, ...call }) => {
      await sendLink(call, body)
      unchanged()
      return done(call, 'lookup.sent')
    },
  }),
]

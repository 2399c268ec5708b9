import { z } from 'zod'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { Sessions, SessionsEnded } from '../accounts.schema.ts'
import { ownPlaceOf } from '../entry.rules.server.ts'
import { endOtherSessions, endSessionOf, sessionsOf } from './sessions.commands.server.ts'

/** The sessions of the signed-in user, or those of the account `:id` in the path. No public page shows staff, so cached pages stay. */
export function sessionsApi(path: string, access: 'staff' | 'may:users'): readonly AnyEndpoint[] {
  const isOwn = access === 'staff'
  const whose = isOwn ? 'the signed-in user' : 'an account'
  // Without an id in the path, the handlers take that of the signed-in user.
  const params = (isOwn ? z.object({}) : Id) as typeof Id
  const write = { method: 'DELETE', access, changes: false } as const
  const userOf = ({ id }: { id?: number }, staff: Staff) => id ?? staff.id
  return [
    endpoint({
      method: 'GET',
      path,
      access,
      params,
      summary: `The open sessions of ${whose}.`,
      answer: Sessions,
      handle: ({ params, ...call }) => sessionsOf(call, ownPlaceOf(call), userOf(params, call.staff)),
    }),
    endpoint({
      ...write,
      path,
      params,
      summary: `Ends all sessions of ${whose}, except that of the request.`,
      answer: SessionsEnded,
      handle: async ({ params, ...call }) => {
        const ended = await endOtherSessions(call, call.staff, ownPlaceOf(call), userOf(params, call.staff))
        return { ...(await done(call, 'staff.sessions_ended', { n: ended })), data: { ended } }
      },
    }),
    endpoint({
      ...write,
      path: `${path}/:session`,
      params: params.extend({ session: id() }),
      summary: `Ends one session of ${whose}.`,
      answer: Done,
      handle: async ({ params, ...call }) => {
        await endSessionOf(call, call.staff, userOf(params, call.staff), params.session)
        return done(call, 'staff.session_ended')
      },
    }),
  ]
}

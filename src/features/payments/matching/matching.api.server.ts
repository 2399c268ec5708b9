import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { matchSeveral, openNotices } from './matching.commands.server.ts'
import { noticesPath } from './matching.links.ts'
import { MatchSeveral, NoticeQuery, OpenNotices, SeveralMatched } from './matching.schema.ts'

const access = 'may:payments'

export const matchingApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: noticesPath,
    access,
    summary: 'Notices of some orders that nobody has decided on, with what the match of each does.',
    query: NoticeQuery,
    answer: OpenNotices,
    handle: ({ query, ...services }) => openNotices(services, query.orders),
  }),
  endpoint({
    method: 'POST',
    path: `${noticesPath}/match`,
    access,
    summary: 'Matches several notices, each by itself: a refused one does not stop the others.',
    body: MatchSeveral,
    answer: SeveralMatched,
    handle: async ({ body, staff, ...call }) => {
      const notices = await matchSeveral(call, staff, body.notices)
      const refused = notices.filter(({ result }) => result === 'reddedildi').length
      const matched = notices.length - refused
      const key = refused > 0 ? 'office.payments_matched_some' : 'office.payments_matched'
      return { ...(await done(call, key, { n: matched, left: refused })), data: { matched, refused, notices } }
    },
  }),
]

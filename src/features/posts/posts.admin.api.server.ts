import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done, pageOf } from '#src/base/http/endpoint/page.schema.ts'
import {
  OfficePost,
  OfficePostQuery,
  OfficePosts,
  PostDeletions,
  PostStatuses,
  postForm,
  SectionOnly,
} from './posts.admin.schema.ts'
import { findOfficePost, listOfficePosts, listPostIds } from './posts.admin.store.server.ts'
import { changeStatuses, postEdits, removePosts } from './posts.commands.server.ts'
import { postsPerPage } from './posts.schema.ts'

const all = { path: '/api/admin/blog/:section', params: SectionOnly, access: 'may:content' } as const
/** Posts per page; all visa countries are on one page, as on the site. */
const perPage = (section: keyof typeof postsPerPage) => Math.max(50, postsPerPage[section])

export const postsAdminApi: readonly AnyEndpoint[] = [
  ...editEndpoints({
    ...all,
    recordName: 'post',
    list: {
      summary: 'Posts of a section for the office, with search by title, sort and status filter.',
      query: OfficePostQuery,
      answer: OfficePosts,
      handle: async ({ db, lang, params: { section }, query }) => {
        const per_page = query.per_page ?? perPage(section)
        const { data, total } = await listOfficePosts(db, section, query, { lang, per_page })
        const isOwnOrder = !query.search && !query.sort && !query.status
        const ids = isOwnOrder ? await listPostIds(db, section) : null
        return { ...pageOf(data, { page: query.page, per_page, total }), ids }
      },
    },
    item: OfficePost,
    find: ({ db, lang, params }, id) => findOfficePost(db, params.section, id, lang),
    form: postForm,
    // Body limit: texts in several languages, pasted with a word processor's markup.
    bodyLimit: 2 * 1024 * 1024,
    edits: (call) => postEdits(call, call.params.section),
    queue: { summary: 'The order of a section.' },
  }),
  endpoint({
    ...all,
    method: 'DELETE',
    summary: 'Deletes several posts in one transaction; none when one of them does not exist.',
    body: PostDeletions,
    answer: Done,
    handle: async (call) => {
      const n = await removePosts(call, call.params.section, call.body.delete_list)
      return done(call, 'office.posts_deleted', { n })
    },
  }),
  endpoint({
    ...all,
    path: `${all.path}/status`,
    method: 'PUT',
    summary: 'Publishes several posts, turns them into drafts or archives them, in one transaction.',
    body: PostStatuses,
    answer: Done,
    handle: async (call) => {
      const { status_list, status } = call.body
      const n = await changeStatuses(call, call.params.section, status_list, status)
      return done(call, 'office.posts_saved', { n })
    },
  }),
]

import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { ContentBody, ContentQueue, OfficeContent, OfficeContentQuery, OfficeContents } from './content.admin.schema.ts'
import { listOfficeContents } from './content.admin.store.server.ts'
import { contentEdits } from './content.commands.server.ts'
import { contentsAdminPath as path } from './content.links.ts'

const access = 'may:content'

export const contentAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'What pages show, section by section, those items too that are switched off.',
    query: OfficeContentQuery,
    answer: OfficeContents,
    handle: ({ db, lang, query }) => listOfficeContents(db, lang, query),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access,
    summary: 'The order of the items of a section.',
    body: ContentQueue,
    answer: Done,
    handle: async (call) => {
      const { page, section, queue } = call.body
      await contentEdits(call.db, call.staff!).order(page, section, queue)
      return done(call, 'office.queue_saved')
    },
  }),
  ...editEndpoints({
    path,
    access,
    thing: 'item of a page',
    item: OfficeContent,
    find: async ({ db, lang }, id) => (await listOfficeContents(db, lang, { id }))[0],
    form: ContentBody,
    edits: contentEdits,
  }),
]

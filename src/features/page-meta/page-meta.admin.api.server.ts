import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { OfficePageMetas, PageMetaBody } from './page-meta.admin.schema.ts'
import { listOfficePageMeta } from './page-meta.admin.store.server.ts'
import { changePageMeta } from './page-meta.commands.server.ts'
import { pageMetaAdminPath as path } from './page-meta.links.ts'

const access = 'may:content'

export const pageMetaAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Title and description of every page, in every language.',
    answer: OfficePageMetas,
    handle: ({ db }) => listOfficePageMeta(db),
  }),
  endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Title and description of one page; empty fields fall back to the default language.',
    body: PageMetaBody,
    answer: Done,
    handle: async (call) => {
      await changePageMeta(call.db, call.staff, call.body.form_data)
      return done(call, 'office.saved')
    },
  }),
]

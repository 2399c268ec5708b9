import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { contentForm, contentPlace, OfficeContent, OfficeContentQuery, OfficeContents } from './content.admin.schema.ts'
import { listOfficeContents } from './content.admin.store.server.ts'
import { contentEdits } from './content.commands.server.ts'
import { contentsAdminPath } from './content.links.ts'

export const contentAdminApi = editEndpoints({
  path: contentsAdminPath,
  access: 'may:content',
  recordName: 'item of a page',
  list: {
    summary: 'Items of the pages, section by section, including inactive ones.',
    query: OfficeContentQuery,
    answer: OfficeContents,
    handle: ({ db, lang, query }) => listOfficeContents(db, lang, query),
  },
  item: OfficeContent,
  find: async ({ db, lang }, id) => (await listOfficeContents(db, lang, { id }))[0],
  form: contentForm,
  edits: contentEdits,
  queue: { summary: 'The order of the items of a section.', list: contentPlace },
})

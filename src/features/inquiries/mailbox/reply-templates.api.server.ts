import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { replyTemplatesApiPath } from './mailbox.links.ts'
import { replyTemplateEdits } from './reply-templates.commands.server.ts'
import { ReplyTemplate, ReplyTemplates, replyTemplateForm } from './reply-templates.schema.ts'
import { listReplyTemplates } from './reply-templates.store.server.ts'

export const replyTemplatesApi = editEndpoints({
  path: replyTemplatesApiPath,
  access: 'may:messages',
  recordName: 'reply template',
  list: {
    summary: 'Templates of answers, by kind and language.',
    answer: ReplyTemplates,
    handle: ({ db }) => listReplyTemplates(db),
  },
  item: ReplyTemplate,
  find: async ({ db }, id) => (await listReplyTemplates(db, id))[0],
  form: replyTemplateForm,
  isPlain: true,
  edits: replyTemplateEdits,
})

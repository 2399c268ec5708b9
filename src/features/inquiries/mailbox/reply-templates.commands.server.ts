import { listedEdits } from '../../accounts/audit/listed.commands.server.ts'
import { replyTemplateForm } from './reply-templates.schema.ts'
import { listReplyTemplates } from './reply-templates.store.server.ts'

export const replyTemplateEdits = listedEdits({
  table: 'reply_templates',
  form: replyTemplateForm,
  find: async (db, id) => (await listReplyTemplates(db, id))[0],
  values: ({ version, ...columns }) => columns,
})

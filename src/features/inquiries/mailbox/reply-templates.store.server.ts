import type { Db } from '#src/base/db/connect.server.ts'
import type { ReplyTemplate } from './reply-templates.schema.ts'

/** By kind and language, in the office's order. @param id one, or all */
export function listReplyTemplates(db: Db, id?: number): Promise<ReplyTemplate[]> {
  return db
    .selectFrom('reply_templates')
    .select(['id', 'kind', 'lang', 'name', 'body', 'version'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('kind')
    .orderBy('lang', 'desc')
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

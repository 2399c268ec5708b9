import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { removeOrphanedCvs } from './cv-files.commands.server.ts'
import { inquiriesApi } from './inquiries.api.server.ts'
import { mailboxApi } from './mailbox/mailbox.api.server.ts'
import { messageWorkApi } from './mailbox/message-work.api.server.ts'
import { replyTemplatesApi } from './mailbox/reply-templates.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'inquiries',
  endpoints: [...inquiriesApi, ...mailboxApi, ...messageWorkApi, ...replyTemplatesApi],
  sweeps: ({ services: { db, now, documents } }) => [
    { name: 'cvs', everyMs: hourMs, run: () => removeOrphanedCvs(documents, db, now()) },
  ],
  names,
}

import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { removeOrphanedPapers } from './paper-files.commands.server.ts'
import { papersApi } from './papers.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'documents',
  endpoints: [...papersApi],
  sweeps: ({ services: { db, now, documents } }) => [
    { name: 'papers', everyMs: hourMs, run: () => removeOrphanedPapers(documents, db, now()) },
  ],
  names,
}

import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { filesApi } from './files.api.server.ts'
import { removeOrphanedUploads } from './orphaned-uploads.commands.server.ts'

export const room: Room = {
  name: 'files',
  endpoints: [...filesApi],
  sweeps: ({ services: { db, now, images, videos } }) => [
    { name: 'uploads', everyMs: 6 * hourMs, run: () => removeOrphanedUploads({ images, videos }, db, now()) },
  ],
}

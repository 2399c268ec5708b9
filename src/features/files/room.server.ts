import { hourMs } from '#src/base/dates.ts'
import { countedPictures } from '#src/base/files/images.store.server.ts'
import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { filesApi } from './files.api.server.ts'
import { removeOrphanedUploads } from './orphaned-uploads.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'files',
  endpoints: [...filesApi],
  translations: [
    {
      kind: 'pictures',
      name: { tr: 'Görsel açıklamaları', en: 'Picture descriptions' },
      screen: '/admin/pages/pictures',
      // They are opened in a dialog of their list.
      formOf: ({ name }) => `/admin/pages/pictures?${new URLSearchParams({ search: name.slice(0, 100) })}`,
      fallsBack: true,
      ...translationsOf(countedPictures),
    },
  ],
  sweeps: ({ services: { db, now, images, videos } }) => [
    { name: 'uploads', everyMs: 6 * hourMs, run: () => removeOrphanedUploads({ images, videos }, db, now()) },
  ],
  names,
}

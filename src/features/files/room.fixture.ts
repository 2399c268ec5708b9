import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors, picture } from '#src/tests/samples.fixture.ts'
import { film, flag, uploadOf } from './files.fixture.ts'

const aPicture = async (db: Db) => ({ params: { id: await picture(db) } })

export const fixture: RoomFixture = {
  access: {
    'POST /api/admin/files/images': editors,
    'PUT /api/admin/files/images/:id': editors,
    'DELETE /api/admin/files/images/:id': editors,
    'GET /api/admin/files/images': editors,
    'POST /api/admin/files/videos': editors,
    'GET /api/admin/files/videos': editors,
  },
  writes: {
    'POST /api/admin/files/images': async () => ({ body: uploadOf(await flag().toBuffer()) }),
    'PUT /api/admin/files/images/:id': async (db) => ({ ...(await aPicture(db)), body: { alt_tr: 'Kırmızı' } }),
    'DELETE /api/admin/files/images/:id': aPicture,
    'POST /api/admin/files/videos': async () => ({ body: film }),
  },
  otherUpdates: { 'PUT /api/admin/files/images/:id': 'texts of a picture; tested in features/files' },
  halfWritten: {
    exceptions: {
      'POST /api/admin/files/images': 'a sweep takes its file; tested in half-written-visitors.db.test.ts',
      'POST /api/admin/files/videos': 'a sweep takes its file; tested in half-written-visitors.db.test.ts',
      'DELETE /api/admin/files/images/:id': 'asks each table that shows pictures; then one statement and its record',
    },
  },
  impersonal: ['image_texts', 'images', 'videos'],
}

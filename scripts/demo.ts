/** `npm run office -- demo`: puts the demo agency on an empty server, to try it. The program must be stopped. */
import { isEmpty } from '../db/demo/empty.ts'
import { openDocuments } from '../src/base/files/documents.server.ts'
import { openImages } from '../src/base/files/images.server.ts'
import { pictureWork } from '../src/base/files/picture-work.server.ts'
import { openSiteDisk } from '../src/base/files/store/site-disk.server.ts'
import { openVideos } from '../src/base/files/videos.server.ts'
import { filesPlaceOf } from '../src/server/env.server.ts'
import { insertDemo, insertInitialData } from '../src/server/initial-data.server.ts'
import { openStopped } from './stopped.ts'

const { db, env, close, fail } = await openStopped()
if (!(await isEmpty(db)))
  await fail(
    'Sunucuda kayıtlar var; demo yalnız boş bir sunucuya kurulur. / The server has records; the demo is for an empty one.',
  )
await insertInitialData(env, db)
const disk = await openSiteDisk(filesPlaceOf(env))
const images = openImages(disk, pictureWork)
await insertDemo(db, { images, videos: openVideos(disk), documents: openDocuments(disk, pictureWork) }, '.')
await close()
console.info('Demo kuruldu; "npm start" ile açın. / The demo is in place; open it with "npm start".')

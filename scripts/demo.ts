/** `npm run demo`: puts the demo agency on an empty server, to try it. The program must be stopped. */
import { isEmpty } from '../db/demo/empty.ts'
import { readDemo } from '../db/demo/read.ts'
import { seedDemo, storeDemoFiles } from '../db/demo/seed.ts'
import { openDocuments } from '../src/base/files/documents.server.ts'
import { openImages } from '../src/base/files/images.server.ts'
import { openSiteDisk } from '../src/base/files/store/site-disk.server.ts'
import { openVideos } from '../src/base/files/videos.server.ts'
import { filesPlaceOf } from '../src/env.server.ts'
import { makeFirstAdmin } from '../src/features/accounts/users/first-admin.commands.server.ts'
import { insertShippedStrings } from '../src/features/languages/languages.store.server.ts'
import { strings } from '../src/strings.ts'
import { openStopped } from './stopped.ts'

const { db, env, close, fail } = await openStopped()
if (!(await isEmpty(db)))
  await fail(
    'Sunucuda kayıtlar var; demo yalnız boş bir sunucuya kurulur. / The server has records; the demo is for an empty one.',
  )
await insertShippedStrings(db, strings)
// Before the demo, which has staff: the first administrator is made only while there are no users.
const admin = await makeFirstAdmin(db, {
  ...(env.ADMIN_EMAIL && { email: env.ADMIN_EMAIL }),
  ...(env.ADMIN_PASSWORD && { password: env.ADMIN_PASSWORD }),
})
if (admin) console.info(`İlk yönetici: ${admin.email}  parola: ${admin.generated ? admin.password : 'ADMIN_PASSWORD'}`)
const disk = await openSiteDisk(filesPlaceOf(env))
const demo = readDemo('db/demo')
// Stores the originals only; no picture is resized here.
const images = openImages(disk, () => Promise.reject(new Error('no picture is resized here')))
const videos = openVideos(disk)
const shared = await storeDemoFiles({ images, videos, documents: openDocuments(disk) }, demo)
await seedDemo(db, demo, new Date(), shared)
await close()
console.info('Demo kuruldu; "npm start" ile açın. / The demo is in place; open it with "npm start".')

/**
 * Draws the demo agency's pictures small, before the server is started on the data folder: node small-pictures.ts <folder>.
 * At their first request the server would draw them as large as posters, minutes of work that pages wait for.
 */
import { drawScene, sceneNames } from '#db/demo/seed.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openImages } from '#src/base/files/images.server.ts'

const width = 480

const images = openImages(openDisk(process.argv[2]!), async () => null)
// The first stands on the home page: it is left to the server, so that its own drawing is seen as well.
await Promise.all(sceneNames.slice(1).map(async (name) => images.store(name, (await drawScene(name, width))!)))

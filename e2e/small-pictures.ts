/**
 * Gives the demo agency one small picture under every name, before the server is started on the data folder:
 * node small-pictures.ts <folder>. At their first request the server would draw each as large as a poster, minutes of work
 * that pages wait for. What is drawn has a test of its own.
 */
import { drawScene, sceneNames } from '#db/demo/seed.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openImages } from '#src/base/files/images.server.ts'

const width = 240

const images = openImages(openDisk(process.argv[2]!), async () => null)
const [first, ...others] = sceneNames
const small = (await drawScene(first!, width))!
// The first stands on the home page: it is left to the server, so that its own drawing is seen as well.
await Promise.all(others.map((name) => images.store(name, small)))

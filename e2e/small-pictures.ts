/**
 * Puts every size of every demo picture into the file store before the server is started on the data folder, each as the same
 * tiny picture: node small-pictures.ts <folder>. Made at their first request they take seconds that pages wait for.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pictures } from '#db/demo/pictures.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { imageWidths } from '#src/base/files/image.links.ts'

const disk = openDisk(process.argv[2]!)
// The first is left to the server, so that journeys see real sizes as well.
const [first, ...others] = pictures
const tiny = sharp(await readFile(`db/demo/${first!.file}`)).resize({ width: 240 })
const encoded = {
  avif: await tiny.clone().avif({ effort: 0 }).toBuffer(),
  webp: await tiny.clone().webp().toBuffer(),
  jpg: await tiny.clone().jpeg().toBuffer(),
}
for (const { name } of others)
  for (const width of imageWidths)
    for (const [format, bytes] of Object.entries(encoded)) await disk.put(`images/${name}/${width}.${format}`, bytes)

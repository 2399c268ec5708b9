/**
 * Stores all sizes of the demo pictures as one tiny picture before the server starts, because resizing on first request
 * takes seconds: node small-pictures.ts <data folder>. Into the bucket when the environment names one.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readDemo } from '#db/demo/read.ts'
import { imageWidths } from '#src/base/files/image.links.ts'
import { openSiteDisk } from '#src/base/files/store/site-disk.server.ts'
import { filesPlaceOf, readEnv } from '#src/server/env.server.ts'

const disk = await openSiteDisk(filesPlaceOf(readEnv({ ...process.env, DATA_DIR: process.argv[2] })))
const demo = readDemo('db/demo')
// The first picture is left out, so that journeys also see real sizes.
const [first, ...others] = demo.pictures
const tiny = sharp(await readFile(join(demo.folder, first!.file))).resize({ width: 240 })
const encoded = {
  avif: await tiny.clone().avif({ effort: 0 }).toBuffer(),
  webp: await tiny.clone().webp().toBuffer(),
  jpg: await tiny.clone().jpeg().toBuffer(),
}
for (const { name } of others)
  await Promise.all(
    imageWidths.flatMap((width) =>
      Object.entries(encoded).map(([format, bytes]) =>
        disk.put(`images/${name}/${width}.${format}`, bytes, { contentLength: bytes.length }),
      ),
    ),
  )

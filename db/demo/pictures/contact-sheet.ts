import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { scenes } from './scenes.ts'

const [folder, ...names] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node db/demo/pictures/contact-sheet.ts OUT_DIR [name…]')
  process.exit(1)
}

const THUMB = { width: 400, height: 267 }
const COLUMNS = 4

await mkdir(folder, { recursive: true })
const chosen = names.length === 0 ? scenes : scenes.filter((scene) => names.includes(scene.name))
const thumbs: Buffer[] = []
for (const scene of chosen) {
  const started = performance.now()
  const picture = sharp(Buffer.from(scene.draw()))
  const full = await picture.jpeg({ quality: 90 }).toBuffer()
  await sharp(full).toFile(join(folder, `${scene.name}.jpg`))
  thumbs.push(await sharp(full).resize(THUMB).toBuffer())
  console.info(`${scene.name} ${Math.round(performance.now() - started)} ms`)
}

const rows = Math.ceil(thumbs.length / COLUMNS)
await sharp({
  create: { width: THUMB.width * COLUMNS, height: THUMB.height * rows, channels: 3, background: '#f4efe6' },
})
  .composite(
    thumbs.map((input, i) => ({
      input,
      left: (i % COLUMNS) * THUMB.width,
      top: Math.floor(i / COLUMNS) * THUMB.height,
    })),
  )
  .jpeg({ quality: 88 })
  .toFile(join(folder, 'contact-sheet.jpg'))

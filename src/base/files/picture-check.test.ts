import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDisk, readOrNull } from './disk.server.ts'
import { hoursAfter } from './file-age.fixture.ts'
import { imageWidths } from './image.links.ts'
import { openImages } from './images.server.ts'
import { fileBrands, isAnimated, pictureKind, refusalOf } from './picture-check.server.ts'
import { pictureWork } from './picture-work.server.ts'
import { pngOf } from './png.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-uploads-'))
const disk = openDisk(folder)
const images = openImages(disk, pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const red = '#cc3333'
const blue = '#3333cc'
/** 60 x 40 px: the left half red, the right half blue. */
const flag = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: red } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: blue } }, left: 30, top: 0 },
  ])
const jpeg = await flag().jpeg({ quality: 95 }).toBuffer()
const noise = await sharp({
  create: { width: 300, height: 300, channels: 3, background: red, noise: { type: 'gaussian', mean: 120, sigma: 40 } },
})
  .jpeg()
  .toBuffer()

test.each([
  { what: 'an SVG', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), refusal: 'kind' },
  {
    what: 'an HTML page with the name of a picture',
    bytes: Buffer.from('<!doctype html><script>1</script>'),
    refusal: 'kind',
  },
  { what: 'a GIF', bytes: await flag().gif().toBuffer(), refusal: 'kind' },
  { what: 'a sound in a container of WebP', bytes: Buffer.from('RIFF\0\0\0\0WAVEfmt '), refusal: 'kind' },
  { what: 'a TIFF', bytes: await flag().tiff().toBuffer(), refusal: 'kind' },
  { what: 'a PDF', bytes: Buffer.from('%PDF-1.4\n%%EOF'), refusal: 'kind' },
  {
    what: 'an SVG whose first comment reads as the first box of an AVIF',
    bytes: Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    refusal: 'kind',
  },
  { what: 'an empty file', bytes: Buffer.alloc(0), refusal: 'kind' },
  { what: 'a video', bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41'), refusal: 'kind' },
  {
    what: 'SVG after the first bytes of a JPEG',
    bytes: Buffer.from('\xff\xd8\xff<svg/>', 'latin1'),
    refusal: 'broken',
  },
  { what: 'a truncated JPEG', bytes: noise.subarray(0, noise.length / 2), refusal: 'broken' },
  { what: 'a truncated PNG', bytes: pngOf(40, 40), refusal: 'broken' },
  { what: '60 megapixels in a few bytes', bytes: pngOf(10_000, 6_000), refusal: 'pixels' },
  { what: 'a billion pixels', bytes: pngOf(65_000, 65_000), refusal: 'pixels' },
])('refused and not stored: $what', async ({ bytes, refusal }) => {
  expect(await images.add(bytes, null)).toBe(refusal)
  expect(readdirSync(folder)).toEqual([])
})

test('a picture of exactly the limit is not too large', async () => {
  expect(await refusalOf(pngOf(10_000, 5000))).toBe(null)
  // 50,000,001 pixels
  expect(await refusalOf(pngOf(22_553, 2217))).toBe('pixels')
})

/** A PNG that says that it has this many frames. */
function pngOfFrames(frames: number): Buffer {
  const png = pngOf(60, 40)
  const chunk = Buffer.from('00000008' + '6163544c' + '0000000000000000' + '00000000', 'hex')
  chunk.writeUInt32BE(frames, 8)
  // After the header's chunk.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
const frames = await Promise.all(
  [red, blue].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)

test.each([
  [
    'a WebP of two frames',
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    true,
  ],
  ['a WebP', await flag().webp().toBuffer(), false],
  ['a PNG of two frames', pngOfFrames(2), true],
  ['a PNG of one frame', pngOfFrames(1), false],
  ['a PNG', frames[0]!, false],
  ['a PNG that ends in its header', frames[0]!.subarray(0, 20), false],
  ['an AVIF of frames', Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avifmif1', 'latin1'), true],
  ['an AVIF', await flag().avif().toBuffer(), false],
  ['a JPEG', jpeg, false],
])('whether %s moves', async (_, bytes, moves) => {
  expect(await isAnimated(bytes)).toBe(moves)
})

test('brands are those of the first box only', () => {
  const box = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp41', 'latin1')
  expect(fileBrands(Buffer.concat([box, Buffer.from('avifavif')]))).toEqual(['isom', 'mp41'])
  expect(fileBrands(Buffer.from('\0\0\0\x0cftypavif', 'latin1'))).toEqual(['avif'])
})

test('arbitrary bytes are refused', async () => {
  const starts = ['ffd8ff', '89504e470d0a1a0a', '524946460000000057454250', '0000001c6674797061766966', '']
  const sent = fc
    .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'hex'), rest]))
  await fc.assert(
    fc.asyncProperty(sent, async (bytes) => {
      expect(await images.add(bytes, null)).toBeTypeOf('string')
    }),
  )
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is stored under a generated name', async (kind) => {
  const bytes = await flag().toFormat(kind).toBuffer()
  expect(pictureKind(bytes)).toBe(kind)
  const added = await images.add(bytes, null)
  expect(added).toMatchObject({ file: expect.stringMatching(/^[0-9a-f-]{36}$/), width: 60, height: 40 })
})

/** How red and how blue a pixel of a stored picture is. */
async function pixel(file: string, left: number, top: number): Promise<'red' | 'blue'> {
  const bytes = (await readOrNull(disk, `images/${file}/original`))!
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[0]! > data[2]! ? 'red' : 'blue'
}
const added = async (bytes: Uint8Array, crop: Parameters<typeof images.add>[1] = null) => {
  const result = await images.add(bytes, crop)
  if (typeof result === 'string') throw new Error(result)
  return result
}

test('a rotated photo is stored upright, without its location', async () => {
  const sideways = await flag().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
  const { file, width, height } = await added(sideways)
  expect([width, height]).toEqual([40, 60])
  expect([await pixel(file, 20, 5), await pixel(file, 20, 55)]).toEqual(['red', 'blue'])
  const stored = await sharp((await readOrNull(disk, `images/${file}/original`))!).metadata()
  expect([stored.exif, stored.orientation, stored.format]).toEqual([undefined, undefined, 'webp'])
})

test('a picture is stored at the widest size that pages ask for, and never enlarged', async () => {
  const strip = (width: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: red } })
      .png()
      .toBuffer()
  const widest = imageWidths.at(-1)!
  expect(await added(await strip(widest * 2))).toMatchObject({ width: widest, height: 20 })
  expect(await added(await strip(widest - 1))).toMatchObject({ width: widest - 1, height: 40 })
})

test('a crop is given in pixels of the upright picture', async () => {
  const right = await added(jpeg, { x: 32, y: 10, width: 20, height: 15 })
  expect([right.width, right.height, await pixel(right.file, 1, 1)]).toEqual([20, 15, 'blue'])
  const sideways = await flag().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()
  const below = await added(sideways, { x: 0, y: 34, width: 40, height: 26 })
  expect([below.width, below.height, await pixel(below.file, 20, 2)]).toEqual([40, 26, 'blue'])
})

test.each([
  { x: 0, y: 0, width: 61, height: 40 },
  { x: 50, y: 0, width: 20, height: 10 },
  { x: -1, y: 0, width: 10, height: 10 },
  { x: 0, y: 0, width: 0, height: 10 },
  { x: 0, y: 0, width: 10, height: 0 },
  { x: 0, y: -1, width: 10, height: 10 },
  { x: 0, y: 35, width: 10, height: 6 },
])('a crop outside the picture is refused: %o', async (crop) => {
  expect(await images.add(jpeg, crop)).toBe('crop')
})

test.each([
  { x: 0, y: 0, width: 60, height: 40 },
  { x: 59, y: 39, width: 1, height: 1 },
])('a crop up to the edge is taken: %o', async (crop) => {
  expect(await added(jpeg, crop)).toMatchObject({ width: crop.width, height: crop.height })
})

test('an orphaned upload is removed after an hour; other names stay', async () => {
  const [orphaned, known] = [(await added(jpeg)).file, (await added(jpeg)).file]
  await images.put('demo-cizimi', jpeg)
  const ofOthers = async (files: readonly string[]) => new Set(files.filter((file) => file !== orphaned))
  expect(await images.removeOrphaned(ofOthers, hoursAfter(folder, 0))).toBe(0)
  expect(await images.removeOrphaned(ofOthers, hoursAfter(folder, 2))).toBe(1)
  const left = readdirSync(join(folder, 'files/images'))
  expect([left.includes(orphaned), left.includes(known), left.includes('demo-cizimi')]).toEqual([false, true, true])
})

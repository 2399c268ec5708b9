import sharp from 'sharp'
import { expect, test } from 'vitest'
import { posts } from '../posts.ts'
import { filmNames, shootFilm } from './films.ts'
import { webm } from './webm.ts'

const frame = (background: string, format: 'webp' | 'png' = 'webp') =>
  sharp({ create: { width: 32, height: 18, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
const cues = Buffer.from([0x1c, 0x53, 0xbb, 0x6b])
/** The element that names a cluster, up to its value of four bytes. */
const cuePosition = Buffer.from([0xf1, 0x01, 0, 0, 0, 0, 0, 0, 4])

function placesOf(part: Buffer, whole: Buffer): number[] {
  const place = whole.indexOf(part)
  return place < 0 ? [] : [place, ...placesOf(part, whole.subarray(place + 1)).map((next) => next + place + 1)]
}

/** Where the content of the segment begins: positions count from there. */
const segmentStart = (bytes: Buffer) => bytes.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4 + 8

test('every second is a cluster, and the cues say where each lies', async () => {
  const frames = await Promise.all(['red', 'green', 'blue', 'white', 'black'].map((color) => frame(color)))
  const bytes = Buffer.from(webm({ width: 32, height: 18, framesPerSecond: 2, frames }))
  const start = segmentStart(bytes)
  const clusters = placesOf(cluster, bytes).map((place) => place - start)
  expect(clusters).toHaveLength(3)
  const named = placesOf(cuePosition, bytes).map((place) => bytes.readUInt32BE(place + cuePosition.length))
  expect(named).toEqual(clusters)
  const seekPosition = bytes.indexOf(Buffer.from([0x53, 0xac])) + 2 + 8
  expect(bytes.readUInt32BE(seekPosition)).toBe(bytes.indexOf(cues, seekPosition + 4) - start)
  expect(bytes.readDoubleBE(bytes.indexOf(Buffer.from([0x44, 0x89])) + 10)).toBe(2500)
})

test('what is in a frame is the picture’s own VP8', async () => {
  const picture = await frame('teal')
  const bytes = Buffer.from(webm({ width: 32, height: 18, framesPerSecond: 1, frames: [picture] }))
  expect(bytes.subarray(bytes.indexOf(cluster)).includes(picture.subarray(20))).toBe(true)
})

test('a frame that is no lossy WebP is refused', async () => {
  const png = await frame('red', 'png')
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer()
  for (const picture of [png, clear])
    expect(() => webm({ width: 8, height: 8, framesPerSecond: 1, frames: [picture] })).toThrow(/lossy WebP/)
})

test('every film of the demo agency is in a post, and is small', async () => {
  expect(posts.flatMap(({ file_video }) => file_video ?? []).sort()).toEqual([...filmNames].sort())
  const film = await shootFilm(filmNames[0]!)
  expect(film!.length).toBeLessThan(2_000_000)
  expect(film!.length).toBeGreaterThan(200_000)
  expect(await shootFilm('yok.webm')).toBeNull()
}, 30_000)

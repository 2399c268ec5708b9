import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'
import { openDisk } from './disk.server.ts'
import { hoursAfter } from './file-age.fixture.ts'
import { openVideos, serveVideo } from './videos.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-videos-'))
const files = join(folder, 'files')
const disk = openDisk(folder)
const videos = openVideos(disk)
/** 256 bytes with the values 0 to 255, so that the position of a range is visible in its content. */
const film = Buffer.from(Array.from({ length: 256 }, (_, place) => place))

beforeAll(() => {
  mkdirSync(join(files, 'videos'), { recursive: true })
  writeFileSync(join(files, 'videos', 'yolda.webm'), film)
  writeFileSync(join(files, 'videos', 'yolda.mp4'), film)
  writeFileSync(join(files, 'videos', 'bos.webm'), '')
  writeFileSync(join(files, 'videos', 'not.txt'), 'gizli')
  writeFileSync(join(files, 'secret.webm'), 'gizli')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await serveVideo(videos, new Request(`http://x${path}`, { headers, method }))
  if (!response) return null
  return {
    status: response.status,
    headers: response.headers,
    bytes: [...new Uint8Array(await response.arrayBuffer())],
  }
}
const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('a video is served whole, with type, ETag and Accept-Ranges', async () => {
  const answer = await ask('/videos/yolda.webm')
  expect(answer).toMatchObject({ status: 200, bytes: places(0, 255) })
  expect(Object.fromEntries(answer!.headers)).toEqual({
    'content-type': 'video/webm',
    'content-length': '256',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[a-z0-9]+-[a-z0-9]+"$/),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask('/videos/yolda.mp4'))!.headers.get('content-type')).toBe('video/mp4')
})

test.each([
  { range: 'bytes=0-9', from: 0, to: 9 },
  { range: 'bytes=100-100', from: 100, to: 100 },
  { range: 'bytes=250-', from: 250, to: 255 },
  { range: 'bytes=0-', from: 0, to: 255 },
  { range: 'bytes=-6', from: 250, to: 255 },
  { range: 'bytes=-1', from: 255, to: 255 },
  { range: 'bytes=-9999', from: 0, to: 255 },
  { range: 'bytes=200-9999', from: 200, to: 255 },
  { range: 'Bytes=1-2', from: 1, to: 2 },
])('$range is answered with that range', async ({ range, from, to }) => {
  const answer = await ask('/videos/yolda.webm', { range })
  expect(answer).toMatchObject({ status: 206, bytes: places(from, to) })
  expect(answer!.headers.get('content-range')).toBe(`bytes ${from}-${to}/256`)
  expect(answer!.headers.get('content-length')).toBe(String(to - from + 1))
})

test.each(['bytes=256-', 'bytes=9999-10000', 'bytes=-0'])('%s is outside of the video', async (range) => {
  const answer = await ask('/videos/yolda.webm', { range })
  expect(answer).toMatchObject({ status: 416, bytes: [] })
  expect(answer!.headers.get('content-range')).toBe('bytes */256')
})

test.each(['bytes=9-1', 'bytes=-', 'bytes=', 'bytes=a-b', 'bytes=1-2,5-6', 'items=0-1', 'bytes 0-1', '0-1'])(
  'the range "%s" is ignored, and the whole video is answered',
  async (range) => {
    const answer = await ask('/videos/yolda.webm', { range })
    expect([answer!.status, answer!.bytes.length, answer!.headers.has('content-range')]).toEqual([200, 256, false])
  },
)

test('If-Range restricts a range to the same content', async () => {
  const etag = (await ask('/videos/yolda.webm'))!.headers.get('etag')!
  const range = 'bytes=1-2'
  expect((await ask('/videos/yolda.webm', { range, 'if-range': etag }))!.status).toBe(206)
  expect((await ask('/videos/yolda.webm', { range, 'if-range': '"older"' }))!.status).toBe(200)
  expect((await ask('/videos/yolda.webm', { range, 'if-range': `W/${etag}` }))!.status).toBe(200)
  expect((await ask('/videos/yolda.webm', { range, 'if-range': 'Sat, 01 Jan 2050 00:00:00 GMT' }))!.status).toBe(200)
})

test('a matching If-None-Match is answered 304', async () => {
  const etag = (await ask('/videos/yolda.webm'))!.headers.get('etag')!
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await ask('/videos/yolda.webm', { 'if-none-match': known })).toMatchObject({ status: 304, bytes: [] })
  expect((await ask('/videos/yolda.webm', { 'if-none-match': '"other"' }))!.status).toBe(200)
})

test('HEAD answers the size of the whole video without a body', async () => {
  const answer = await ask('/videos/yolda.webm', { range: 'bytes=0-1' }, 'HEAD')
  expect([answer!.status, answer!.bytes, answer!.headers.get('content-length')]).toEqual([200, [], '256'])
})

test('an empty video is served with an empty body', async () => {
  expect(await ask('/videos/bos.webm')).toMatchObject({ status: 200, bytes: [] })
  for (const range of ['bytes=0-', 'bytes=-1'])
    expect((await ask('/videos/bos.webm', { range }))!.status, range).toBe(416)
})

test.each([
  '/videos/yok.webm',
  '/videos/not.txt',
  '/videos/yolda',
  '/videos/YOLDA.webm',
  '/videos/yolda.webm%00',
  '/videos/..%2fsecret.webm',
  '/videos/%2e%2e%2fsecret.webm',
  '/videos/..%5csecret.webm',
  '/videos/.webm',
  `/videos/${'a'.repeat(121)}.webm`,
])('%s is not found', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, bytes: [] })
})

test.each(['/videos/', '/videos/a/b.webm', '/videos/../secret.webm', '/images/yolda.webm'])(
  '%s is no film’s address',
  async (path) => {
    expect(await ask(path)).toBeNull()
  },
)

test('one of the project’s own videos is served under its name', async () => {
  await videos.put('demo-filmi.webm', film)
  expect(await ask('/videos/demo-filmi.webm')).toMatchObject({ status: 200, bytes: places(0, 255) })
})

/** Chunks of any size, as from a network. */
async function* pieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const mp4 = (brand = 'isom') =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0${brand}mp41`), film])
const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87]), Buffer.from('webm'), film])

test('an upload gets a generated name and its type from the content', async () => {
  const stored = await videos.store(pieces(mp4()))
  expect(stored).toEqual({ file: expect.stringMatching(/^[a-f0-9-]{36}\.mp4$/), bytes: mp4().length })
  expect((await ask(`/videos/${stored!.file}`))!.bytes).toEqual([...mp4()])
  const other = await videos.store(pieces(webm, 1000))
  expect((await ask(`/videos/${other!.file}`))!.bytes).toEqual([...webm])
})

test.each([
  { what: 'SVG', bytes: Buffer.from('<svg onload=alert(1)>') },
  { what: 'an empty file', bytes: Buffer.alloc(0) },
  { what: 'a picture', bytes: Buffer.from('RIFF....WEBP') },
  { what: 'Matroska other than WebM', bytes: Buffer.from('\u001aE\u00df\u00a3 matroska', 'latin1') },
  { what: 'an AVIF picture, in the container of MP4', bytes: mp4('avif') },
  { what: 'a HEIC picture', bytes: mp4('heic') },
  { what: 'QuickTime, which only some browsers play', bytes: mp4('qt  ') },
  { what: 'a truncated ftyp box', bytes: Buffer.from('\0\0\0\x18ftyp') },
])('$what is refused', async ({ bytes }) => {
  expect(await videos.store(pieces(bytes))).toBeNull()
})

test('a video whose client disconnects is not stored, and the original error is thrown', async () => {
  const gone = new Error('gone')
  const before = readdirSync(join(files, 'videos'))
  const half = async function* () {
    yield mp4()
    throw gone
  }
  await expect(videos.store(half())).rejects.toBe(gone)
  expect(readdirSync(join(files, 'videos'))).toEqual(before)
  expect(readdirSync(join(files, 'drafts'))).toEqual([])
})

test('an orphaned upload is removed after an hour; referenced videos and the demo’s stay', async () => {
  const [orphaned, known] = [(await videos.store(pieces(webm)))!.file, (await videos.store(pieces(webm)))!.file]
  const ofOthers = async (names: readonly string[]) => new Set(names.filter((name) => name !== orphaned))
  expect(await videos.removeOrphaned(ofOthers, hoursAfter(folder, 0))).toBe(0)
  expect(await videos.removeOrphaned(ofOthers, hoursAfter(folder, 2))).toBe(1)
  const left = readdirSync(join(files, 'videos'))
  expect([left.includes(orphaned), left.includes(known), left.includes('yolda.webm')]).toEqual([false, true, true])
})

test.each([
  { header: null, size: 9 },
  { header: 'bytes=1-99999999999999999999999999', size: 0 },
])('$header of $size bytes has no valid range', ({ header, size }) => {
  expect([null, 'none']).toContain(byteRange(header, size))
})

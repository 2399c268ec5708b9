import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Disk, namesIn, openDisk, readOrNull } from '../disk.server.ts'
import { contentOf } from './originals.server.ts'
import { openS3Disk } from './s3-disk.server.ts'
import { storeErrorOf } from './store-error.ts'
import { watchStore } from './store-watch.server.ts'

// A server of buckets whose answers do not end, or that says the same again and again.

const MB = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'seyyah-lying-'))
let sent = 0
let status = 200
let list: string | null = null
let asked = 0

/** As much as is taken. */
function endlessly(response: ServerResponse): void {
  const more = Buffer.alloc(65_536, ' ')
  const write = () => {
    while (!response.destroyed) {
      sent += more.length
      if (!response.write(more)) return void response.once('drain', write)
    }
  }
  write()
}

const server = createServer((request, response) => {
  asked += 1
  request.resume()
  response.on('error', () => {})
  if (request.method === 'PUT' && status === 200) return void response.writeHead(200, { etag: '"x"' }).end()
  if (list !== null) return void response.writeHead(200, { 'content-type': 'application/xml' }).end(list)
  response.writeHead(status, { etag: '"x"', 'content-type': 'application/xml' })
  if (request.method === 'HEAD') return void response.end()
  response.write('<?xml version="1.0"?><Answer>')
  endlessly(response)
})
let disk: Disk
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  disk = openS3Disk(
    { bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 's', endpoint },
    openDisk(folder),
  )
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  sent = 0
  asked = 0
  status = 200
  list = null
})

const isRefused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(storeErrorOf(error), String(error)).not.toBeNull()
}

test.each<[string, number, () => Promise<unknown>]>([
  ['a document', 32, () => readOrNull(disk, 'documents/cv/a.pdf')],
  ['the start', 32, () => disk.assertUsable()],
  ['a list', 8, () => namesIn(disk, 'documents')],
])('an answer without an end: %s fails after so many MB', async (_, megabytes, work) => {
  await isRefused(work())
  // What the sockets on the way hold comes on top.
  expect(sent / MB).toBeLessThan(megabytes + 16)
})

test.each([403, 500])('a refusal (%i) without an end fails too', async (code) => {
  status = code
  await isRefused(readOrNull(disk, 'documents/cv/a.pdf'))
  expect(sent / MB).toBeLessThan(2 * (8 + 16))
  expect(await watchStore(disk)!.look()).not.toBeNull()
})

test('of a part no more is read than was asked for', async () => {
  const part = (await disk.readPart('videos/a.mp4', { start: 0, end: 99_999 }, '"x"')) as Readable
  await isRefused(part.toArray())
  expect(sent / MB).toBeLessThan(16)
})

test('of a film no more is read than the store says it has', async () => {
  const film = (await contentOf(disk, 'videos/a.mp4', 9 * MB)) as Readable
  await expect(film.toArray()).rejects.toThrow('videos/a.mp4: longer than said')
  expect(sent / MB).toBeLessThan(9 + 16)
})

test('a list that begins again and again ends', async () => {
  list = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken>
    <Contents><Key>documents/a.pdf</Key><ETag>"x"</ETag><Size>1</Size></Contents></ListBucketResult>`
  await isRefused(namesIn(disk, 'documents'))
  expect(asked).toBe(2)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asFailure } from '../../http/failure.server.ts'
import { type Disk, namesIn, openDisk, readOrNull } from '../disk.server.ts'
import { openS3Disk } from './s3-disk.server.ts'
import { storeErrorOf } from './store-error.ts'
import { watchStore } from './store-watch.server.ts'

// A server of buckets that takes connections and says nothing, or breaks off in the middle of an answer without a word.

const folder = mkdtempSync(join(tmpdir(), 'seyyah-silent-'))
const spool = openDisk(folder)
const sockets = new Set<Socket>()
/** What it says at the first bytes of a request; without it the bytes are not even read. */
let beginning: string | null = null
let connections = 0
const server = createServer((socket) => {
  connections += 1
  sockets.add(socket.on('error', () => {}))
  if (beginning !== null) socket.once('data', () => socket.write(beginning!))
})
let disk: Disk

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { bucket: 'b', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 's', endpoint }
  disk = openS3Disk(settings, spool, 2, 300)
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  beginning = null
  connections = 0
})

/** Longer than what the sockets on the way hold. */
const film = Buffer.alloc(9_000_000)
async function* inPieces() {
  for (let at = 0; at < film.length; at += 65_536) yield film.subarray(at, at + 65_536)
}
const range = { start: 0, end: 9 }

async function expectAway(work: Promise<unknown>): Promise<void> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(storeErrorOf(error), String(error)).toMatchObject({ trouble: 'away' })
  const { status, code, headers } = asFailure(error)
  expect([status, code, headers['retry-after']]).toEqual([503, 'files_away', '10'])
}

test.each<[string, () => Promise<unknown>]>([
  ['a document', () => disk.putAtomically('documents/cv/a.pdf', Buffer.from('%PDF'))],
  ['a film', () => disk.putAtomically('videos/a.mp4', inPieces())],
  ['a read', () => readOrNull(disk, 'documents/cv/a.pdf')],
  ['a part of a film', () => disk.readPart('videos/a.mp4', range, '"x"')],
  ['a look whether it exists', () => disk.exists('images/a/original')],
  ['a list', () => namesIn(disk, 'documents')],
  ['a removal', () => disk.delete('documents/cv/a.pdf')],
  ['another name', () => disk.rename('videos/a.mp4', 'videos/b.mp4')],
  ['the start', () => disk.assertUsable()],
])('a bucket that says nothing: %s fails after one wait, as a bucket that is away', async (_, work) => {
  await expectAway(work())
  expect(connections).toBe(1)
  expect(await namesIn(spool, 'drafts')).toEqual([])
})

test('a bucket that says nothing is away for who looks', async () => {
  expect(await watchStore(disk)!.look()).toMatchObject({ trouble: 'away' })
})

test('an answer that stops in the middle fails too', async () => {
  beginning = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nETag: "x"\r\nContent-Length: 100\r\n\r\n%PDF'
  await expectAway(readOrNull(disk, 'documents/cv/a.pdf'))
  const part = (await disk.readPart('videos/a.mp4', range, '"x"')) as Readable
  await expect(part.toArray()).rejects.toThrow()
})

test('more who ask than there are connections are all told', async () => {
  await Promise.all(Array.from({ length: 60 }, () => expectAway(readOrNull(disk, 'documents/cv/a.pdf'))))
})

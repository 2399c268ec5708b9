import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../../db/embedded/test-programs.ts'
import { asFailure } from '../../http/failure.server.ts'
import { type Disk, foldersIn, namesIn, openDisk, readOrNull, removeOldDrafts } from '../disk.server.ts'
import { openDocuments } from '../documents.server.ts'
import { openImages } from '../images.server.ts'
import { pictureWork } from '../picture-work.server.ts'
import { openVideos, serveVideo } from '../videos.server.ts'
import { moveFiles } from './move-files.server.ts'
import { listOriginals } from './originals.server.ts'
import { openS3Disk, type S3Settings } from './s3-disk.server.ts'
import { storeErrorOf } from './store-error.ts'
import { watchStore } from './store-watch.server.ts'
import { startTestStore, type TestStore, testsBuckets } from './test-s3.ts'

/** A bucket as the store of files, on a server that checks signatures and answers ten names at a time. */
describe.runIf(testsBuckets())('a bucket', () => {
  const folder = temporaryFolder()
  let server: TestStore
  let settings: S3Settings & { endpoint: string }
  let disk: Disk
  const spool = openDisk(join(folder, 'spool'))
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const nobody = async () => new Set<string>()
  const spooled = () => readdirSync(join(spool.place, 'drafts'))

  beforeAll(async () => {
    server = await startTestStore()
    settings = await server.newBucket('seyyah-test')
    disk = openS3Disk(settings, spool)
  })
  afterAll(async () => {
    await server.stop()
    removeFolder(folder)
  })

  const newDisk = async (bucket: string) => openS3Disk(await server.newBucket(bucket), spool)

  test('takes files and gives them back, and nothing stays of the look', async () => {
    await disk.assertUsable()
    expect(await namesIn(disk, 'drafts')).toEqual([])
    await disk.putAtomically('documents/cv/a.pdf', Buffer.from('%PDF'))
    expect(Buffer.from((await readOrNull(disk, 'documents/cv/a.pdf'))!).toString()).toBe('%PDF')
    expect(await readOrNull(disk, 'documents/cv/b.pdf')).toBeNull()
    await disk.delete('documents/cv/a.pdf')
    expect(await readOrNull(disk, 'documents/cv/a.pdf')).toBeNull()
    expect(await watchStore(disk)!.look()).toBeNull()
    expect(watchStore(spool)).toBeNull()
  })

  test('a wrong key, a missing bucket and a server that is away are told apart, and no error holds a key', async () => {
    const secretAccessKey = 'yanlis-anahtar-3141'
    const cases: [string, Partial<S3Settings>][] = [
      ['keys', { secretAccessKey }],
      ['keys', { accessKeyId: 'test:nobody' }],
      ['bucket', { bucket: 'no-such-bucket' }],
      ['away', { endpoint: 'http://127.0.0.1:1' }],
    ]
    for (const [trouble, wrong] of cases) {
      const given = { ...settings, ...wrong }
      const refused = openS3Disk(given, spool)
      const works = [
        () => refused.assertUsable(),
        () => refused.ask!(),
        () => refused.putAtomically('documents/cv/a.pdf', pieces(Buffer.from('%PDF'))),
        () => namesIn(refused, 'documents'),
      ]
      for (const work of works) {
        const error = await work().then(
          () => null,
          (thrown: unknown) => thrown,
        )
        expect(storeErrorOf(error), `${trouble}: ${work}: ${error}`).toMatchObject({ trouble })
        expect(asFailure(error)).toMatchObject({ status: 503, code: 'files_away' })
        const told = inspect(error, { depth: 9, showHidden: true })
        for (const secret of [given.secretAccessKey, given.accessKeyId]) expect(told).not.toContain(secret)
      }
      expect(await watchStore(refused)!.look()).toMatchObject({ trouble })
    }
    expect(spooled()).toEqual([])
  })

  test('more names than one answer of the server holds are listed, of files and of folders', async () => {
    const of = await newDisk('long-lists')
    const keys = Array.from({ length: 12 }, (_, n) => `images/p-${String(n).padStart(2, '0')}/original`)
    await Promise.all(keys.map((key) => of.putAtomically(key, Buffer.from(key))))
    await of.putAtomically('images/p-01/320.webp', Buffer.from('made'))
    expect((await foldersIn(of, 'images')).sort()).toEqual(keys.map((key) => key.split('/')[1]))
    expect(await listOriginals(of)).toEqual(keys)
    await of.deleteAll('images/p-0')
    expect(await listOriginals(of)).toEqual(keys)
    await of.deleteAll('images/p-01')
    expect(await listOriginals(of)).toEqual(keys.filter((key) => !key.includes('p-01')))
    expect(await of.exists('images/p-01/320.webp')).toBe(false)
  })

  test('a film of 9 MB is stored while it arrives and served by range', async () => {
    const videos = openVideos(disk)
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'), randomBytes(9_000_000)])
    const { file, bytes } = (await videos.store(pieces(film)))!
    expect(bytes).toBe(film.length)
    expect(spooled()).toEqual([])
    const ask = async (headers: Record<string, string> = {}, name = file) => {
      const answer = (await serveVideo(videos, new Request(`http://x/videos/${name}`, { headers })))!
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
    }
    const whole = await ask()
    expect([whole.status, whole.body.equals(film)]).toEqual([200, true])
    const part = await ask({ range: 'bytes=8000000-8999999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8000000-8999999/${film.length}`])
    expect(part.body.equals(film.subarray(8_000_000, 9_000_000))).toBe(true)
    const end = await ask({ range: 'bytes=-5' })
    expect([end.status, end.body]).toEqual([206, film.subarray(-5)])
    expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416)
    expect((await ask({ 'if-none-match': whole.headers.get('etag')! })).status).toBe(304)
    expect((await ask({}, 'yok.mp4')).status).toBe(404)

    const broken = async function* () {
      yield film.subarray(0, 1000)
      throw new Error('gone')
    }
    const before = await namesIn(disk, 'videos')
    await expect(videos.store(broken())).rejects.toThrow('gone')
    expect([await namesIn(disk, 'videos'), spooled()]).toEqual([before, []])
  })

  test('a part is refused when the file is another one meanwhile', async () => {
    await disk.putAtomically('videos/a.mp4', Buffer.from('0123456789'))
    const { etag } = await disk.getMetaData('videos/a.mp4')
    const part = (await disk.readPart('videos/a.mp4', { start: 2, end: 4 }, etag)) as Readable
    expect(Buffer.concat(await part.toArray()).toString()).toBe('234')
    await disk.putAtomically('videos/a.mp4', Buffer.from('another one'))
    await expect(disk.readPart('videos/a.mp4', { start: 2, end: 4 }, etag)).rejects.toMatchObject({ trouble: 'away' })
  })

  test('more viewers of films than there are connections for other files hold up none of these; one too many is told to come again', async () => {
    const many = 55
    const of = openS3Disk(settings, spool, many)
    const videos = openVideos(of)
    // Longer than what the sockets on the way hold, so that a viewer who reads nothing keeps the connection.
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'), randomBytes(12_000_000)])
    await of.putAtomically('videos/long.mp4', film)
    await of.putAtomically('documents/cv/short.pdf', Buffer.from('%PDF'))
    const watch = async () => (await serveVideo(videos, new Request('http://x/videos/long.mp4')))!
    const viewers = await Promise.all(Array.from({ length: many }, watch))
    expect(viewers.map(({ status }) => status)).toEqual(viewers.map(() => 200))
    expect(Buffer.from((await readOrNull(of, 'documents/cv/short.pdf'))!).toString()).toBe('%PDF')
    const refused = await watch()
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect((await serveVideo(videos, new Request('http://x/videos/long.mp4', { method: 'HEAD' })))!.status).toBe(200)
    // One has seen it all, one leaves; the bucket may refuse too, which holds nothing.
    expect((await viewers.pop()!.arrayBuffer()).byteLength).toBe(film.length)
    await viewers.pop()!.body!.cancel()
    await expect
      .poll(async () => {
        const stale = await of.readPart('videos/long.mp4', { start: 0, end: 9 }, '"another"').catch(() => 'refused')
        return stale
      })
      .toBe('refused')
    const next = [await watch(), await watch()]
    expect(next.map(({ status }) => status)).toEqual([200, 200])
    expect((await watch()).status).toBe(503)
    await Promise.all([...viewers, ...next].map(({ body }) => body!.cancel()))
  })

  test('documents are kept and read, and those without an owner go after an hour, as do drafts and pictures', async () => {
    const of = await newDisk('orphans')
    const documents = openDocuments(of, pictureWork)
    const images = openImages(of, pictureWork)
    const name = (await documents.keep('receipts', Buffer.from('%PDF-1.4\n%%EOF\n')))!
    expect(Buffer.from((await documents.read(name))!).toString()).toContain('%PDF-1.4')
    expect(await documents.read('documents/receipts/none.pdf')).toBeNull()
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const stored = await images.add(photo, null)
    const { file } = stored as Exclude<typeof stored, string>
    expect((await sharp((await images.read(file, 320, 'webp'))!).metadata()).width).toBe(320)
    expect(await images.read('none', 320, 'webp')).toBeNull()
    await of.putAtomically('drafts/left', Buffer.from('half'))
    await spool.put('drafts/left', 'half')

    expect(await documents.removeOrphaned('receipts', nobody, inHours(0))).toBe(0)
    expect(await images.removeOrphaned(nobody, inHours(0))).toBe(0)
    expect(await removeOldDrafts(of, inHours(0))).toBe(0)
    expect(await documents.removeOrphaned('receipts', nobody, inHours(2))).toBe(1)
    expect(await images.removeOrphaned(nobody, inHours(2))).toBe(1)
    expect(await removeOldDrafts(of, inHours(2))).toBe(2)
    const left = await Promise.all(['images', 'documents/receipts', 'drafts'].map((each) => of.listAll(each)))
    expect(left.flatMap(({ objects }) => [...objects])).toEqual([])
    expect(spooled()).toEqual([])
  })

  describe('files are moved', () => {
    const keys = ['documents/cv/a.pdf', 'images/one/original', 'images/two/original', 'videos/b.mp4']
    const source = openDisk(join(folder, 'source'))
    const digests = async (of: Disk) =>
      Promise.all((await listOriginals(of)).map(async (key) => [key, Buffer.from(await of.getBytes(key))] as const))

    beforeAll(async () => {
      for (const key of keys) await source.put(key, randomBytes(1000))
      await source.put('images/one/320.webp', 'made')
      await source.put('drafts/half', 'half')
    })
    const quietly = () => {}

    test('there and back, with nothing removed; a second run finds all of them', async () => {
      const to = await newDisk('moved')
      // Longer than what is held in memory.
      await source.put('videos/long.mp4', randomBytes(9_000_000))
      const counts: string[] = []
      const first = await moveFiles(source, to, (done, files) => counts.push(`${done}/${files}`))
      expect(first).toMatchObject({ files: 5, bytes: 9_004_000, copied: 5, same: 0, gone: 0, came: [], wrong: [] })
      expect(counts).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5'])
      expect(await digests(to)).toEqual(await digests(source))
      expect([await to.exists('images/one/320.webp'), await source.exists('images/one/320.webp')]).toEqual([
        false,
        true,
      ])
      expect(await moveFiles(source, to, quietly)).toMatchObject({ files: 5, copied: 0, same: 5, wrong: [] })
      const back = openDisk(join(folder, 'back'))
      expect(await moveFiles(to, back, quietly)).toMatchObject({ files: 5, copied: 5, wrong: [] })
      expect(await digests(back)).toEqual(await digests(source))
      await source.delete('videos/long.mp4')
    })

    test('one that stopped half-way goes on with what is missing', async () => {
      const to = await newDisk('stopped')
      const put = to.putAtomically
      to.putAtomically = async (key, bytes) => {
        if (key.startsWith('videos/')) throw new Error('stopped')
        return put(key, bytes)
      }
      await expect(moveFiles(source, to, quietly)).rejects.toThrow('stopped')
      to.putAtomically = put
      const before = (await listOriginals(to)).length
      expect(await moveFiles(source, to, quietly)).toMatchObject({ same: before, copied: 4 - before, wrong: [] })
      expect(await digests(to)).toEqual(await digests(source))
    })

    test('what is lost or changed meanwhile, or arrives differently, is told and mended by the next run', async () => {
      const to = await newDisk('troubled')
      const put = to.putAtomically
      to.putAtomically = (key, bytes) => put(key, key === 'videos/b.mp4' ? Buffer.alloc(1000) : bytes)
      const from = openDisk(join(folder, 'source'))
      const moved = await moveFiles(from, to, async (done, files) => {
        if (done < files) return
        await to.delete('documents/cv/a.pdf')
        await put('images/one/original', randomBytes(1000))
        await from.put('videos/new.mp4', 'came')
      })
      expect(moved.wrong.sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
        { key: 'documents/cv/a.pdf', why: 'lost' },
        { key: 'images/one/original', why: 'changed' },
        { key: 'videos/b.mp4', why: 'digest' },
      ])
      expect(moved.came).toEqual(['videos/new.mp4'])
      to.putAtomically = put
      expect(await moveFiles(from, to, quietly)).toMatchObject({ files: 5, copied: 4, same: 1, came: [], wrong: [] })
      expect(await digests(to)).toEqual(await digests(source))
    })
  })
})

/** Chunks of any size, as from a network. */
async function* pieces(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

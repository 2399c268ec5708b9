import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { connect, type Database, type Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { breakable, type Faults } from '#src/base/db/test-faults.ts'
import { noteWrites, type Written } from '#src/base/db/test-writes.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { localizeShipped, type StaffWrite, type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { emptyPlace } from '#src/features/backups/backups.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'

/** A key of the program is made when it is first needed, whatever becomes of the request. */
const keys = ['app_keys']

/** The sentence of an answer that the client may send again. */
export const awaySentence = () => localizeShipped({ key: 'errors.unavailable' }, 'tr')

/** More queries than any write needs. */
const most = 120

/**
 * The whole API on a database whose queries break, with a store of files. Call it at the top of a test file.
 * @param how as in `breakable` @param prepare rows that the writes need
 */
export function breakingSite(how: 'connection' | 'statement', prepare: (db: Db) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-half-'))
  const database = ownDatabase()
  let watched: Database
  let faults: Faults
  let staff: Staff
  let api: TestApi
  let rowsWritten: () => Promise<Written>
  let filesBefore: string[] = []
  beforeAll(async () => {
    faults = breakable(database, how)
    const { db } = database
    // Its queries do not break.
    watched = connect(database.url, { max: 1 })
    await prepare(db)
    staff = await insertStaff(db)
    rowsWritten = await noteWrites(watched.db, keys)
    const disk = openDisk(folder)
    const files = {
      images: openImages(disk, pictureWork),
      videos: openVideos(disk),
      documents: openDocuments(disk, pictureWork),
    }
    api = testApi(endpoints, { db, staff, backups: emptyPlace, ...files })
  })
  afterAll(async () => {
    await watched.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const filesNow = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
  /** What was written since the last call: rows by table, and how many files more. */
  async function written(): Promise<Written> {
    const files = filesNow()
    const areSame = files.join() === filesBefore.join()
    const more = files.length - filesBefore.length
    filesBefore = files
    return { ...(await rowsWritten()), ...(!areSame && { files: more }) }
  }

  /** A request of a new sample, which can be sent again and again. */
  async function prepared(route: string, write: StaffWrite) {
    const { params = {}, body = {}, headers = {} } = await write(database.db)
    const [method, pattern] = route.split(' ') as [string, string]
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const isJson = !(body instanceof FormData || body instanceof Uint8Array)
    const all = {
      'idempotency-key': randomUUID(),
      ...headers,
      ...(isJson && { 'content-type': 'application/json' }),
      authorization: `Bearer ${await insertSession(database.db, staff)}`,
    }
    const sent = isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>)
    const query = params.key === undefined ? '' : `?key=${params.key}`
    const to = `https://seyyah.example${path}${query}`
    return async () => {
      const answer = await api.fetch(new Request(to, { method, headers: all, body: sent }), { address: '192.0.2.7' })
      return { status: answer.status, text: await answer.text() }
    }
  }
  type Send = Awaited<ReturnType<typeof prepared>>

  async function brokenAt(n: number, send: Send) {
    faults.breakAt(n)
    const { status, text } = await send()
    return { isBroken: faults.heal(), isDone: status < 300, said: `query ${n}: ${status} ${text}` }
  }

  return {
    database,
    get api() {
      return api
    },
    filesNow,
    /**
     * Sends a request until no query of it breaks. With a query that breaks it says so and has written nothing. One that breaks when
     * everything is written is made again.
     */
    async expectWhole(route: string, write: StaffWrite, { filesAreSwept = false } = {}) {
      const refused = new RegExp(`^query \\d+: 503 .*"message":"${(await awaySentence()).replace(/\./g, '\\.')}"`)
      let send = await prepared(route, write)
      await written()
      let wasDone = false
      for (let n = 1; ; n += 1) {
        const { isBroken, isDone, said } = await brokenAt(n, send)
        const { files, ...rows } = await written()
        if (!isDone) {
          expect(said).toMatch(refused)
          expect([said, rows, filesAreSwept ? undefined : files]).toEqual([said, {}, undefined])
          expect(n).toBeLessThan(most)
          continue
        }
        // A second sample may ask for what is so by now.
        if (!wasDone) expect([said, rows, files]).not.toEqual([said, {}, undefined])
        if (!isBroken) {
          expect(n).toBeGreaterThan(1)
          return
        }
        wasDone = true
        send = await prepared(route, write)
        await written()
      }
    },
    /** For what is written in several transactions, each of them whole: sent until it is done, it has written as much as once. */
    async expectOnce(route: string, write: StaffWrite) {
      const whole = await prepared(route, write)
      await written()
      expect((await whole()).status).toBeLessThan(300)
      const once = await written()
      const send = await prepared(route, write)
      await written()
      const all: Written = {}
      for (let n = 1; ; n += 1) {
        const { isBroken, isDone, said } = await brokenAt(n, send)
        if (!isDone) expect(said).toMatch(/^query \d+: 503/)
        for (const [name, more] of Object.entries(await written())) all[name] = (all[name] ?? 0) + more
        if (isDone && !isBroken) break
        expect(n).toBeLessThan(most)
      }
      expect(all).toEqual(once)
    },
  }
}

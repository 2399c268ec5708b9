import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsWithoutWords } from '#src/admin/audit/audit-words.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { openImages } from '#src/base/files/images.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { openVideos } from '#src/base/files/videos.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { AuditAction } from '#src/features/accounts/audit/audit.schema.ts'
import { emptyPlace } from '#src/features/backups/backups.fixture.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { fixtures, ofAll, staffWrites } from '../rooms.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-audit-'))
const database = ownDatabase()
let staff: Staff
let api: TestApi
/** What the writes of this file were counted for. */
const counted = new Set<string>()
beforeAll(async () => {
  await insertShippedStrings(database.db, strings)
  staff = await insertStaff(database.db, 'yonetici', { name: 'Zeynep Kaya' })
  const disk = openDisk(folder)
  const images = openImages(disk, pictureWork)
  const videos = openVideos(disk)
  api = testApi(endpoints, {
    db: database.db,
    staff,
    images,
    videos,
    documents: openDocuments(disk, pictureWork),
    backups: emptyPlace,
    limit: async ({ name }) => {
      counted.add(name)
      return async () => {}
    },
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const unrecorded = fixtures.flatMap((fixture) => fixture.unrecorded ?? [])
const oneSided = ofAll((fixture) => fixture.oneSided)

/** What a record says of its thing, by what was done. A secret, a key or a link has no words. */
const sides: Record<AuditAction, readonly ('before' | 'after')[]> = {
  create: ['after'],
  update: ['before', 'after'],
  order: ['before', 'after'],
  delete: ['before'],
  password: [],
  password_link: [],
  preview_link: [],
  end_sessions: ['before'],
  login: ['after'],
  login_failed: ['after'],
  logout: ['before'],
  second_factor: ['before', 'after'],
  recovery_code: ['before', 'after'],
  reset_factors: ['before', 'after'],
  test: ['after'],
  look: ['after'],
  look_up: ['after'],
  download: ['after'],
  erase: ['after'],
  open_site: ['before', 'after'],
  close_site: ['before', 'after'],
}

const routes = endpoints
  .filter(({ method, access, reads }) => access !== 'public' && method !== 'GET' && !reads)
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !unrecorded.includes(route))

test('every staff write has a sample', () => {
  expect(Object.keys(staffWrites).sort()).toEqual([...routes].sort())
})

const records = () => database.db.selectFrom('audit_events').selectAll().orderBy('id').execute()

test.each(routes)('%s records actor and entity, without secrets', async (route) => {
  const { params = {}, body = {}, headers = {} } = await staffWrites[route]!(database.db)
  const [method, pattern] = route.split(' ') as [string, string]
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const isJson = !(body instanceof FormData || body instanceof Uint8Array)
  const token = await insertSession(database.db, staff)
  const before = await records()
  const response = await api.fetch(
    new Request(`https://seyyah.example${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...headers,
        ...(isJson && { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
      },
      body: isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer>),
    }),
  )
  expect([200, 201, 202], await response.clone().text()).toContain(response.status)
  const made = (await records()).slice(before.length)
  expect(made.length).toBeGreaterThan(0)
  for (const record of made) {
    expect(record).toMatchObject({ user_id: staff.id, user_name: 'Zeynep Kaya', entity_id: expect.stringMatching(/./) })
    const missing = sides[record.action as AuditAction].filter((side) => record[side] === null)
    expect([record.action, missing]).toEqual([record.action, oneSided[route] ? [oneSided[route]] : []])
    // The audit screen shows it in words: add them in the room's room.audit.ts.
    const shown = record as Parameters<typeof fieldsWithoutWords>[0]
    expect([record.entity, fieldsWithoutWords(shown)]).toEqual([record.entity, []])
  }
  // A file is no JSON.
  const { data = {} } = (await response.json().catch(() => ({}))) as { data?: { password_link?: string } }
  const text = JSON.stringify(made)
  expect(text).not.toMatch(/argon2id/)
  if (data.password_link) expect(text).not.toContain(data.password_link.split('#key=')[1])
})

test('the work of the office is not slowed: only guesses at a password or a code, and test mails, are counted', () => {
  expect([...counted].sort()).toEqual(['own-code', 'own-password', 'test-mail'])
})

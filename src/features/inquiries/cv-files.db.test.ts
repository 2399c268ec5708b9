import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { hoursAfter } from '#src/base/files/file-age.fixture.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { removeOrphanedCvs } from './cv-files.commands.server.ts'
import { inquiriesApi } from './inquiries.api.server.ts'
import { type Answer, insertOffice, jobForm, multipart, newKey, pdf, sendForm } from './inquiries.fixture.ts'
import { formApiPath } from './inquiries.links.ts'
import { cvLimit } from './receive-message.commands.server.ts'

const folder = temporaryFolder()
const disk = openDisk(folder)
const documents = openDocuments(disk, pictureWork)
const database = ownDatabase()
let api: TestApi
beforeAll(async () => {
  await insertOffice(database.db)
  api = testApi(inquiriesApi, { db: database.db, documents })
})
beforeEach(async () => {
  await database.db.deleteFrom('messages').execute()
  await database.db.deleteFrom('outbox').execute()
})
afterAll(async () => {
  removeFolder(folder)
})

const messages = () => database.db.selectFrom('messages').selectAll().orderBy('id').execute()
const mails = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const cvs = () => {
  try {
    return readdirSync(join(folder, 'files/documents/cv'))
  } catch {
    return []
  }
}

test('a CV is stored under a name of the server’s own', async () => {
  const { status } = await sendForm(api, 'human-resources', multipart(jobForm, pdf, '../../gizli.exe'))
  expect(status).toBe(201)
  const [message] = await messages()
  expect(message).toMatchObject({ kind: 'human-resources', subject: 'Tur rehberi', details: { keep_consent: false } })
  expect(message!.file).toMatch(/^documents\/cv\/[0-9a-f-]{36}\.pdf$/)
  expect(await disk.get(message!.file!)).toBe(pdf)
  await disk.delete(message!.file!)
})

const html = '<html><script>alert(1)</script></html>'
test.each([
  ['a page that calls itself a PDF', html, 'Bu dosya bir PDF değil'],
  ['a page behind a PDF’s header', `%PDF-1.4\n${html}`, 'Bu dosya bir PDF değil'],
  ['half a PDF', pdf.slice(0, 120), 'Bu dosya bir PDF değil'],
  ['an archive with a PDF behind it', `PK\u0003\u0004${pdf}`, 'Bu dosya bir PDF değil'],
  ['nothing', '', 'Özgeçmişinizi PDF olarak ekleyin.'],
  ['more than 15 MB', pdf + ' '.repeat(maxDocumentBytes), 'Dosya 15 MB’tan büyük olamaz.'],
])('%s is refused as a CV', async (_, content, sentence) => {
  const { status, body } = await sendForm(api, 'human-resources', multipart(jobForm, content))
  expect(status).toBe(422)
  expect(body.errors.cv?.[0]).toContain(sentence)
  expect([await messages(), cvs()]).toEqual([[], []])
})

const asJson = (body: object) => api.post<Answer>(formApiPath('human-resources'), body, { 'idempotency-key': newKey() })

test('a CV as text in JSON is refused, and a too large body is not read to its end', async () => {
  expect((await asJson({ ...jobForm, cv: pdf })).body.errors).toHaveProperty('cv')
  const huge = await sendForm(api, 'human-resources', multipart(jobForm, pdf + ' '.repeat(2 * maxDocumentBytes)))
  expect([huge.status, huge.body.code]).toEqual([413, 'too_large'])
})

test('one address is limited to so many files per hour; further ones are not parsed', async () => {
  await database.db.deleteFrom('rate_limits').execute()
  const limited = testApi(inquiriesApi, { db: database.db, documents, limit: await openLimits(database.db) })
  const send = () => limited.post(formApiPath('human-resources'), {}, { 'idempotency-key': newKey() })
  for (let n = 0; n < cvLimit.points; n++) expect((await send()).status).toBe(422)
  const refused = await send()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
})

test('the same application twice is one message and one file', async () => {
  const key = newKey()
  const twice = await Promise.all([1, 2, 3].map(() => sendForm(api, 'human-resources', multipart(jobForm, pdf), key)))
  expect(new Set(twice.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect([(await messages()).length, cvs().length]).toEqual([1, 1])
  const other = await sendForm(api, 'human-resources', multipart(jobForm, pdf.replace('1.4', '1.7')), key)
  expect(other.status).toBe(422)
  await disk.delete((await messages())[0]!.file!)
})

test('when the row cannot be written there is no file', async () => {
  await sql`ALTER TABLE messages ADD CONSTRAINT full_up CHECK (name <> 'Mert Demir') NOT VALID`.execute(database.db)
  const { status } = await sendForm(api, 'human-resources', multipart(jobForm, pdf))
  await sql`ALTER TABLE messages DROP CONSTRAINT full_up`.execute(database.db)
  expect([status, await messages(), await mails(), cvs()]).toEqual([500, [], [], []])
})

test('when the file cannot be written there is no row and no mail', async () => {
  const broken = temporaryFolder()
  // A file where the folder should be.
  await openDisk(broken).put('documents/cv', '')
  const to = testApi(inquiriesApi, { db: database.db, documents: openDocuments(openDisk(broken), pictureWork) })
  expect((await sendForm(to, 'human-resources', multipart(jobForm, pdf))).status).toBe(500)
  expect([await messages(), await mails(), readdirSync(join(broken, 'files/drafts'))]).toEqual([[], [], []])
  removeFolder(broken)
})

test('the sweep removes orphaned files once they are old enough not to belong to a running request', async () => {
  await sendForm(api, 'human-resources', multipart(jobForm, pdf))
  const [message] = await messages()
  writeFileSync(join(folder, 'files/documents/cv/kimsesiz.pdf'), pdf)
  expect(await removeOrphanedCvs(documents, database.db, hoursAfter(folder, 0))).toBe(0)
  expect(await removeOrphanedCvs(documents, database.db, hoursAfter(folder, 2))).toBe(1)
  expect(cvs().map((file) => `documents/cv/${file}`)).toEqual([message!.file])
  await database.db.deleteFrom('messages').execute()
  expect(await removeOrphanedCvs(documents, database.db, hoursAfter(folder, 2))).toBe(1)
  expect(cvs()).toEqual([])
  expect(
    await removeOrphanedCvs(
      openDocuments(openDisk(join(folder, 'none')), pictureWork),
      database.db,
      hoursAfter(folder, 2),
    ),
  ).toBe(0)
})

test('a form with the honeypot filled in leaves no file', async () => {
  const { status } = await sendForm(api, 'human-resources', multipart({ ...jobForm, homepage: 'x' }, pdf))
  expect([status, await messages(), await mails(), cvs()]).toEqual([201, [], [], []])
})

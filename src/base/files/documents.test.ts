import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDisk, readOrNull, removeOldDrafts } from './disk.server.ts'
import { openDocuments } from './documents.server.ts'
import { hoursAfter } from './file-age.fixture.ts'
import { pictureWork } from './picture-work.server.ts'
import { pngOf } from './png.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-documents-'))
const disk = openDisk(folder)
const documents = openDocuments(disk, pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
/** Of the field `file`. */
const refusedWith = (key: string) => ({ status: 422, fields: { file: [{ key }] } })
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'Ayşe' } } })
    .jpeg()
    .toBuffer()

test('a PDF is stored byte for byte under a generated name', async () => {
  const [first, second] = [await documents.keep('receipts', pdf), await documents.keep('receipts', pdf)]
  expect(first).toMatch(/^documents\/receipts\/[0-9a-f-]{36}\.pdf$/)
  expect(second).not.toBe(first)
  expect(Buffer.from((await readOrNull(disk, first!))!)).toEqual(pdf)
})

test('a picture is re-encoded without its metadata', async () => {
  const source = await photo()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  const name = await documents.keep('receipts', source)
  expect(name).toMatch(/\.webp$/)
  const stored = await sharp((await readOrNull(disk, name!))!).metadata()
  expect([stored.format, stored.width, stored.exif]).toEqual(['webp', 40, undefined])
})

test('a picture that unpacks to more than is taken is not decoded', async () => {
  const adopted: Uint8Array[] = []
  const { keep } = openDocuments(disk, {
    adopt: async (source) => {
      adopted.push(source)
      return pictureWork.adopt(source)
    },
  })
  await expect(keep('bombs', pngOf(10_000, 6_000))).rejects.toMatchObject(refusedWith('errors.file_pixels'))
  expect(adopted).toEqual([])
})

test('of many pictures at once one after the other is re-encoded, the surplus is refused, and none is lost', async () => {
  // The first takes longest: without turns the others would overtake it.
  const widths = [4000, ...Array.from({ length: 24 }, (_, n) => 20 + n)]
  const pictures = await Promise.all(
    widths.map((width) =>
      sharp({ create: { width, height: width, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    ),
  )
  const storing: Uint8Array[] = []
  const put = disk.putAtomically
  const crowded = openDocuments(
    Object.assign(openDisk(folder), {
      putAtomically: (key: string, bytes: Uint8Array) => {
        storing.push(bytes)
        return put(key, bytes)
      },
    }),
    pictureWork,
  )
  const answers = await Promise.allSettled(pictures.map((picture) => crowded.keep('crowd', picture)))
  const refused = answers.slice(21)
  expect(refused.map((answer) => answer.status === 'rejected' && answer.reason)).toMatchObject(
    refused.map(() => ({ status: 503, headers: { 'retry-after': '10' }, text: { key: 'errors.unavailable' } })),
  )
  const names = answers.slice(0, 21).map((answer) => (answer.status === 'fulfilled' ? answer.value : null))
  const widthOf = async (bytes: Uint8Array | null) => (await sharp(bytes!).metadata()).width
  const stored = await Promise.all(names.map(async (name) => widthOf(await readOrNull(disk, name!))))
  expect(stored.slice(1)).toEqual(widths.slice(1, 21))
  expect(await Promise.all(storing.map(widthOf))).toEqual(stored)
})

test.each([
  {
    what: 'an SVG',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    key: 'errors.file_kind',
  },
  { what: 'an HTML page', bytes: Buffer.from('<!doctype html>%PDF-1.4 %%EOF'), key: 'errors.file_kind' },
  { what: 'a truncated PDF', bytes: pdf.subarray(0, 20), key: 'errors.file_kind' },
  { what: 'a truncated picture', bytes: Buffer.from('ffd8ffe000104a464946', 'hex'), key: 'errors.file_broken' },
  { what: 'an empty file', bytes: Buffer.alloc(0), key: 'errors.file_kind' },
  {
    what: 'a photo of an iPhone in HEIC',
    bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'),
    key: 'errors.file_heic',
  },
])('refused whatever its name, and told why: $what', async ({ bytes, key }) => {
  await expect(documents.keep('receipts', bytes)).rejects.toMatchObject(refusedWith(key))
})

test.each([
  { what: 'a line of a printer before it', before: '\x1b%-12345X@PJL JOB\r\n', behind: '' },
  { what: 'a byte order mark and a blank line before it', before: '\xef\xbb\xbf\r\n', behind: '' },
  { what: '1,024 bytes before it', before: ' '.repeat(1024), behind: '' },
  { what: 'a signature of 8 kB behind it', before: '', behind: `\n${'0'.repeat(8 * 1024)}` },
])('a PDF is taken with $what', async ({ before, behind }) => {
  const sent = Buffer.concat([Buffer.from(before, 'latin1'), pdf, Buffer.from(behind)])
  const name = await documents.keep('receipts', sent)
  expect(Buffer.from((await readOrNull(disk, name))!)).toEqual(sent)
})

test.each([
  { what: '1,025 bytes before it', before: 1025, behind: 0 },
  { what: 'its trailer more than 16 kB before the end', before: 0, behind: 16 * 1024 },
])('a PDF is refused with $what', async ({ before, behind }) => {
  const sent = Buffer.concat([Buffer.alloc(before, ' '), pdf, Buffer.alloc(behind, ' ')])
  await expect(documents.keep('receipts', sent)).rejects.toMatchObject(refusedWith('errors.file_kind'))
})

test('a scrolled screenshot is stored as high as WebP allows', async () => {
  const screenshot = await sharp({ create: { width: 1080, height: 18_000, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const stored = await readOrNull(disk, await documents.keep('receipts', screenshot))
  expect(await sharp(stored!).metadata()).toMatchObject({ format: 'webp', width: 983, height: 16_383 })
})

test('a partial file of a dead process is removed after an hour, a recent one is stored', async () => {
  expect(await removeOldDrafts(openDisk(join(folder, 'none')), hoursAfter(folder, 2))).toBe(0)
  await disk.put('drafts/yarim', pdf)
  expect(await removeOldDrafts(disk, hoursAfter(folder, 0))).toBe(0)
  expect(await removeOldDrafts(disk, hoursAfter(folder, 2))).toBe(1)
  expect(await disk.exists('drafts/yarim')).toBe(false)
})

test('owners of many files are looked up in batches', async () => {
  const batches: number[] = []
  const names = Array.from({ length: 2_100 }, (_, n) => `documents/many/${n}.pdf`)
  for (const name of names) await disk.put(name, pdf)
  const known = async (part: readonly string[]) => {
    batches.push(part.length)
    return new Set(part.filter((name) => name !== names[7]))
  }
  expect(await documents.removeOrphaned('many', known, hoursAfter(folder, 2))).toBe(1)
  expect([await disk.exists(names[7]!), await disk.exists(names[8]!)]).toEqual([false, true])
  expect(Math.max(...batches)).toBeLessThanOrEqual(1_000)
})

test('only the allowed kinds are accepted: a curriculum vitae cannot be a picture', async () => {
  await expect(documents.keep('cv', await photo(), ['pdf'])).rejects.toMatchObject(refusedWith('errors.file_kind'))
  expect(await documents.keep('cv', pdf, ['pdf'])).toMatch(/pdf$/)
})

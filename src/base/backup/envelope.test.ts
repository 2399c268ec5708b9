import { randomBytes } from 'node:crypto'
import { Decrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { opened, sealed } from './envelope.server.ts'
import { requirePassphrase } from './passphrase.ts'
import { all, flipped, inPieces, reasonOf } from './test-pieces.ts'

const passphrase = 'kırmızı balon on iki'
const part = 64 * 1024
const chunk = part + 16
/** Three chunks; the last one is short. */
const content = randomBytes(2 * part + 1000)

const seal = (bytes: Buffer, size = 70_000) => all(sealed(inPieces(bytes, size), passphrase, 4))
const open = (bytes: Buffer, using = passphrase) => all(opened(inPieces(bytes, 65_536), using))
/** Bytes of the head: its last line, and the nonce. */
const headOf = (sealedBytes: Buffer) => sealedBytes.indexOf('\n', sealedBytes.indexOf('--- ')) + 1 + 16

test.each([0, 1, part - 1, part, part + 1, 3 * part])(
  'what was sealed opens as it was: %i bytes, in pieces of any size',
  async (length) => {
    const bytes = randomBytes(length)
    for (const size of [1000, part, 1_000_000]) expect((await open(await seal(bytes, size))).equals(bytes)).toBe(true)
  },
)

test('a backup is a file of the age format: it opens with its passphrase and without this program', async () => {
  const age = new Decrypter()
  age.addPassphrase(passphrase)
  const good = await seal(content)
  expect(good.toString('latin1', 0, 32)).toBe('age-encryption.org/v1\n-> scrypt ')
  expect(Buffer.from(await age.decrypt(good)).equals(content)).toBe(true)
})

test('a backup that age itself has made opens', async () => {
  // echo -n Kapadokya | age -p
  const made =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBHbWoydDZwRjU1OWtrN0pVTjdseFFRIDE4CjU4UTJPTnRhd1diOENGclJldldrYUlMY2xzN3FPdXBhQXQ1M05ScXJmZk0KLS0tIDdFdzVTNzFwL0lZeVZWdmpRVGJOa09TcERmd2ZySUFLTnVubG0yQjhGdXcKS9wG9E2XgI44Sk3m9V1DsKZ6MbJazhA9ApmfVePx6DVytOyyZpZiPLU='
  expect((await open(Buffer.from(made, 'base64'))).toString()).toBe('Kapadokya')
})

test('the key of a backup costs 128 MB unless told otherwise, and a header that asks for more than a gigabyte is refused', async () => {
  const usual = (await all(sealed(inPieces(content, 70_000), passphrase))).toString('latin1', 0, 100)
  expect(/^-> scrypt \S+ (\d+)$/m.exec(usual)![1]).toBe('17')
  const costly = Buffer.from(
    (await seal(content)).toString('latin1').replace(/^(-> scrypt \S+) 4$/m, '$1 21'),
    'latin1',
  )
  expect(await reasonOf(costly, passphrase)).toBe('wrong_passphrase')
})

test('a header that comes in small pieces is read', async () => {
  const good = await seal(content)
  expect((await all(opened(inPieces(good, 10), passphrase))).equals(content)).toBe(true)
})

test('nothing of the content is readable, and the same content is never sealed to the same bytes', async () => {
  const text = Buffer.from('Ayşe Yılmaz '.repeat(1000))
  const [one, other] = [await seal(text), await seal(text)]
  expect(one.includes('Ayşe')).toBe(false)
  expect(one.subarray(headOf(one)).equals(other.subarray(headOf(other)))).toBe(false)
})

test.each([
  ['the salt', () => 35, 'wrong_passphrase'],
  ['the code of the header', (good: Buffer) => headOf(good) - 30, 'wrong_passphrase'],
  ['the nonce', (good: Buffer) => headOf(good) - 1, 'damaged'],
  ['the first chunk', headOf, 'damaged'],
  ['the middle', (good: Buffer) => headOf(good) + chunk + 1234, 'damaged'],
  ['the last chunk', (good: Buffer) => headOf(good) + 2 * chunk + 500, 'damaged'],
  ['the last byte', (good: Buffer) => good.length - 1, 'damaged'],
])('a changed bit is noticed in %s', async (_, place, reason) => {
  const good = await seal(content)
  expect(await reasonOf(flipped(good, place(good)), passphrase)).toBe(reason)
})

test('a cut end is noticed, also between two chunks, and bytes after the end', async () => {
  const good = await seal(content)
  const header = headOf(good)
  for (const length of [header, header + chunk - 1, header + chunk, header + 2 * chunk, good.length - 1])
    expect(await reasonOf(good.subarray(0, length), passphrase), `${length} bytes`).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, Buffer.from('x')]), passphrase)).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, good]), passphrase)).toBe('damaged')
})

test('moved and missing chunks, and those of another backup, are noticed', async () => {
  const good = await seal(content)
  const other = await seal(content)
  const header = headOf(good)
  const [start, a, b, last] = [
    good.subarray(0, header),
    good.subarray(header, header + chunk),
    good.subarray(header + chunk, header + 2 * chunk),
    good.subarray(header + 2 * chunk),
  ] as const
  expect((await open(Buffer.concat([start, a, b, last]))).equals(content)).toBe(true)
  for (const parts of [
    [b, a, last],
    [b, last],
    [a, last],
    [a, b, b, last],
    [a, other.subarray(header + chunk)],
  ])
    expect(await reasonOf(Buffer.concat([start, ...parts]), passphrase)).toBe('damaged')
})

test('a wrong passphrase, a foreign file and a newer version are told apart', async () => {
  const good = await seal(content)
  expect(await reasonOf(good, 'kırmızı balon on üç')).toBe('wrong_passphrase')
  for (const foreign of [Buffer.alloc(0), Buffer.from('PK\x03\x04'), randomBytes(1000)])
    expect(await reasonOf(foreign, passphrase)).toBe('foreign')
  const newer = Buffer.from(good)
  newer[newer.indexOf('v1') + 1] = '2'.charCodeAt(0)
  expect(await reasonOf(newer, passphrase)).toBe('newer')
})

test('what the source fails with is said as it is', async () => {
  const good = await seal(content)
  const failure = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
  async function* failing() {
    yield good.subarray(0, headOf(good) + chunk)
    throw failure
  }
  await expect(all(opened(failing(), passphrase))).rejects.toBe(failure)
})

test('a passphrase typed on another keyboard, with letters of two characters, is the same', async () => {
  const typed = 'çok güzel bir gün'
  const good = await all(sealed(inPieces(content, 70_000), typed.normalize('NFD'), 4))
  expect((await open(good, typed.normalize('NFC'))).equals(content)).toBe(true)
})

test('a missing or short passphrase is refused', () => {
  expect(requirePassphrase('on iki harf.')).toBe('on iki harf.')
  for (const short of [undefined, '', 'on bir harf'])
    expect(() => requirePassphrase(short)).toThrow('BACKUP_PASSPHRASE')
})

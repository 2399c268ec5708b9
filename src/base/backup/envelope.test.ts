import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { opened, requirePassphrase, sealed } from './envelope.server.ts'

const passphrase = 'kırmızı balon on iki'
const chunk = 256 * 1024 + 16
const header = 71
/** Three chunks; the last one is short. */
const content = randomBytes(2 * 256 * 1024 + 1000)

async function* inPieces(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const bytes of source) chunks.push(bytes)
  return Buffer.concat(chunks)
}

const seal = (bytes: Buffer, size = 70_000) => all(sealed(inPieces(bytes, size), passphrase, 4))
const open = (bytes: Buffer, using = passphrase) => all(opened(inPieces(bytes, 65_536), using))

async function reasonOf(bytes: Buffer, using = passphrase): Promise<string> {
  try {
    await open(bytes, using)
    return 'opened'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at]! ^= 1
  return changed
}

test.each([0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3 * 256 * 1024])(
  'what was sealed opens as it was: %i bytes, in pieces of any size',
  async (length) => {
    const bytes = randomBytes(length)
    for (const size of [1000, 256 * 1024, 1_000_000])
      expect((await open(await seal(bytes, size))).equals(bytes)).toBe(true)
  },
)

test('chunks have 256 kB: another size would be another version', async () => {
  const sealedBytes = async (length: number) => (await seal(Buffer.alloc(length))).length - header - length
  expect([await sealedBytes(256 * 1024), await sealedBytes(256 * 1024 + 1)]).toEqual([16, 32])
})

test('a header that asks for more than a gigabyte is refused before its keys are made', async () => {
  const costly = await seal(content)
  costly[15] = 21
  expect(await reasonOf(costly)).toBe('damaged')
})

test('a header that comes in small pieces is read', async () => {
  const good = await seal(content)
  expect((await all(opened(inPieces(good, 10), passphrase))).equals(content)).toBe(true)
})

test('nothing of the content is readable, and the same content is never sealed to the same bytes', async () => {
  const text = Buffer.from('Ayşe Yılmaz '.repeat(1000))
  const [one, other] = [await seal(text), await seal(text)]
  expect(one.includes('Ayşe')).toBe(false)
  expect(one.subarray(header).equals(other.subarray(header))).toBe(false)
})

test.each([
  ['the salt', 20, 'wrong_passphrase'],
  ['the cost', 15, 'wrong_passphrase'],
  ['the nonce', 38, 'wrong_passphrase'],
  ['the code of the header', 60, 'wrong_passphrase'],
  ['the first chunk', header, 'damaged'],
  ['the middle', header + chunk + 1234, 'damaged'],
  ['the last chunk', header + 2 * chunk + 500, 'damaged'],
  ['the last byte', -1, 'damaged'],
])('a changed bit is noticed in %s', async (_, at, reason) => {
  const good = await seal(content)
  expect(await reasonOf(flipped(good, at < 0 ? good.length + at : at))).toBe(reason)
})

test('a cut end is noticed, also between two chunks, and bytes after the end', async () => {
  const good = await seal(content)
  for (const length of [header, header + chunk - 1, header + chunk, header + 2 * chunk, good.length - 1])
    expect(await reasonOf(good.subarray(0, length)), `${length} bytes`).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, Buffer.from('x')]))).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, good]))).toBe('damaged')
})

test('moved, repeated and missing chunks are noticed', async () => {
  const good = await seal(content)
  const [start, a, b, last] = [
    good.subarray(0, header),
    good.subarray(header, header + chunk),
    good.subarray(header + chunk, header + 2 * chunk),
    good.subarray(header + 2 * chunk),
  ] as const
  expect((await open(Buffer.concat([start, a, b, last]))).equals(content)).toBe(true)
  for (const parts of [
    [b, a, last],
    [a, a, last],
    [b, last],
    [a, last],
    [a, b, b, last],
  ])
    expect(await reasonOf(Buffer.concat([start, ...parts]))).toBe('damaged')
})

test('chunks of another backup with the same passphrase are noticed', async () => {
  const [one, other] = [await seal(content), await seal(content)]
  const mixed = Buffer.concat([one.subarray(0, header + chunk), other.subarray(header + chunk)])
  expect(await reasonOf(mixed)).toBe('damaged')
})

test('a wrong passphrase, a foreign file and a newer version are told apart', async () => {
  const good = await seal(content)
  expect(await reasonOf(good, 'kırmızı balon on üç')).toBe('wrong_passphrase')
  for (const foreign of [Buffer.alloc(0), Buffer.from('PK\x03\x04'), randomBytes(1000), good.subarray(0, header - 1)])
    expect(await reasonOf(foreign)).toBe('foreign')
  const newer = Buffer.from(good)
  newer[14] = 2
  expect(await reasonOf(newer)).toBe('newer')
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

test('a backup that was made by this version opens in every later one', async () => {
  const made =
    'c2V5eWFoIGJhY2t1cAoBBKt9h7dtKWe6zyxpCz2n/pYVNNiPWBb+oS0KdYw6QweX4517Vm/w/qCWxLrc/mf9E5gyaj20lOn1Q149hJxA5wMB0hAtVm6Hod7DRxrtQQnC'
  expect((await open(Buffer.from(made, 'base64'))).toString()).toBe('Kapadokya')
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { opened } from './envelope.server.ts'
import { sealedOld } from './old-envelope.fixture.ts'
import { all, flipped, inPieces, reasonOf } from './test-pieces.ts'

const passphrase = 'kırmızı balon on iki'
const chunk = 256 * 1024 + 16
const header = 71
/** Three chunks; the last one is short. */
const content = randomBytes(2 * 256 * 1024 + 1000)

const seal = (bytes: Buffer) => sealedOld(bytes, passphrase)
const open = (bytes: Buffer, using = passphrase) => all(opened(inPieces(bytes, 65_536), using))

test.each([0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3 * 256 * 1024])(
  'what was sealed opens as it was: %i bytes, in pieces of any size',
  async (length) => {
    const bytes = randomBytes(length)
    for (const size of [1000, 256 * 1024, 1_000_000])
      expect((await all(opened(inPieces(seal(bytes), size), passphrase))).equals(bytes)).toBe(true)
  },
)

test('a header that asks for more than a gigabyte is refused before its keys are made', async () => {
  const costly = seal(content)
  costly[15] = 21
  expect(await reasonOf(costly, passphrase)).toBe('damaged')
})

test('a header that comes in small pieces is read', async () => {
  const good = seal(content)
  expect((await all(opened(inPieces(good, 10), passphrase))).equals(content)).toBe(true)
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
  const good = seal(content)
  expect(await reasonOf(flipped(good, at < 0 ? good.length + at : at), passphrase)).toBe(reason)
})

test('a cut end is noticed, also between two chunks, and bytes after the end', async () => {
  const good = seal(content)
  for (const length of [header, header + chunk - 1, header + chunk, header + 2 * chunk, good.length - 1])
    expect(await reasonOf(good.subarray(0, length), passphrase), `${length} bytes`).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, Buffer.from('x')]), passphrase)).toBe('damaged')
  expect(await reasonOf(Buffer.concat([good, good]), passphrase)).toBe('damaged')
})

test('moved, repeated and missing chunks are noticed', async () => {
  const good = seal(content)
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
    expect(await reasonOf(Buffer.concat([start, ...parts]), passphrase)).toBe('damaged')
})

test('chunks of another backup with the same passphrase are noticed', async () => {
  const [one, other] = [seal(content), seal(content)]
  const mixed = Buffer.concat([one.subarray(0, header + chunk), other.subarray(header + chunk)])
  expect(await reasonOf(mixed, passphrase)).toBe('damaged')
})

test('a wrong passphrase, a foreign file and a newer version are told apart', async () => {
  const good = seal(content)
  expect(await reasonOf(good, 'kırmızı balon on üç')).toBe('wrong_passphrase')
  for (const foreign of [Buffer.alloc(0), Buffer.from('PK\x03\x04'), randomBytes(1000), good.subarray(0, 13)])
    expect(await reasonOf(foreign, passphrase)).toBe('foreign')
  expect(await reasonOf(good.subarray(0, header - 1), passphrase)).toBe('damaged')
  const newer = Buffer.from(good)
  newer[14] = 2
  expect(await reasonOf(newer, passphrase)).toBe('newer')
})

test('a passphrase typed on another keyboard, with letters of two characters, is the same', async () => {
  const typed = 'çok güzel bir gün'
  const good = sealedOld(content, typed.normalize('NFD'))
  expect((await open(good, typed.normalize('NFC'))).equals(content)).toBe(true)
})

test('a backup that an earlier version made opens in every later one', async () => {
  const made =
    'c2V5eWFoIGJhY2t1cAoBBKt9h7dtKWe6zyxpCz2n/pYVNNiPWBb+oS0KdYw6QweX4517Vm/w/qCWxLrc/mf9E5gyaj20lOn1Q149hJxA5wMB0hAtVm6Hod7DRxrtQQnC'
  expect((await open(Buffer.from(made, 'base64'))).toString()).toBe('Kapadokya')
})

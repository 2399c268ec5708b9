import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupError, damaged } from './failure.ts'

/**
 * The encryption of a backup (docs/decisions/0095-backup-and-restore.md). Header: magic, version, cost, salt, nonce prefix, and their HMAC. Then
 * chunks of 256 KiB, each sealed with AES-256-GCM; the nonce holds the position of the chunk and whether it is the last one, so that a
 * changed, missing, repeated or moved chunk and a cut end fail to open.
 */
const magic = Buffer.from('seyyah backup\n')
const version = 1
/** log2 of scrypt's N: 128 MB and half a second. */
const usualCost = 17
/** A foreign header must not ask for more: 1 GB. */
const maxCost = 20
const saltBytes = 16
const prefixBytes = 7
const macBytes = 32
const fieldBytes = magic.length + 2 + saltBytes + prefixBytes
const headerBytes = fieldBytes + macBytes
const chunkBytes = 256 * 1024
const tagBytes = 16
const algorithm = 'aes-256-gcm'
/** Characters. Somebody who finds a backup has all the time to try passphrases. */
export const minPassphrase = 12

/** @throws BackupError unless there is one that is long enough. */
export function requirePassphrase(passphrase: string | undefined): string {
  if (passphrase !== undefined && passphrase.length >= minPassphrase) return passphrase
  throw new BackupError(
    'no_passphrase',
    `BACKUP_PASSPHRASE ortam değişkenine en az ${minPassphrase} karakterlik bir parola verin ve onu yedeklerden ayrı bir yerde saklayın: yedek onsuz açılmaz. / Set BACKUP_PASSPHRASE to a passphrase of at least ${minPassphrase} characters, and keep it in another place than the backups: without it they cannot be opened.`,
  )
}

/** @param cost log2 of scrypt's N; tests take less */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const prefix = randomBytes(prefixBytes)
  const salt = randomBytes(saltBytes)
  const fields = Buffer.concat([magic, Buffer.from([version, cost]), salt, prefix])
  const keys = await keysOf(passphrase, salt, cost)
  yield Buffer.concat([fields, macOf(keys.mac, fields)])
  let position = 0
  for await (const { bytes, isLast } of pieces(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, keys.seal, nonceOf(prefix, position++, isLast))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws BackupError when it is no backup, of a newer version, sealed with another passphrase, or damaged. */
export async function* opened(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const input = splitHeader(source)
  const { value: header } = await input.next()
  const { salt, prefix, cost, fields, mac } = parseHeader(header ?? Buffer.alloc(0))
  const keys = await keysOf(passphrase, salt, cost)
  if (!timingSafeEqual(mac, macOf(keys.mac, fields)))
    throw new BackupError(
      'wrong_passphrase',
      'Yedek bu parolayla açılmıyor: BACKUP_PASSPHRASE yanlış ya da dosyanın başı bozuk. / The backup does not open with this passphrase: BACKUP_PASSPHRASE is wrong, or the beginning of the file is damaged.',
    )
  let position = 0
  for await (const { bytes, isLast } of pieces(input, chunkBytes + tagBytes)) {
    try {
      const decipher = createDecipheriv(algorithm, keys.seal, nonceOf(prefix, position++, isLast))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
    } catch (error) {
      throw damaged(error)
    }
  }
}

function parseHeader(header: Buffer) {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic))
    throw new BackupError('foreign', 'Bu dosya bir Seyyah yedeği değil. / This file is not a backup of Seyyah.')
  const [found, cost] = [header[magic.length]!, header[magic.length + 1]!]
  if (found > version)
    throw new BackupError(
      'newer',
      'Yedek Seyyah’ın daha yeni bir sürümüyle alınmış: önce programı güncelleyin. / The backup was made by a newer version of Seyyah: update the program first.',
    )
  if (found !== version || cost < 1 || cost > maxCost) throw damaged(new Error(`version ${found}, cost ${cost}`))
  const salt = header.subarray(magic.length + 2, magic.length + 2 + saltBytes)
  const prefix = header.subarray(fieldBytes - prefixBytes, fieldBytes)
  return { salt, prefix, cost, fields: header.subarray(0, fieldBytes), mac: header.subarray(fieldBytes, headerBytes) }
}

type Keys = { seal: Buffer; mac: Buffer }

function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 1024 + 64 * 1024 * 1024 }
  // The same letter may be typed as one character or as two.
  const typed = passphrase.normalize('NFC')
  return new Promise((resolve, reject) =>
    scrypt(typed, salt, 64, options, (error, key) =>
      error ? reject(error) : resolve({ seal: key.subarray(0, 32), mac: key.subarray(32) }),
    ),
  )
}

const macOf = (key: Buffer, fields: Buffer) => createHmac('sha256', key).update(fields).digest()

function nonceOf(prefix: Buffer, position: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5)
  prefix.copy(nonce)
  nonce.writeUInt32BE(position, prefixBytes)
  nonce[prefixBytes + 4] = isLast ? 1 : 0
  return nonce
}

/** The first bytes as one piece, then the rest as it comes. */
async function* splitHeader(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0)
  let isSplit = false
  for await (const bytes of source) {
    if (isSplit) yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    else {
      head = Buffer.concat([head, bytes])
      if (head.length < headerBytes) continue
      isSplit = true
      yield head.subarray(0, headerBytes)
      yield head.subarray(headerBytes)
    }
  }
  if (!isSplit) yield head
}

/** Pieces of one size; only the last one is shorter, and may be empty. */
async function* pieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    length += bytes.length
    // One more byte must follow: then a piece is not the last.
    if (length <= size) continue
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from > size; from += size) yield { bytes: all.subarray(from, from + size), isLast: false }
    const rest = all.subarray(from)
    waiting = [rest]
    length = rest.length
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}

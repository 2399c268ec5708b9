import { createDecipheriv, createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { headOf } from '../files/head.ts'
import { damaged, newer, wrongPassphrase } from './failure.ts'
import { asTyped } from './passphrase.ts'

/**
 * The encryption of backups of earlier versions (docs/decisions/0095-backup-and-restore.md), which is only read. Header: magic, version, cost, salt, nonce prefix, and their HMAC. Then
 * chunks of 256 KiB, each sealed with AES-256-GCM; the nonce holds the position of the chunk and whether it is the last one, so that a
 * changed, missing, repeated or moved chunk and a cut end fail to open.
 */
export const magic = Buffer.from('seyyah backup\n')
const version = 1
/** log2 of scrypt's N. A foreign header must not ask for more: 1 GB. */
const maxCost = 20
const saltBytes = 16
const prefixBytes = 7
const macBytes = 32
const fieldBytes = magic.length + 2 + saltBytes + prefixBytes
const headerBytes = fieldBytes + macBytes
const chunkBytes = 256 * 1024
const tagBytes = 16
const algorithm = 'aes-256-gcm'
/** @throws BackupError when it is of a newer version, sealed with another passphrase, or damaged. */
export async function* openedOld(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const { head, rest } = await headOf(source, headerBytes)
  const { salt, prefix, cost, fields, mac } = parseHeader(head)
  const keys = await keysOf(passphrase, salt, cost)
  if (!timingSafeEqual(mac, macOf(keys.mac, fields))) throw wrongPassphrase()
  async function* content() {
    yield head.subarray(headerBytes)
    yield* rest
  }
  let position = 0
  for await (const { bytes, isLast } of pieces(content(), chunkBytes + tagBytes)) {
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
  if (header.length < headerBytes) throw damaged(new Error(`a header of ${header.length} bytes`))
  const [found, cost] = [header[magic.length]!, header[magic.length + 1]!]
  if (found > version) throw newer()
  if (found !== version || cost < 1 || cost > maxCost) throw damaged(new Error(`version ${found}, cost ${cost}`))
  const salt = header.subarray(magic.length + 2, magic.length + 2 + saltBytes)
  const prefix = header.subarray(fieldBytes - prefixBytes, fieldBytes)
  return { salt, prefix, cost, fields: header.subarray(0, fieldBytes), mac: header.subarray(fieldBytes, headerBytes) }
}

type Keys = { seal: Buffer; mac: Buffer }

function keysOf(passphrase: string, salt: Buffer, cost: number): Promise<Keys> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 1024 + 64 * 1024 * 1024 }
  return new Promise((resolve, reject) =>
    scrypt(asTyped(passphrase), salt, 64, options, (error, key) =>
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

import { createCipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'

const chunkBytes = 256 * 1024

/** Seals as earlier versions did: what is written by this must open for ever. @param cost log2 of scrypt's N */
export function sealedOld(content: Buffer, passphrase: string, cost = 4): Buffer {
  const [prefix, salt] = [randomBytes(7), randomBytes(16)]
  const key = scryptSync(passphrase.normalize('NFC'), salt, 64, { N: 2 ** cost, r: 8, p: 1 })
  const fields = Buffer.concat([Buffer.from('seyyah backup\n'), Buffer.from([1, cost]), salt, prefix])
  const parts = [fields, createHmac('sha256', key.subarray(32)).update(fields).digest()]
  const count = Math.max(1, Math.ceil(content.length / chunkBytes))
  for (let position = 0; position < count; position += 1) {
    const nonce = Buffer.alloc(12)
    prefix.copy(nonce)
    nonce.writeUInt32BE(position, 7)
    nonce[11] = position === count - 1 ? 1 : 0
    const cipher = createCipheriv('aes-256-gcm', key.subarray(0, 32), nonce)
    const bytes = content.subarray(position * chunkBytes, (position + 1) * chunkBytes)
    parts.push(cipher.update(bytes), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(parts)
}

import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** Argon2id parameters, OWASP's second recommendation: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** Unicode normalization: Ş may be typed as one code point or as S and a cedilla. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'))

/** A dummy hash that costs the same to verify and matches no password. */
export const dummyHash = encode(randomBytes(16), randomBytes(32))

/** `argon2id$memory$passes$salt$tag`, base64url. The cost is part of the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return encode(nonce, await derive('argon2id', { ...cost, message: bytesOf(password), nonce }))
}

function encode(nonce: Buffer, tag: Buffer): string {
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

/** Compares in constant time. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [kind, memory, passes, nonce, tag] = hash.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const options = { ...cost, memory: Number(memory), passes: Number(passes), tagLength: expected.length }
  return timingSafeEqual(
    expected,
    await derive('argon2id', { ...options, message: bytesOf(password), nonce: Buffer.from(nonce, 'base64url') }),
  )
}

/** 14 letters and digits without look-alikes: over 80 bits. */
export function makePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')
}

import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** `argon2id$memory$passes$salt$tag`, base64url; the cost stands in the hash so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: Buffer.from(password), nonce })
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$')
}

/** Takes the same time for a right and a wrong password. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [kind, memory, passes, nonce, tag] = hash.split('$')
  if (kind !== 'argon2id' || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const options = { ...cost, memory: Number(memory), passes: Number(passes), tagLength: expected.length }
  return timingSafeEqual(
    expected,
    await derive('argon2id', { ...options, message: Buffer.from(password), nonce: Buffer.from(nonce, 'base64url') }),
  )
}

/** 14 letters and digits that are not mistaken for each other: over 80 bits. */
export function makePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')
}

import { createHash } from 'node:crypto'

/** SHA-256 of a random key or token: a copy of the database opens no session, link or set-up. */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

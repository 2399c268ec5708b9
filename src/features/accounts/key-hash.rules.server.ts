import { createHash } from 'node:crypto'

/** SHA-256 of a random key or token, so that a copy of the database cannot be used to open a session, link or set-up. */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

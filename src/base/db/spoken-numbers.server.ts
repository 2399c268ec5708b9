import { createHmac } from 'node:crypto'
import type { Day } from '../dates.ts'
import { appKey } from './app-keys.server.ts'
import type { Db } from './connect.server.ts'

/** Without I, O, 0 and 1, which people take for each other. 32, so that each is as likely as any other value of a byte. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The n-th number that an intent may have, n from 1. */
export type NumberOf = (idempotencyKey: string, n: number, day: Day) => string

/**
 * Makes numbers that people quote, SYH-26-7F3K9Q: no sequence, which could be guessed and tells how many there are, but
 * drawn from the intent and a secret of the application. So a number can be told before anything is kept under it, and a
 * repeat is told the same one.
 * @param secretName of the secret: each kind of number has its own.
 */
export async function spokenNumbers(db: Db, prefix: string, secretName: string): Promise<NumberOf> {
  const secret = await appKey(db, secretName)
  return (idempotencyKey, n, day) => {
    const bytes = createHmac('sha256', secret).update(`${n}\n${idempotencyKey}`).digest().subarray(0, 6)
    return `${prefix}-${day.slice(2, 4)}-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
  }
}

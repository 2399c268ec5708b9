import { createHmac } from 'node:crypto'
import type { Day } from '../dates.ts'
import { appKey } from './app-keys.server.ts'
import type { Db } from './connect.server.ts'

/** Without I, O, 0 and 1, which people confuse. 32 letters, so that every value of a byte maps evenly. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The n-th candidate number for an intent, n from 1. */
export type NumberOf = (idempotencyKey: string, n: number, day: Day) => string

/**
 * Makes numbers that people can quote, such as SYH-26-7F3K9Q. A sequence could be guessed and reveals the count, so the
 * number is derived from the intent and a secret. The same intent always gives the same number, also before it is stored.
 * @param secretName app key; one for each kind of number.
 */
export async function referenceNumbers(db: Db, prefix: string, secretName: string): Promise<NumberOf> {
  const secret = await appKey(db, secretName)
  return (idempotencyKey, n, day) => {
    const bytes = createHmac('sha256', secret).update(`${n}\n${idempotencyKey}`).digest().subarray(0, 6)
    return `${prefix}-${day.slice(2, 4)}-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
  }
}

/** Thrown inside a transaction when its number has been taken: rolls it back, so that another number can be tried. */
export class NumberTaken extends Error {}

/** A taken number is one in a thousand million. Five in a row mean a broken generator. */
const maxNumbers = 5

/** Repeats `attempt` until its number is free. @param attempt is given 1, 2, … and throws NumberTaken */
export async function withFreeNumber<T>(attempt: (n: number) => Promise<T>): Promise<T> {
  for (let n = 1; n <= maxNumbers; n++) {
    try {
      return await attempt(n)
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error
    }
  }
  throw new Error(`${maxNumbers} generated numbers in a row were taken`)
}

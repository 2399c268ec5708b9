import { createHmac } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'

/** Without I, O, 0 and 1, which people take for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Makes the numbers of messages, TLP-26-7F3K9Q, out of the application's secret and the request's key: they cannot be
 * guessed, tell nothing of how many there are, and a repeat of a request is told the same number although nothing was kept.
 */
export async function messageNumbers(
  db: Db,
): Promise<(idempotencyKey: string, day: string, attempt: number) => string> {
  const secret = await appKey(db, 'message')
  return (idempotencyKey, day, attempt) => {
    const bytes = createHmac('sha256', secret).update(`${attempt}\n${idempotencyKey}`).digest().subarray(0, 6)
    // 32 letters and 256 values of a byte: each letter is as likely as any other.
    return `TLP-${day.slice(2, 4)}-${[...bytes].map((byte) => letters[byte % letters.length]).join('')}`
  }
}

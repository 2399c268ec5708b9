import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'

/**
 * Makes the keys that open orders: 128 bits out of the application's secret, the request's key and the order's number.
 * So a repeat of the request is told the same key, although the database holds only its hash.
 */
export async function orderKeys(db: Db): Promise<(idempotencyKey: string, order_no: string) => string> {
  const secret = await appKey(db, 'order')
  return (idempotencyKey, order_no) =>
    createHmac('sha256', secret).update(`${order_no}\n${idempotencyKey}`).digest().subarray(0, 16).toString('base64url')
}

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** In the same time for every key, also when there is no such order. */
export function opens(key: string, secret_hash: Buffer | undefined): boolean {
  const isRight = timingSafeEqual(hashOfKey(key), secret_hash ?? Buffer.alloc(32))
  return secret_hash !== undefined && isRight
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { orderPath } from '../orders.links.ts'
import { type FoundOrder, findOrder, type KeyedOrder } from './orders.store.server.ts'

/**
 * Makes the key of an order: 128 bits derived from the application's secret, the Idempotency-Key and the order's number. A
 * repeated request therefore gets the same key, although the database holds only its hash.
 */
export async function orderKeys(db: Db): Promise<(idempotencyKey: string, order_no: string) => string> {
  const secret = await appKey(db, 'order')
  return (idempotencyKey, order_no) =>
    createHmac('sha256', secret).update(`${order_no}\n${idempotencyKey}`).digest().subarray(0, 16).toString('base64url')
}

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/**
 * The key in links of the office's mails. The customer's own key is not stored, so it cannot be written again; this one is
 * derived from the application's secret and opens the same order, until the order's epoch is raised (decision 0107).
 * @param order read together with the address that the key is mailed to
 */
export async function officeKeyOf(db: Db, order: KeyedOrder): Promise<string> {
  return officeKey(await appKey(db, 'order'), order)
}

/** The address of an order's page for its customer. @param anchor such as `#messages` */
export async function orderLink(
  { languages, settings }: Pick<Services, 'languages' | 'settings'>,
  { order_no, key, lang }: { order_no: string; key: string; lang: string },
  anchor = '',
): Promise<string> {
  const defaultLang = (await languages())[0]!.abbr
  return settings.siteUrl + localePath(orderPath(order_no, key) + anchor, lang, defaultLang)
}

/** @param secret the application's 'order' key */
export function officeKey(secret: Buffer, { order_no, key_epoch }: KeyedOrder): string {
  const signed = ['office', order_no, ...(key_epoch > 0 ? [key_epoch] : [])].join('\n')
  return createHmac('sha256', secret).update(signed).digest().subarray(0, 16).toString('base64url')
}

/** Replaces the key in the order links of an earlier mail, which is text or HTML. */
export function withPresentKey(written: string, order_no: string, key: string): string {
  return written.replace(new RegExp(`(\\?no=${order_no}&(?:amp;)?key=)[\\w-]+`, 'g'), `$1${key}`)
}

/** Null for a wrong key, and for an order whose customer's data were erased. */
async function orderOfKey(db: Db, order_no: string, key: string): Promise<FoundOrder | null> {
  const order = await findOrder(db, order_no)
  // Compares also for an unknown order, so that the response time does not reveal whether the number exists.
  const isOwn = timingSafeEqual(hashOfKey(key), order?.secret_hash ?? Buffer.alloc(32))
  const isRight =
    isOwn || timingSafeEqual(hashOfKey(key), hashOfKey(await officeKeyOf(db, order ?? { order_no, key_epoch: 0 })))
  return order && isRight && order.erased_at === null ? order : null
}

/** Per network. Only wrong keys count, so the holder of a right key is never refused because of others in the network. */
const wrongKeyLimit: Limit = { name: 'order keys', points: 60, seconds: 3600 }

export type KeyCall = Pick<Services, 'db' | 'limit'> & { address: string }

/** @throws Failure 404, the same for a wrong key and for an unknown order; 429 after many of them */
export async function findOrderByKey(call: KeyCall, order_no: string, key: string): Promise<FoundOrder> {
  const order = await orderOfKey(call.db, order_no, key)
  if (order) return order
  // A page rendered in this process has no address: the front counts its request (front.server.ts).
  if (call.address !== '') await countWrongKey(call)
  throw notFound('errors.order_not_found')
}

/** @throws Failure 429 after many wrong keys of one network */
export async function countWrongKey({ limit, address }: Omit<KeyCall, 'db'>): Promise<void> {
  await limit(wrongKeyLimit, address)
}

export async function opensOrder(db: Db, order_no: string, key: string): Promise<boolean> {
  return (await orderOfKey(db, order_no, key)) !== null
}

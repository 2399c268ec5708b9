import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { Failure } from '../errors.ts'

export type Limit = {
  name: string
  /** of one address, in all processes together */
  points: number
  /** of all addresses, in one process: what no crowd of addresses gets past. None for what no crowd may close to others. */
  pointsOfAll?: number
  seconds: number
}

/**
 * Counts one more of something for an address, or for anybody else who has a name.
 * @param of counted apart for each, such as the accounts that an address tries to enter
 * @returns takes it back: it turned out to be none of those that are limited
 * @throws Failure 429 with Retry-After when that is more than may be.
 */
export type CountOne = (limit: Limit, who: string, of?: string) => Promise<() => Promise<void>>

/**
 * Counts stand in the database, so that they hold across processes and restarts (docs/decisions/0021-who-asks-too-often.md).
 * An address past its limit is remembered in memory as well: it costs no query until its time is over.
 */
export async function openLimits(db: Db): Promise<CountOne> {
  const secret = await appKey(db, 'limits')
  const made = new Map<string, { each: RateLimiterPostgres; all: RateLimiterMemory | null }>()
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
  const limiters = ({ name, points, pointsOfAll, seconds: duration }: Limit) => {
    const known = made.get(name)
    if (known) return known
    const each = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
    })
    const all =
      pointsOfAll === undefined ? null : new RateLimiterMemory({ keyPrefix: name, points: pointsOfAll, duration })
    made.set(name, { each, all })
    return { each, all }
  }
  return async (limit, who, of = '') => {
    const { each, all } = limiters(limit)
    // An address names a person, so it is not kept in clear.
    const key = createHmac('sha256', secret)
      .update(`${networkOf(who)}\n${of}`)
      .digest('base64url')
      .slice(0, 22)
    await each.consume(key).catch(refuse)
    await all?.consume('all').catch(refuse)
    return async () => {
      await Promise.all([each.reward(key), all?.reward('all')])
    }
  }
}

/** Whoever has one IPv6 address has the 2^64 beside it too. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail === undefined ? [] : tail.split(':')
  const zeros = Array.from(
    { length: tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length) },
    () => '0',
  )
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part || '0', 16))
    .join(':')
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  const values = { n: Math.ceil(seconds / 60) }
  throw new Failure('too_many', { key: 'errors.too_many', values }, { headers: { 'retry-after': String(seconds) } })
}

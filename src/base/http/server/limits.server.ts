import { createHmac } from 'node:crypto'
import { isIP, isIPv6 } from 'node:net'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { dayMs, minuteMs } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { callersRefused } from '#src/base/observe/topic.server.ts'
import { Failure } from '../../errors.ts'

export type Limit = {
  name: string
  /** per address, in all processes together */
  points: number
  /** of all addresses together, in one process. Absent where a flood must not lock out other callers. */
  pointsOfAll?: number
  /** at most a day */
  seconds: number
}

/**
 * Consumes one point of a limit for an address, or for another identifier.
 * @param of counted separately for each value, such as the account that a login names
 * @returns a function that gives the point back
 * @throws Failure 429 with Retry-After when the limit is exceeded
 */
export type ConsumeLimit = (limit: Limit, who: string, of?: string) => Promise<() => Promise<void>>

/**
 * Points are stored in the database, so that they hold across processes and restarts (docs/decisions/0021-rate-limits.md).
 * An address over its limit is also held in memory and needs no query until the limit ends.
 */
export async function openLimits(db: Db): Promise<ConsumeLimit> {
  const secret = await appKey(db, 'limits')
  const made = new Map<string, { each: RateLimiterPostgres; all: RateLimiterMemory | null }>()
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
  let last = Date.now()
  await forgetAhead(db)
  /** Counts expire by the clock: after it was ahead, they would last too long. */
  const afterClockSetBack = async () => {
    const before = last
    last = Date.now()
    if (last > before - minuteMs) return
    for (const { each } of made.values()) each.deleteInMemoryBlockedAll()
    await forgetAhead(db)
  }
  const limiters = ({ name, points, pointsOfAll, seconds: duration }: Limit) => {
    // Staff may change a limit; the new limiter continues the stored count.
    const id = `${name} ${points} ${pointsOfAll}`
    const known = made.get(id)
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
    made.set(id, { each, all })
    return { each, all }
  }
  return async (limit, who, of = '') => {
    await afterClockSetBack()
    const { each, all } = limiters(limit)
    // Hashed, because an address is personal data.
    const key = createHmac('sha256', secret)
      .update(`${networkOf(who)}\n${of}`)
      .digest('base64url')
      .slice(0, 22)
    const refuse = (reason: unknown) => {
      if (reason instanceof RateLimiterRes) tell(limit, who, of)
      return refusal(reason)
    }
    await each.consume(key).catch(refuse)
    await all?.consume('all').catch(refuse)
    return async () => {
      await Promise.all([each.reward(key), all?.reward('all')])
    }
  }
}

/** Removes counts with an impossible expiry, written while the clock was ahead. */
async function forgetAhead(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('expire', '>', Date.now() + dayMs)
    .execute()
}

/** A caller usually controls a whole IPv6 /64 network, so it counts as one. */
export function networkOf(address: string): string {
  return isIPv6(address) ? groupsOf(address, 4) : address
}

/** The network around an address: an IPv4 /24 or an IPv6 /48, which providers often assign as a whole. */
export function wideNetworkOf(address: string): string {
  return isIPv6(address) ? groupsOf(address, 3) : address.replace(/\.\d+$/, '')
}

/** The first groups of 16 bits of an IPv6 address. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':')
  const after = tail?.split(':') ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((part) => Number.parseInt(part || '0', 16))
    .join(':')
}

function tell({ name }: Limit, who: string, of: string): void {
  const address = isIP(who) === 0 ? '' : who
  callersRefused.tell({
    limit: name,
    address,
    email: [of, who].find((text) => text.includes('@')) ?? '',
    departure_id: 0,
  })
}

function refusal(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  const values = { n: Math.ceil(seconds / 60) }
  throw new Failure('too_many', { key: 'errors.too_many', values }, { headers: { 'retry-after': String(seconds) } })
}

import { setTimeout as delay } from 'node:timers/promises'
import { killAll, postmasterOf, processesOf } from '#src/base/db/embedded/test-programs.ts'
import { assertSeen } from './drill.ts'
import type { Shop } from './orders.ts'
import type { DrillSite } from './site.ts'

export const victims = ['the program', 'the database', 'both'] as const
export type Victim = (typeof victims)[number]

/** s; what a SIGTERM may take (docs/promises.md, D1). */
export const longestStop = 10
/** s until the site is ready again after a kill; says nothing about the program when the machine is busy (decision 0108). */
export const longestAway = 60

/** kill -9. @returns the site that runs then: a new one when the program was killed */
export async function kill(victim: Victim, site: DrillSite, start: () => Promise<DrillSite>): Promise<DrillSite> {
  if (victim !== 'the program') killAll(processesOf(postmasterOf(site.dataDir)))
  if (victim === 'the database') return site
  await site.kill()
  return start()
}

/** SIGTERM. @throws Error when it ends with another code than 0, or too late @returns the seconds that it took */
export async function terminate(site: DrillSite): Promise<number> {
  const asked = performance.now()
  const code = await site.end()
  const took = (performance.now() - asked) / 1000
  assertSeen(code === 0, `it ended with ${code}: ${site.output().slice(-500)}`)
  assertSeen(took < longestStop, `it took ${took.toFixed(1)} s to end`)
  return took
}

/** @throws Error when the site is not ready within `longestAway` */
export async function untilReady(site: DrillSite): Promise<void> {
  for (const end = performance.now() + longestAway * 1000; ; ) {
    const ready = await site.ask('/readyz', { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (ready?.ok) return
    assertSeen(performance.now() < end, `the site was not ready again within ${longestAway} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

let searches = 0

/**
 * When /readyz says so and a page that nobody has asked for is made: /readyz looks at the database once a second only, and would go on saying
 * ready right after it was killed.
 * @throws Error when the site does not answer so within `longestAway`
 */
export async function untilServing(site: DrillSite): Promise<void> {
  const isMade = async () => {
    searches += 1
    const page = await site
      .ask(`/tur-ara?search=sinama${searches}`, { signal: AbortSignal.timeout(5000) })
      .catch(() => null)
    await page?.arrayBuffer().catch(() => {})
    return page?.status === 200
  }
  for (const end = performance.now() + longestAway * 1000; !(await isMade()); ) {
    assertSeen(performance.now() < end, `the site made no page within ${longestAway} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await untilReady(site)
}

/** SIGSTOP of the embedded database. @returns what lets it go on */
export function stopDatabase(site: DrillSite): () => void {
  const pids = processesOf(postmasterOf(site.dataDir))
  for (const pid of pids) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) signal(pid, 'SIGCONT')
  }
}

/** ms of each fifth of a second in which a slow database stands still */
const [slowCycleMs, stillMs] = [200, 180]

/** The embedded database works a tenth of the time, whatever it is asked. @returns what lets it go on */
export function slowDatabase(site: DrillSite): () => Promise<void> {
  let isOver = false
  const slowing = (async () => {
    while (!isOver) {
      const goOn = stopDatabase(site)
      await delay(stillMs)
      goOn()
      await delay(slowCycleMs - stillMs)
    }
  })()
  // Told by what ends it.
  slowing.catch(() => {})
  return () => {
    isOver = true
    return slowing
  }
}

/** Nobody else reads or writes the table. It takes the shop's connection. @returns what unlocks it */
export async function lock(shop: Shop, table: string): Promise<() => Promise<void>> {
  const client = await shop.db.connect()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // A process of a connection that ended meanwhile.
  }
}

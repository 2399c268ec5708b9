import { killAll, postmasterOf, processesOf } from '#src/base/db/embedded/test-programs.ts'
import { assertSeen, type Drill } from './frame/drill.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from './frame/orders.ts'
import type { DrillSite } from './frame/site.ts'

const connections = 4
/** s until the site is ready again, where nobody else wants the cores (docs/promises.md, 13); the load of the drill does. */
const promised = 5
/** s; what is asserted, because it says nothing about the program when the machine is busy. */
const longestAway = 60
const victims = ['the program', 'the database', 'both'] as const

export const drill: Drill = {
  fault: 'kill -9 of the program, of the embedded database or of both, at random moments under a load of orders',
  expected: `every acknowledged order is found once and whole; one without an answer succeeds when it is sent again; ready again within ${longestAway} s, ${promised} s where the cores are free (decision 0108)`,
  run: async ({ start, random, times, say }) => {
    let site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    let current: Pick<DrillSite, 'url'> = site
    const load = startLoad(() => current, shop, connections)
    const counts = { 'the program': 0, 'the database': 0, both: 0 }
    let slowest = 0
    for (let round = 0; round < times(24); round += 1) {
      await load.until(1 + Math.floor(random() * 40))
      const victim = victims[Math.floor(random() * victims.length)]!
      counts[victim] += 1
      const killed = performance.now()
      if (victim !== 'the program') killAll(processesOf(postmasterOf(site.dataDir)))
      if (victim !== 'the database') {
        await site.kill()
        site = await start()
        current = site
      }
      await untilReady(site)
      const took = performance.now() - killed
      slowest = Math.max(slowest, took)
      say(`${victim}: ready after ${Math.round(took)} ms, ${load.sent.length} orders sent`)
    }
    await load.stop()
    // Acknowledged ones must be answered as before.
    for (const order of load.sent.slice(0, 20)) await sendUntilKept(site, order)
    const found = await assertKept(shop, load.sent, before)
    await shop.db.end()
    const kills = Object.entries(counts).map(([victim, count]) => `${victim} ${count}`)
    return {
      seen: `killed ${kills.join(', ')} times; ${found} orders, ${load.repeats()} times sent again; none lost, none twice; ready again after ${(slowest / 1000).toFixed(1)} s at most, with the load on the same cores`,
      figures: {
        'faults survived': Object.values(counts).reduce((sum, count) => sum + count),
        'orders acknowledged': load.sent.length,
        'orders found': found,
      },
    }
  },
}

async function untilReady(site: DrillSite): Promise<void> {
  for (const end = performance.now() + longestAway * 1000; ; ) {
    const ready = await site.ask('/readyz', { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (ready?.ok) return
    assertSeen(performance.now() < end, `the site was not ready again within ${longestAway} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

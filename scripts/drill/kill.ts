import type { Drill } from './frame/drill.ts'
import { kill, longestAway, untilReady, victims } from './frame/faults.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from './frame/orders.ts'
import type { DrillSite } from './frame/site.ts'

const connections = 4
/** s until the site is ready again, where nobody else wants the cores (docs/promises.md, 13); the load of the drill does. */
const promised = 5

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
      site = await kill(victim, site, start)
      current = site
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

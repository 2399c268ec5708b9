import type { Drill } from '../frame/drill.ts'
import { longestStop, terminate } from '../frame/faults.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'

const connections = 6

export const drill: Drill = {
  fault: 'SIGTERM of the program at random moments under a load of orders, and a start again',
  expected: `it ends with 0 within ${longestStop} s; every acknowledged order is found once and whole, and one that came too late succeeds when it is sent again`,
  run: async ({ start, random, times, say }) => {
    let site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    let current: Pick<DrillSite, 'url'> = site
    const load = startLoad(() => current, shop, connections)
    let slowest = 0
    const rounds = times(12)
    for (let round = 0; round < rounds; round += 1) {
      await load.until(1 + Math.floor(random() * 30))
      const took = await terminate(site)
      slowest = Math.max(slowest, took)
      site = await start()
      current = site
      say(`ended after ${took.toFixed(1)} s, ${load.sent.length} orders sent`)
    }
    await load.stop()
    for (const order of load.sent.slice(0, 20)) await sendUntilKept(site, order)
    const found = await assertKept(shop, load.sent, before)
    await shop.db.end()
    return {
      seen: `${rounds} times, each ended with 0, after ${slowest.toFixed(1)} s at most; ${found} orders, ${load.repeats()} times sent again; none lost, none twice`,
      figures: { 'faults survived': rounds, 'orders acknowledged': load.sent.length, 'orders found': found },
    }
  },
}

import { assertSeen, type Drill } from '../frame/drill.ts'
import { kill, longestAway, untilServing, type Victim, victims } from '../frame/faults.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from '../frame/orders.ts'
import type { Place } from '../frame/place.ts'
import type { DrillSite } from '../frame/site.ts'

const connections = 4
/** s until the site is ready again, where nobody else wants the cores (docs/promises.md, D1); the load of the drill does. */
const promised = 5
/** s without load: more is a fault of the program and not of a slow machine. */
const longestAtRest = 15
/** ms before a kill without load, in which the site comes to rest */
const rest = 2000

export const drill: Drill = {
  fault:
    'kill -9 of the program, of the embedded database or of both: at rest, then at random moments under a load of orders',
  expected: `every acknowledged order is found once and whole; one without an answer succeeds when it is sent again; ready again, and a new page made, within ${longestAtRest} s at rest, of which ${promised} s are promised where the cores are free, and ${longestAway} s under load (decision 0108)`,
  run: async (place) => {
    const { start, random, times, say } = place
    const atRest = await killAtRest(place, await start())
    let { site } = atRest
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
      await untilServing(site)
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
      seen: `at rest ready again after ${atRest.seen}; under load killed ${kills.join(', ')} times; ${found} orders, ${load.repeats()} times sent again; none lost, none twice; ready again after ${(slowest / 1000).toFixed(1)} s at most, with the load on the same cores`,
      figures: {
        'faults survived': Object.values(counts).reduce((sum, count) => sum + count, atRest.kills),
        'orders acknowledged': load.sent.length,
        'orders found': found,
      },
    }
  },
}

/** Kills each victim some times while nobody asks for anything. @returns the site that runs then, and what it took in words */
async function killAtRest({ start, times, say }: Place, first: DrillSite) {
  let site = first
  const seconds: Record<Victim, number[]> = { 'the program': [], 'the database': [], both: [] }
  const rounds = times(7)
  for (let round = 0; round < rounds; round += 1) {
    for (const victim of victims) {
      await untilServing(site)
      await new Promise((resolve) => setTimeout(resolve, rest))
      const killed = performance.now()
      site = await kill(victim, site, start)
      await untilServing(site)
      seconds[victim].push((performance.now() - killed) / 1000)
      say(`${victim} at rest: ready after ${seconds[victim].at(-1)!.toFixed(1)} s`)
    }
  }
  const slowest = Math.max(...Object.values(seconds).flat())
  assertSeen(slowest < longestAtRest, `at rest the site was ready after ${slowest.toFixed(1)} s only`)
  const shown = victims.map((victim) => `${victim} ${lowMiddleHigh(seconds[victim])}`)
  return {
    site,
    kills: rounds * victims.length,
    seen: `a kill of ${shown.join(', ')} (${rounds} kills each: least, median, most)`,
  }
}

function lowMiddleHigh(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const of = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1)
  return `${of(0)}, ${of(0.5)} and ${of(1)} s`
}

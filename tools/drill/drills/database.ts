import { assertSeen, type Drill } from '../frame/drill.ts'
import { lock, slowDatabase, stopDatabase } from '../frame/faults.ts'
import { assertKept, lastOrder, openShop, startLoad } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'

const connections = 4
/** s */
const [faultLasts, longestKept, longestAnswer, longestBack] = [12, 5, 15, 5]

export const drill: Drill = {
  fault: `under a load of orders the database is stopped in the middle of its work, its orders and then its departures are locked, every write of an order takes half a second longer, and all of it stands still for nine tenths of the time, each for ${faultLasts} s`,
  expected: `pages that were made before are answered within ${longestKept} s, nothing waits longer than ${longestAnswer} s, orders come again within ${longestBack} s of its end, and every acknowledged order is found once and whole`,
  run: async ({ start, say, times }) => {
    const site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const load = startLoad(() => site, shop, connections)
    const faults: [name: string, begin: () => Promise<() => Promise<void> | void>][] = [
      ['stopped', async () => stopDatabase(site)],
      ['orders locked', () => lock(shop, 'orders')],
      ['departures locked', () => lock(shop, 'departures')],
      [
        'slow to write orders',
        async () => {
          await shop.db.query(slowOrders)
          return async () => void (await shop.db.query('DROP TRIGGER slowly ON orders; DROP FUNCTION slowly()'))
        },
      ],
      ['slow', async () => slowDatabase(site)],
    ]
    const slowest = { kept: 0, made: 0, back: 0 }
    let faultsMade = 0
    for (let round = 0; round < times(2); round += 1) {
      for (const [name, begin] of faults) {
        await load.until(20)
        // Kept before the fault.
        await timed(site, '/')
        const end = await begin()
        faultsMade += 1
        const until = performance.now() + faultLasts * 1000
        let asked = 0
        try {
          while (performance.now() < until) {
            const kept = await timed(site, '/')
            assertSeen(kept.status === 200, `while ${name} the home page is answered ${kept.status}`)
            slowest.kept = Math.max(slowest.kept, kept.seconds)
            const made = await timed(site, `/tur-ara?search=deneme${asked++}`)
            assertSeen([200, 503].includes(made.status), `while ${name} a search is answered ${made.status}`)
            slowest.made = Math.max(slowest.made, made.seconds)
          }
        } finally {
          await end()
        }
        const ended = performance.now()
        await load.until(connections)
        const back = (performance.now() - ended) / 1000
        slowest.back = Math.max(slowest.back, back)
        say(`${name}: ${asked} searches, orders again after ${back.toFixed(1)} s`)
      }
    }
    await load.stop()
    const found = await assertKept(shop, load.sent, before)
    await shop.db.end()
    assertSeen(slowest.kept < longestKept, `a kept page took ${slowest.kept.toFixed(1)} s`)
    assertSeen(slowest.made < longestAnswer, `a search took ${slowest.made.toFixed(1)} s`)
    assertSeen(slowest.back < longestBack, `orders came again after ${slowest.back.toFixed(1)} s`)
    return {
      seen: `${faultsMade} faults; a kept page after ${slowest.kept.toFixed(2)} s at most, another after ${slowest.made.toFixed(1)} s, orders again after ${slowest.back.toFixed(1)} s; ${found} orders, ${load.repeats()} times sent again; none lost, none twice`,
      figures: { 'faults survived': faultsMade, 'orders acknowledged': load.sent.length, 'orders found': found },
    }
  },
}

/** Half a second for each order that is written. */
const slowOrders = `CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
  CREATE TRIGGER slowly BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION slowly()`

async function timed(site: DrillSite, path: string): Promise<{ status: number; seconds: number }> {
  const started = performance.now()
  const answer = await site.ask(path, { signal: AbortSignal.timeout(60_000) })
  await answer.arrayBuffer()
  return { status: answer.status, seconds: (performance.now() - started) / 1000 }
}

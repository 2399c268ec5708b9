import { assertSeen, type Drill } from '../frame/drill.ts'
import { assertKept, lastOrder, openShop, send } from '../frame/orders.ts'

/** s; what a browser's visitor still waits for. */
const longestAnswer = 60

export const drill: Drill = {
  fault: '300 orders at once on a program that has just started, then 400 different searches at once',
  expected: `every one is answered as asked, within ${longestAnswer} s`,
  run: async ({ start, times }) => {
    let site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    await site.end()
    site = await start()
    const orders = Array.from({ length: times(300) }, shop.next)
    const ordered = await together(orders, (order) => send(site, order))
    assertSeen(
      ordered.wrong.length === 0,
      `${ordered.wrong.length} orders were answered ${[...new Set(ordered.wrong)]}`,
    )
    const words = Array.from({ length: times(400) }, (_, at) => `tur ${(at * 7919).toString(36)}`)
    const found = await together(words, async (word) => {
      const answer = await site.ask(`/tur-ara?search=${encodeURIComponent(word)}`)
      await answer.arrayBuffer()
      return answer.status
    })
    assertSeen(found.wrong.length === 0, `${found.wrong.length} searches were answered ${[...new Set(found.wrong)]}`)
    const kept = await assertKept(shop, orders, before)
    await shop.db.end()
    assertSeen(
      Math.max(ordered.seconds, found.seconds) < longestAnswer,
      `they took ${ordered.seconds} and ${found.seconds} s`,
    )
    return {
      seen: `${orders.length} orders in ${ordered.seconds.toFixed(1)} s and ${words.length} searches in ${found.seconds.toFixed(1)} s, all taken; ${site.memory().most} MB at most`,
      figures: { 'orders acknowledged': orders.length, 'orders found': kept },
    }
  },
}

/** @returns the answers that are no success, and when the last one came */
async function together<T>(all: readonly T[], ask: (one: T) => Promise<number | null>) {
  const started = performance.now()
  const statuses = await Promise.all(all.map(ask))
  const wrong = statuses.filter((status) => status === null || status >= 300)
  return { wrong, seconds: (performance.now() - started) / 1000 }
}

import { assertSeen, type Drill } from '../frame/drill.ts'

/** MB of the program, without PostgreSQL: what it takes under the load of tools/bench/, and room for pages in memory. */
const mostMemory = 450
/** s; what a visitor meanwhile still waits for. */
const longestAnswer = 10
/** Of one crawler. */
const atOnce = 16

export const drill: Drill = {
  fault: `5,000 different searches, as a crawler asks for them that follows every link, ${atOnce} at once`,
  expected: `each is answered within ${longestAnswer} s, and the program stays under ${mostMemory} MB`,
  run: async ({ start, times }) => {
    const site = await start()
    const total = times(5000)
    const wrong = new Set<number>()
    let [asked, slowest] = [0, 0]
    const started = performance.now()
    const crawl = async () => {
      while (asked < total) {
        const word = `tur ${(asked++ * 7919).toString(36)}`
        const begun = performance.now()
        const answer = await site.ask(`/tur-ara?search=${encodeURIComponent(word)}&utm_source=${asked}`)
        await answer.arrayBuffer()
        if (answer.status !== 200) wrong.add(answer.status)
        slowest = Math.max(slowest, (performance.now() - begun) / 1000)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, crawl))
    const seconds = (performance.now() - started) / 1000
    const { most } = site.memory()
    await site.end()
    assertSeen(wrong.size === 0, `some were answered ${[...wrong]}`)
    assertSeen(slowest < longestAnswer, `one took ${slowest.toFixed(1)} s`)
    assertSeen(most < mostMemory, `the program took ${most} MB`)
    return {
      seen: `all in ${seconds.toFixed(0)} s, the slowest in ${slowest.toFixed(1)} s; ${most} MB at most`,
      figures: { 'pages answered': total },
    }
  },
}

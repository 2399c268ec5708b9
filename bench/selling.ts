import { type Load, load } from './load.ts'
import { orderOf, type SiteData } from './site-data.ts'

export type Selling = { what: string; perSecond: number; p99: number; misses: number }

const connections = 16
const seconds = 8

/**
 * Pages in memory, 80 addresses in turn, while nothing happens, with an order a second, and with a price change in five
 * seconds. Each is measured twice, alternating.
 */
export async function sellingOf(port: number, data: SiteData): Promise<Selling[]> {
  const tours = data.tours.slice(0, 80 - 2 - data.categories.length)
  const paths = [
    '/',
    '/tur-ara',
    ...data.categories.map((name) => `/turlar/${name}`),
    ...tours.map((name) => `/tur/${name}`),
  ]
  let at = 0
  const mix: Load = {
    port,
    connections,
    seconds,
    next: () => ({ path: paths[at++ % paths.length]!, headers: { 'accept-encoding': 'br' } }),
  }
  const order = async () => {
    const { path, headers, body } = orderOf(data)
    const own = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
  const happening: Record<string, { everyMs: number; happen: () => Promise<void> } | null> = {
    'nothing happens': null,
    'one order a second': { everyMs: 1000, happen: order },
    'one price change in five seconds': { everyMs: 5000, happen: data.changePrice },
  }
  const rounds: Record<string, Selling[]> = {}
  for (let round = 0; round < 2; round += 1) {
    for (const [what, event] of Object.entries(happening)) {
      await load({ ...mix, seconds: 2 })
      const end = performance.now() + seconds * 1000
      const [{ perSecond, p99, misses }] = await Promise.all([load(mix), event && repeat(event, end)])
      rounds[what] = [...(rounds[what] ?? []), { what, perSecond, p99, misses }]
    }
  }
  return Object.values(rounds).map(([first, second]) => (first!.perSecond > second!.perSecond ? first! : second!))
}

async function repeat(
  { everyMs, happen }: { everyMs: number; happen: () => Promise<void> },
  end: number,
): Promise<void> {
  for (let next = performance.now() + everyMs / 2; next < end; next += everyMs) {
    await new Promise((resolve) => setTimeout(resolve, next - performance.now()))
    await happen()
  }
}

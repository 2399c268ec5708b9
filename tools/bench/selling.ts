import { type Load, load } from './load.ts'
import { median } from './measure.ts'
import { orderOf, roomForRun, type SiteData, salesOf } from './site-data.ts'

export type Selling = {
  what: string
  perSecond: number
  /** ms, of all answers: from memory and made again */
  p99: number
  /** pages whose data were read again and are the same, and pages made again */
  confirmed: number
  misses: number
  events: number
}

const connections = 16
const seconds = 6
const rounds = 5
const br = { 'accept-encoding': 'br' }
/** Free seats of the departures that are sold: from the last ones, which cards count, to a coach that nobody has booked yet. */
const seatsOf = (rank: number) => 8 + ((rank * 7) % 39)

/**
 * Pages in memory, 80 addresses in turn, while nothing happens, with an order a second, and with a price change in five
 * seconds: each in five rounds, alternating, and the median of each figure. All pages are in memory when a round begins.
 */
export async function sellingOf(port: number, data: SiteData): Promise<Selling[]> {
  const paths = pagesOf(data)
  const mix = roundOf(port, paths)
  const sell = salesOf(data)
  const happening: Record<string, { everyMs: number; happen: () => Promise<void> } | null> = {
    'nothing happens': null,
    'one order a second': { everyMs: 1000, happen: () => placeOrder(port, data, sell()) },
    'one price change in five seconds': { everyMs: 5000, happen: data.changePrice },
  }
  const found = new Map<string, Omit<Selling, 'what'>[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, event] of Object.entries(happening)) {
      await data.leaveSeats(seatsOf)
      await fillMemory(port, paths)
      const end = performance.now() + seconds * 1000
      const [{ perSecond, p99, confirmed, misses }, events] = await Promise.all([
        load(mix),
        event ? repeat(event, end) : 0,
      ])
      found.set(what, [...(found.get(what) ?? []), { perSecond, p99, confirmed, misses, events }])
    }
  }
  await data.leaveSeats(() => roomForRun)
  return [...found].map(([what, each]) => ({
    what,
    perSecond: median(each.map(({ perSecond }) => perSecond)),
    p99: median(each.map(({ p99 }) => p99)),
    confirmed: median(each.map(({ confirmed }) => confirmed)),
    misses: median(each.map(({ misses }) => misses)),
    events: median(each.map(({ events }) => events)),
  }))
}

/** 80 different pages: home, the list of all tours, categories, tours, and tours in English. */
export function pagesOf({ categories, tours, englishTours }: SiteData): string[] {
  const all = [
    '/',
    '/tur-ara',
    ...categories.map((name) => `/turlar/${name}`),
    ...tours.map((name) => `/tur/${name}`),
    ...englishTours.map((name) => `/en/tur/${name}`),
  ]
  const pages = [...new Set(all)].slice(0, 80)
  if (pages.length < 80) throw new Error(`the site has ${pages.length} pages for the mix, not 80`)
  return pages
}

export async function placeOrder(port: number, data: SiteData, departure: SiteData['departures'][0]): Promise<void> {
  const { path, headers, body } = orderOf(data, departure)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

/** @returns how often it happened */
export async function repeat(
  { everyMs, happen }: { everyMs: number; happen: () => Promise<void> },
  end: number,
): Promise<number> {
  let times = 0
  for (let next = performance.now() + everyMs / 2; next < end; next = Math.max(next + everyMs, performance.now())) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
    await happen()
    times += 1
  }
  return times
}

export function roundOf(port: number, paths: readonly string[]): Load {
  let at = 0
  return { port, connections, seconds, next: () => ({ path: paths[at++ % paths.length]!, headers: br }) }
}

/** @throws Error when a page cannot be found or does not stay in memory */
async function fillMemory(port: number, paths: readonly string[]): Promise<void> {
  const once = () => {
    const left = [...paths]
    const next = () => {
      const path = left.pop()
      return path === undefined ? null : { path, headers: br }
    }
    return load({ port, connections: 4, seconds: 60, next })
  }
  await once()
  const { hits } = await once()
  // An order of the round before may be announced between both.
  if (hits < paths.length - 1 && (await once()).hits < paths.length)
    throw new Error(`${paths.length - hits} of ${paths.length} pages are not in memory`)
}

import { assertSeen } from './drill.ts'
import type { DrillSite } from './site.ts'

export type VisitsWish = {
  visitors: number
  /** ms between an answer and the next page of its visitor */
  pauseMs: number
  random: () => number
  /** Whether a page that was asked for at this time, by performance.now(), may not be refused, even for now. */
  mustAnswer: (askedAt: number) => boolean
}

/** One page of so many is a search for words that nobody has searched for: it is in no memory. */
const searchesAmong = 4

/** Addresses of the site's pages in all languages, as it lists them. */
export async function pagesOf(site: DrillSite): Promise<string[]> {
  const text = await (await site.ask('/sitemap.xml')).text()
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname)
  assertSeen(pages.length > 0 && !text.includes('<sitemapindex'), 'the site lists no pages')
  return pages
}

/** Visitors who look at one page after the other, the next one also when a page is refused for now or not answered. */
export function startVisits(
  site: () => DrillSite,
  pages: readonly string[],
  { visitors, pauseMs, random, mustAnswer }: VisitsWish,
) {
  let [answered, refused, searches] = [0, 0, 0]
  let stopped = false
  const next = () => {
    if (random() < 1 / searchesAmong) return `/tur-ara?search=deneme${searches++}`
    return pages[Math.floor(random() * pages.length)]!
  }
  const one = async () => {
    while (!stopped) {
      const path = next()
      const askedAt = performance.now()
      const status = await look(site(), path)
      if (status === 200) answered += 1
      else {
        assertSeen(status === null || status === 503, `${path} was answered ${status}`)
        assertSeen(!mustAnswer(askedAt), `${path} was answered ${status} when nothing was in its way`)
        refused += 1
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const running = Promise.all(Array.from({ length: visitors }, one))
  running.catch(() => {})
  return {
    answered: () => answered,
    /** answered 503, or not at all */
    refused: () => refused,
    /** Rejects for a page that was answered wrongly; resolves after `stop`. */
    running,
    stop: async () => {
      stopped = true
      await running
    },
  }
}

/** @returns null without an answer @throws Error after a minute, or when a page is not whole */
async function look(site: DrillSite, path: string): Promise<number | null> {
  const timeout = AbortSignal.timeout(60_000)
  const answer = await site
    .ask(path, { signal: timeout })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null)
  assertSeen(!timeout.aborted, `${path} was not answered for a minute`)
  if (!answer) return null
  assertSeen(answer.status !== 200 || answer.text.trimEnd().endsWith('</html>'), `${path} is not whole`)
  return answer.status
}

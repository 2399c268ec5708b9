import type { BrowserContext, Page } from '@playwright/test'

/** The window of a phone as Lighthouse simulates it. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

export type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'texts' | 'film' | 'other'
export type Loaded = { path: string; kind: Kind /** bytes on the wire, headers included */; bytes: number }

/** Milliseconds without a request after which the page is considered as loaded. */
const quietMs = 700

const kinds: [RegExp, Kind][] = [
  [/^text\/html/, 'document'],
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/font/, 'font'],
  [/^image\//, 'picture'],
  [/^application\/json/, 'texts'],
  [/^video\//, 'film'],
]

/** Everything that a first visit of a page downloads without being touched, as the browser counts it. */
export async function firstLoad(context: BrowserContext, url: string): Promise<Loaded[]> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const open = new Map<string, Omit<Loaded, 'bytes'>>()
  const loaded: Loaded[] = []
  let changed = Date.now()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    changed = Date.now()
    if (request.url.startsWith('http')) open.set(requestId, { path: new URL(request.url).pathname, kind: 'other' })
  })
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const known = open.get(requestId)
    if (known) known.kind = kinds.find(([pattern]) => pattern.test(response.mimeType))?.[1] ?? 'other'
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId)
    if (known) loaded.push({ ...known, bytes: encodedDataLength })
    open.delete(requestId)
    changed = Date.now()
  })
  network.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))
  await network.send('Network.enable')
  await page.goto(url)
  await hydrated(page)
  while (open.size > 0 || Date.now() - changed < quietMs) await page.waitForTimeout(100)
  await page.close()
  return loaded
}

/** Waits until the scripts of a public page run (src/base/start/start-later.ts). */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'early' in window && window.early === undefined)
}

export function bytesOf(loaded: readonly Loaded[], kind: Kind): number {
  return loaded.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
}

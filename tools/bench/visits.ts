import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../e2e/find-chromium.ts'
import { phone } from '../../e2e/first-load.ts'
import { install } from './install.ts'
import { median } from './measure.ts'
import type { Server } from './rows.ts'

/** A first visit, as Lighthouse simulates it on a phone. */
export type Visit = {
  page: string
  server: Server
  /** of 100 */
  score: number
  /** ms */
  fcp: number
  /** ms */
  lcp: number
  /** ms */
  tbt: number
  cls: number
  /** ms of the longest task of the main thread */
  task: number
  /** bytes on the wire, with headers; without the stylesheet that the document holds */
  document: number
  /** bytes of stylesheets: files, and what the document holds */
  style: number
  script: number
  /** texts and other data that scripts ask for */
  data: number
  all: number
  requests: number
  /** Lighthouse's measure of the processor */
  benchmarkIndex: number
}
/** `usual`: with Lighthouse's factor of 4. `fitted`: with `slowdown`, the factor for a machine of this benchmark index. */
export type FirstVisits = {
  usual: readonly Visit[]
  benchmarkIndex: number
  slowdown: number
  fitted: readonly Visit[]
}
export type Page = { page: string; server: Server; url: string }

type Request = { resourceType?: string; transferSize: number; url: string; statusCode: number }
type Answer = {
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue: number; details: { items: unknown[] } }>
  environment: { benchmarkIndex: number }
}

/** What the phone's processor is slower by, unless Lighthouse is told otherwise. */
const usualSlowdown = 4

/**
 * How much slower than a machine of this benchmark index the phone is that Lighthouse means; its usual 4 is for 1533.
 * From https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator.
 */
function fittingSlowdown(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return 3 + (benchmarkIndex - 1300) / 233
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return 1 + Math.max(0, benchmarkIndex - 150) / 650
}

/** Every page in `rounds` rounds that alternate between all pages, and the median of each figure. */
export async function firstVisits(pages: readonly Page[], rounds: number): Promise<FirstVisits> {
  await makePictures(pages)
  await askOften(pages.map(({ url }) => ({ url, headers: { 'accept-encoding': 'br' } })))
  const usual = await visit(pages, rounds, usualSlowdown)
  const benchmarkIndex = median(usual.map((each) => each.benchmarkIndex))
  const slowdown = fittingSlowdown(benchmarkIndex)
  return { usual, benchmarkIndex, slowdown, fitted: await visit(pages, rounds, slowdown) }
}

async function visit(pages: readonly Page[], rounds: number, slowdown: number): Promise<Visit[]> {
  const folder = install('tools/bench/lighthouse')
  const found = pages.map((): Omit<Visit, keyof Page>[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { url }] of pages.entries()) found[at]!.push(await visitOnce(folder, url, slowdown))
  return pages.map(({ page, server }, at) => {
    const of = (name: keyof Omit<Visit, keyof Page>) => median(found[at]!.map((each) => each[name]))
    return {
      page,
      server,
      score: of('score'),
      fcp: of('fcp'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      cls: of('cls'),
      task: of('task'),
      document: of('document'),
      style: of('style'),
      script: of('script'),
      data: of('data'),
      all: of('all'),
      requests: of('requests'),
      benchmarkIndex: of('benchmarkIndex'),
    }
  })
}

/** Opens every page as the phone does: the first visit of a page makes its pictures in the phone's widths. */
async function makePictures(pages: readonly Page[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArgs })
  for (const { url } of pages) {
    const context = await browser.newContext(phone)
    await (await context.newPage()).goto(url, { waitUntil: 'networkidle' })
    await context.close()
  }
  await browser.close()
}

/** As visitors of a quiet hour do: the site compresses its pages best when they are asked for often and stay (0070). */
export async function askOften(wishes: readonly { url: string; headers: Record<string, string> }[]): Promise<void> {
  const ask = async ({ url, headers }: (typeof wishes)[number]) =>
    // Without a coding of its own, `fetch` would ask for several.
    (await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })).arrayBuffer()
  for (const wish of wishes) for (let n = 0; n < 60; n += 1) await ask(wish)
  await delay(20_000)
  for (const wish of wishes) {
    await ask(wish)
    // One page is compressed at a time.
    await delay(2000)
  }
}

/** Bytes that a document of the highest compression takes more for the stylesheet that it holds. */
async function inlinedStyle(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const without = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
  return brotliCompressSync(html).length - brotliCompressSync(without).length
}

async function visitOnce(folder: string, url: string, slowdown: number): Promise<Omit<Visit, keyof Page>> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  const args = [program, url, '--output=json', '--quiet', '--only-categories=performance', throttling]
  const flags = `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`
  const { stdout } = await promisify(execFile)('node', [...args, flags], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    maxBuffer: 2 ** 26,
  })
  const { runtimeError, categories, audits, environment } = JSON.parse(stdout) as Answer
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const inlined = await inlinedStyle(url)
  const tasks = audits['long-tasks']!.details.items as { duration: number }[]
  const requests = (audits['network-requests']!.details.items as Request[]).filter((each) =>
    each.url.startsWith('http'),
  )
  const missing = requests.filter(({ statusCode }) => statusCode >= 400)
  if (missing.length > 0)
    throw new Error(`${url}: ${missing.map((each) => `${each.statusCode} ${each.url}`).join(', ')}`)
  const bytes = (of: (request: Request) => boolean) =>
    requests.filter(of).reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    score: categories.performance.score * 100,
    fcp: audits['first-contentful-paint']!.numericValue,
    lcp: audits['largest-contentful-paint']!.numericValue,
    tbt: audits['total-blocking-time']!.numericValue,
    cls: audits['cumulative-layout-shift']!.numericValue,
    task: Math.max(0, ...tasks.map(({ duration }) => duration)),
    document: bytes(({ resourceType }) => resourceType === 'Document') - inlined,
    style: bytes(({ resourceType }) => resourceType === 'Stylesheet') + inlined,
    script: bytes(({ resourceType }) => resourceType === 'Script'),
    data: bytes(({ resourceType }) => resourceType === 'Fetch' || resourceType === 'XHR'),
    all: bytes(() => true),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
  }
}

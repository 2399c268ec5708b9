/**
 * `npm run bench`: requests per second of the built site beside a bare node:http answer of the same bytes, in the same
 * run, and the bytes of the first page. Ratios travel between machines; absolute numbers do not.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { firstPageBytes } from './first-page.ts'

const seconds = 6
const connections = 16
const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'seyyah-bench-'))
const port = 20_000 + (process.pid % 20_000)
const site = `http://127.0.0.1:${port}`
const processes: ChildProcess[] = []

try {
  await startSite()
  const category = (await (await fetch(`${site}/api/pages/categories?products=false`)).json()) as { seo_name: string }[]
  const list = `/turlar/${category[0]!.seo_name}`
  const bare = await startBare(list)
  const misses = Array.from({ length: 200_000 }, (_, n) => `${list}?bench=${n}`)
  const targets: { name: string; url: string; next?: () => string }[] = [
    { name: 'bare node:http, the same bytes', url: bare },
    { name: 'home, from memory', url: `${site}/` },
    { name: 'tour list, from memory', url: site + list },
    { name: 'tour list, rendered each time', url: site, next: () => misses.pop() ?? list },
    { name: 'API: tour list', url: `${site}/api/pages/products/${category[0]!.seo_name}` },
    { name: 'API: static strings', url: `${site}/api/pages/static-languages` },
  ]
  const best = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) best.set(target.name, [...(best.get(target.name) ?? []), await load(target)])
  }
  const median = (name: string) => best.get(name)!.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
  const base = median(targets[0]!.name)
  console.table(
    targets.map(({ name }) => ({
      what: name,
      'req/s': Math.round(median(name)),
      'of bare': (median(name) / base).toFixed(3),
    })),
  )
  console.table(await firstPageBytes(site))
} finally {
  for (const child of processes) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

async function load({ url, next }: { url: string; next?: () => string }): Promise<number> {
  const requests = next
    ? [{ method: 'GET' as const, setupRequest: (request: autocannon.Request) => ({ ...request, path: next() }) }]
    : undefined
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

async function startSite(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
  }
  processes.push(spawn('node', ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] }))
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`${site}/readyz`).catch(() => null)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the site did not get ready within a minute')
}

async function startBare(list: string): Promise<string> {
  const page = await fetch(site + list, { headers: { 'accept-encoding': 'identity' } })
  const file = join(folder, 'page.html')
  writeFileSync(file, Buffer.from(await page.arrayBuffer()))
  const child = spawn('node', ['bench/bare.ts', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  processes.push(child)
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return `http://127.0.0.1:${line.toString().trim()}/`
}

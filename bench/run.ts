/**
 * `npm run bench`: requests per second of the built site and of a bare node:http server with the same bytes in the same
 * run, and the bytes of the first page. Compare ratios; absolute numbers depend on the machine.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstPageBytes } from './first-page.ts'
import { load } from './load.ts'
import { startSite, stopProcess } from './site.ts'

const seconds = 4
const connections = 16
const rounds = 3

const folder = mkdtempSync(join(tmpdir(), 'seyyah-bench-'))
const port = 20_000 + (process.pid % 20_000)
const site = `http://127.0.0.1:${port}`
const processes: ChildProcess[] = []

try {
  processes.push(await startSite({ port, folder }))
  const category = (await (await fetch(`${site}/api/pages/categories?products=false`)).json()) as { seo_name: string }[]
  const list = `/turlar/${category[0]!.seo_name}`
  const misses = Array.from({ length: 200_000 }, (_, n) => `${list}?bench=${n}`)
  const targets: { name: string; path: string; next?: () => string }[] = [
    { name: 'home, from memory', path: '/' },
    { name: 'tour list, from memory', path: list },
    { name: 'tour list, rendered each time', path: list, next: () => misses.pop() ?? list },
    { name: 'API: tour list', path: `/api/pages/products/${category[0]!.seo_name}` },
    { name: 'API: static strings', path: '/api/pages/static-languages' },
  ]
  const barePort = await startBare(await Promise.all(targets.map(({ path }) => sentBytes(site + path))))
  const rates = targets.map(() => ({ site: [] as number[], bare: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { path, next = () => path }] of targets.entries()) {
      rates[at]!.site.push(await load({ port, next, connections, seconds }))
      rates[at]!.bare.push(await load({ port: barePort, next: () => `/${at}`, connections, seconds }))
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
  console.table(
    targets.map(({ name }, at) => {
      const [own, bare] = [median(rates[at]!.site), median(rates[at]!.bare)]
      return { what: name, 'req/s': Math.round(own), bare: Math.round(bare), 'of bare': (own / bare).toFixed(3) }
    }),
  )
  console.table(await firstPageBytes(site))
} finally {
  for (const child of processes) await stopProcess(child)
  rmSync(folder, { recursive: true, force: true })
}

async function startBare(answers: Buffer[]): Promise<number> {
  const files = answers.map((bytes, at) => {
    const file = join(folder, `bare-${at}`)
    writeFileSync(file, bytes)
    return file
  })
  const child = spawn('node', ['bench/bare.ts', ...files], { stdio: ['ignore', 'pipe', 'inherit'] })
  processes.push(child)
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return Number(line.toString().trim())
}

/** Compressed body; `fetch` would decompress it. */
async function sentBytes(url: string): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  return Buffer.concat(await answer.toArray())
}

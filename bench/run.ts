/**
 * `npm run bench`: what answers of the built site cost, in CPU of the site and of its PostgreSQL, beside a bare node:http
 * server that sends the same bytes in the same run; and how many it sends while orders and changes come in. Compare ratios:
 * absolute numbers depend on the machine. Linux only, because CPU is read from /proc.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOf, cpuOfProcess, memoryOf } from './cpu.ts'
import { type Ask, type Loaded, load } from './load.ts'
import { type Row, rowsOf } from './rows.ts'
import { sellingOf } from './selling.ts'
import { startSite, stopProcess } from './site.ts'
import { readSiteData } from './site-data.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const rounds = 3
const connections = 16

const folder = mkdtempSync(join(tmpdir(), 'seyyah-bench-'))
const port = 20_000 + (process.pid % 20_000)
const processes: ChildProcess[] = []

try {
  // As many orders of one network as the bench places.
  const env = { ORDERS_PER_HOUR: '100000', TRUSTED_PROXIES: '127.0.0.1' }
  const site = await startSite({ port, folder, env })
  processes.push(site)
  const memory = { 'after the first start': memoryOf(site.pid!) }
  const data = await readSiteData(folder)
  const rows = rowsOf(data, await etagOf(`http://127.0.0.1:${port}/`))
  const bodies = await Promise.all(rows.map(({ next }) => sentBytes(next())))
  const bare = await startBare(bodies)
  type Measured = { load: Loaded; app: number; postgres: number; bare: number }
  const measured = rows.map((): Measured[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, row] of rows.entries()) {
      const before = cpuOf(site.pid!, folder)
      const loaded = await load({ port, connections, seconds, ...row })
      const after = cpuOf(site.pid!, folder)
      assertKept(row, loaded)
      const bareBefore = cpuOfProcess(bare.process.pid!)
      const bareLoaded = await load({ port: bare.port, connections, seconds: 1, next: () => ({ path: `/${at}` }) })
      measured[at]!.push({
        load: loaded,
        app: (after.app - before.app) / loaded.answers,
        postgres: (after.postgres - before.postgres) / loaded.answers,
        bare: (cpuOfProcess(bare.process.pid!) - bareBefore) / bareLoaded.answers,
      })
    }
  }
  console.table(
    rows.map(({ name }, at) => {
      const of = (value: (each: Measured) => number) => median(measured[at]!.map(value))
      return {
        answer: name,
        'app ms': of(({ app }) => app).toFixed(3),
        'PostgreSQL ms': of(({ postgres }) => postgres).toFixed(3),
        'bare / app': (of((each) => each.bare) / of(({ app }) => app)).toFixed(2),
        'answers/s': Math.round(of((each) => each.load.perSecond)),
        'p99 ms': of((each) => each.load.p99).toFixed(1),
        bytes: Math.round(of((each) => each.load.bytes)),
      }
    }),
  )
  const selling = await sellingOf(port, data)
  console.table(
    selling.map(({ what, perSecond, p99, misses }) => ({
      '80 pages in memory, while': what,
      'answers/s': Math.round(perSecond),
      'of quiet': (perSecond / selling[0]!.perSecond).toFixed(2),
      'p99 ms': p99.toFixed(1),
      rendered: misses,
    })),
  )
  console.table({ ...memory, 'after this load': memoryOf(site.pid!) })
  await data.close()
} finally {
  for (const child of processes) await stopProcess(child)
  rmSync(folder, { recursive: true, force: true })
}

/** Orders of the round before may have dropped a kept answer, which the first requests make. @throws Error when answers are not of the kind that the row names */
function assertKept({ name, kept }: Row, { answers, hits, misses }: Loaded): void {
  const expected = kept === 'hit' ? hits >= answers - connections : kept === 'miss' ? misses === answers : true
  if (!expected) throw new Error(`${name}: ${hits} of ${answers} answers were from memory, ${misses} were made`)
}

function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
}

async function startBare(answers: Buffer[]): Promise<{ port: number; process: ChildProcess }> {
  const files = answers.map((bytes, at) => {
    const file = join(folder, `bare-${at}`)
    writeFileSync(file, bytes)
    return file
  })
  const child = spawn('node', ['bench/bare.ts', ...files], { stdio: ['ignore', 'pipe', 'inherit'] })
  processes.push(child)
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return { port: Number(line.toString().trim()), process: child }
}

/** The body as sent; `fetch` would decompress it. */
async function sentBytes({ path, headers, body }: Ask): Promise<Buffer> {
  if (body) return Buffer.from(await (await fetch(`http://127.0.0.1:${port}/api/languages`)).arrayBuffer())
  const [answer] = (await once(get(`http://127.0.0.1:${port}${path}`, { headers }), 'response')) as [IncomingMessage]
  return Buffer.concat(await answer.toArray())
}

async function etagOf(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('etag')!
}

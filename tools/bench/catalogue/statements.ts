/**
 * `npm run bench -- statements`: what a page costs with 1,000, 10,000 and 100,000 tours. ms in PostgreSQL of every statement that a cold page
 * sends, the tables that its plan reads without an index, and CPU of the last build's pages, cold, after a change, and at another address.
 * With `-- --write` it writes tools/bench/CATALOGUE.md. Linux only, because CPU is read from /proc.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { explain, readsOf, recordStatements, type Statement } from '#src/base/db/statements/test-statements.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { cpuOfProcess, memoryOf, watchOthers } from '../cpu.ts'
import { startSite, stopProcess } from '../site.ts'
import { catalogueOf } from './catalogue.ts'
import { coldPages } from './cold-pages.ts'
import { type Cold, catalogueResultsOf, type Measured, type Timed } from './results.ts'
import { pageFigures, walkLists } from './site.ts'

const sizes = (process.env.BENCH_TOURS ?? '100,1000,10000,100000').split(',').map(Number)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
/** Rows of a table below which an index is not worth reading. */
const small = 1000
/** Of the demo agency: its departures are relative to it, and the site has the machine's clock. */
const day = new Date().toISOString().slice(0, 10)

const measured: Measured[] = []
const folder = mkdtempSync(join(tmpdir(), 'seyyah-statements-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
const others = watchOthers([postmaster])
try {
  for (const size of sizes) {
    const { url, pool, close } = await catalogueOf(server.url, size, day)
    // The site hears of changes.
    for (const name of ['tours', 'departures']) await pool.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await close()
    measured.push({ size, cold: await statementsOf(url), ...(await siteOf(url, size)) })
  }
  const text = catalogueResultsOf(measured, { others: others(), postgres: await versionOf(server.url), rounds })
  console.info(text)
  if (process.argv.includes('--write')) writeFileSync('tools/bench/CATALOGUE.md', text)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @returns the statements of each page, the slowest first */
async function statementsOf(url: string): Promise<Cold[]> {
  const database = connect(url, { statementTimeoutMs: 60_000 })
  const recorded = recordStatements(database)
  const api = testApi(endpoints, { db: database.db, now: () => new Date(`${day}T09:00:00Z`) })
  const found: Cold[] = []
  for (const [page, read] of Object.entries(coldPages(api))) {
    await read()
    const times = new Map<string, number>()
    const statements = recorded()
    const timed: Timed[] = []
    for (const statement of statements) {
      const n = (times.get(statement.caller) ?? 0) + 1
      times.set(statement.caller, n)
      const name = n === 1 ? statement.caller : `${statement.caller} ${n}`
      const { ms, unindexed } = await figuresOf(url, statement)
      timed.push({ name, ms, unindexed })
    }
    found.push({ page, statements: timed.toSorted((a, b) => b.ms - a.ms) })
  }
  await database.close()
  return found
}

async function figuresOf(url: string, statement: Statement): Promise<{ ms: number; unindexed: string[] }> {
  let best = Number.POSITIVE_INFINITY
  let unindexed: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const { Plan, 'Execution Time': ms } = (await explain({ url }, statement)).at(-1)!
    // Other load on the machine only makes rounds slower.
    best = Math.min(best, ms)
    unindexed = readsOf(Plan)
      .filter((node) => node['Node Type'] === 'Seq Scan' && node.read >= small)
      .map((node) => `${node['Relation Name']} (${Math.round(node.read)})`)
  }
  return { ms: best, unindexed: [...new Set(unindexed)] }
}

async function siteOf(url: string, size: number): Promise<Pick<Measured, 'pages' | 'walk' | 'memory'>> {
  const port = 20_000 + (process.pid % 20_000)
  const child = await startSite({ port, folder: join(folder, `site-${size}`), env: { DATABASE_URL: url } })
  try {
    const site = {
      url: `http://127.0.0.1:${port}`,
      database: url,
      cpu: () => ({ app: cpuOfProcess(child.pid!), postgres: cpuOfProcess(postmaster) }),
    }
    const month = new Date(Date.parse(day) + 180 * 86_400_000).toISOString().slice(0, 7)
    const pages = await pageFigures(site, { rounds, month })
    return { pages, walk: await walkLists(site), memory: memoryOf(child.pid!, null).app }
  } finally {
    await stopProcess(child)
  }
}

async function versionOf(url: string): Promise<string> {
  const database = connect(url)
  const { rows } = await database.pool.query<{ server_version: string }>('SHOW server_version')
  await database.close()
  return rows[0]!.server_version
}

/**
 * `npm run bench:statements`: ms in PostgreSQL of every statement that a cold page sends, with 100, 10,000 and 100,000 tours, and the
 * tables that its plan reads without an index. Pages and API have nothing in memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '#src/app.server.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { explain, readsOf, recordStatements, type Statement } from '#src/base/db/test-statements.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { catalogueOf, today } from './catalogue.ts'
import { coldPages } from './cold-pages.ts'

const sizes = (process.env.BENCH_TOURS ?? '100,10000,100000').split(',').map(Number)
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
/** Rows of a table below which an index is not worth reading. */
const small = 1000

type Row = Record<string, string>
const table = new Map<string, Row>()
const folder = mkdtempSync(join(tmpdir(), 'seyyah-statements-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
try {
  for (const size of sizes) {
    const { url, close } = await catalogueOf(server.url, size)
    await close()
    await measure(url, size)
  }
  console.table([...table.values()])
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(url: string, size: number): Promise<void> {
  const database = connect(url, { statementTimeoutMs: 60_000 })
  const recorded = recordStatements(database)
  const api = testApi(endpoints, { db: database.db, now: () => new Date(`${today}T09:00:00Z`) })
  for (const [page, read] of Object.entries(coldPages(api))) {
    await read()
    const times = new Map<string, number>()
    for (const statement of recorded()) {
      const n = (times.get(statement.caller) ?? 0) + 1
      times.set(statement.caller, n)
      const name = n === 1 ? statement.caller : `${statement.caller} ${n}`
      const row = table.get(`${page} ${name}`) ?? { page, statement: name }
      table.set(`${page} ${name}`, { ...row, ...(await figuresOf(url, statement, size)) })
    }
  }
  await database.close()
}

async function figuresOf(url: string, statement: Statement, size: number): Promise<Row> {
  let best = Number.POSITIVE_INFINITY
  let unindexed: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { Plan, 'Execution Time': ms } = (await explain({ url }, statement)).at(-1)!
    // Other load on the machine only makes rounds slower.
    best = Math.min(best, ms)
    unindexed = readsOf(Plan)
      .filter((node) => node['Node Type'] === 'Seq Scan' && node.read >= small)
      .map((node) => `${node['Relation Name']} (${Math.round(node.read)})`)
  }
  return { [`${size}`]: best.toFixed(1), 'read without an index': [...new Set(unindexed)].join(', ') }
}

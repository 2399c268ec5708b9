/**
 * `npm run bench -- records`: what the office waits for with a few and with millions of orders and audit records, in database
 * and API. Compare the ratios to the smallest. BENCH_RECORDS=10000,5000000 BENCH_ROUNDS=5 BENCH_KEEP=1 (keeps the database).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditApi } from '#src/admin/audit/audit.api.server.ts'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { statisticsApi } from '#src/admin/statistics/statistics.api.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { mailboxApi } from '#src/features/inquiries/mailbox/mailbox.api.server.ts'
import { expireHolds } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { catalogueOf, today } from './catalogue.ts'
import { fillRecords } from './fill-records.ts'
import { growingReads, recordReads } from './record-rows.ts'

const sizes = (process.env.BENCH_RECORDS ?? '10000,5000000').split(',').map(Number)
/** Not a divisor of the hours of ten years, so that each tour leaves each day. The number is also the database's name. */
const tours = 61
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

const reads = { ...recordReads, ...growingReads }

const folder = mkdtempSync(join(tmpdir(), 'seyyah-records-'))
const server = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off', max_wal_size: '8GB' } })
try {
  const table = new Map<string, Record<string, string>>()
  const smallest = new Map<string, number>()
  /** `work` gives false when the database ended its statement. */
  const measure = async (name: string, size: number, work: () => Promise<boolean>) => {
    const times: number[] = []
    let whole = true
    for (let round = 0; round <= rounds && whole; round += 1) {
      const started = performance.now()
      whole = await work()
      times.push(performance.now() - started)
    }
    const best = whole ? Math.min(...times) : times.at(-1)!
    if (whole) smallest.set(name, smallest.get(name) ?? best)
    const row = table.get(name) ?? { what: name }
    const ratio = (best / smallest.get(name)!).toFixed(1)
    row[`${size}`] = whole ? `${best.toFixed(1)} ms  × ${ratio}` : `ended after ${best.toFixed(0)} ms`
    table.set(name, row)
    console.info(`${size}: ${name}: ${row[`${size}`]}`)
  }
  for (const size of sizes) {
    const database = await catalogueOf(server.url, tours + sizes.indexOf(size))
    const staff = await insertStaff(database.db)
    await fillRecords(database.url, size)
    const now = () => new Date(`${today}T09:00:00Z`)
    const api = testApi([...ordersAdminApi, ...auditApi, ...mailboxApi, ...statisticsApi], {
      db: database.db,
      staff,
      now,
    })
    for (const [name, path] of Object.entries(reads))
      await measure(name, size, async () => {
        const { status, body } = await api.get(path, { authorization: `Bearer ${'x'.repeat(43)}` })
        if (status === 503 && name in growingReads) return false
        if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
        return true
      })
    await measure('expiry of holds', size, async () => {
      await expireHolds(database.db, now())
      return true
    })
    await database.close()
  }
  console.table([...table.values()])
} finally {
  if (process.env.BENCH_KEEP) console.info(server.url)
  else {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

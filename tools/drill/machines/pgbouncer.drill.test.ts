import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import {
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { strings } from '#src/strings.ts'
import { buildSite, killSites, startSite } from '#src/tests/frame/test-site.ts'
import { startPgBouncer } from '../frame/pgbouncer.ts'

const database = ownDatabase()
const folder = temporaryFolder()
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
let contracts: number[]
let tour: SoldTour

beforeAll(async () => {
  bouncer = await startPgBouncer(database.url, folder)
  await buildSite()
  await insertShippedStrings(database.db, strings)
  await database.db.updateTable('settings').set({ opened_at: new Date(), unpaid_share: 100 }).execute()
  contracts = (await insertAgency(database.db)).contracts
  tour = await insertSoldTour(database.db, { quota: 1000 }, { texts: { tr: 'Likya Yolu' } })
})
afterAll(async () => {
  await killSites()
  await bouncer?.stop()
  removeFolder(folder)
})

const machine = (more: Record<string, string> = {}) =>
  startSite({
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: database.url,
    DATA_DIR: join(folder, 'files'),
    ORDERS_PER_HOUR: '100000',
    SEATS_PER_ADDRESS: '100000',
    RATES_URL: 'off:',
    LOG_LEVEL: 'warn',
    ...more,
  })

test('two machines behind PgBouncer sell each seat once and see what the other changes', async () => {
  const sites = [machine(), machine()]
  const [one, other] = (await Promise.all(sites.map((site) => site.ready()))) as [string, string]
  const order = async (at: string) => {
    const key = randomUUID()
    const answer = await fetch(`${at}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...orderBody([{ tour }], contracts), email: `${key}@ornek.test` }),
    })
    return answer.status
  }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => order(n % 2 ? one : other)))
  expect(answers.filter((status) => status === 201)).toHaveLength(200)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(200)

  const page = async (at: string) => (await fetch(`${at}/tur/likya-yolu`)).text()
  for (const at of [one, other]) expect(await page(at)).not.toContain('Son 3')
  await database.db.updateTable('departures').set({ quota: 204 }).where('id', '=', tour.departureId).execute()
  expect(await order(one)).toBe(201)
  for (const at of [one, other]) expect(await page(at)).toContain('Son 3')
  for (const site of sites) expect(site.output()).not.toContain('connection lost')
})

test('connections through PgBouncer count in UTC and end long statements', async () => {
  const client = new pg.Client({ connectionString: bouncer.url })
  await client.connect()
  const { rows } = await client.query(
    "SELECT current_setting('timezone') AS timezone, current_setting('statement_timeout') AS statement_timeout",
  )
  await client.end()
  expect(rows).toEqual([{ timezone: 'UTC', statement_timeout: '10s' }])
})

test('without the direct address the program does not start behind PgBouncer, and says why', async () => {
  const site = machine({ DATABASE_DIRECT_URL: '' })
  expect(await site.ended).toBe(1)
  expect(site.output()).toMatch(/DATABASE_DIRECT_URL/)
})

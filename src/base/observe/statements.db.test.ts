import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '../db/connect.server.ts'
import { ownDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.server.ts'
import { openLog } from '../log.server.ts'
import { watchStatements } from './statements.server.ts'
import { inWork, newWork } from './work.server.ts'

const given = ownDatabase()
const lines: string[] = []
const log = openLog('warn', { write: (line) => void lines.push(line) })
let database: Database

beforeAll(() => {
  database = connect(given.url, { watch: watchStatements({ slowMs: 200, log }) })
})
afterAll(() => database.close())
afterEach(() => void lines.splice(0))

test('statements are counted for the work that sends them, also in a transaction', async () => {
  const work = newWork('/api/orders')
  await inWork(work, () =>
    transaction(database.db, async (tx) => {
      await sql`SELECT 1`.execute(tx)
      await sql`SELECT pg_sleep(0.01)`.execute(tx)
    }),
  )
  expect(work.statements).toBe(2)
  expect(work.databaseMs).toBeGreaterThan(9)
})

test('a slow statement is logged with its request and text, and never with a value', async () => {
  const work = newWork('/api/orders')
  await inWork(work, () => sql`SELECT pg_sleep(0.25), ${'ayse@ornek.example'}`.execute(database.db))
  const said = lines.map((line) => JSON.parse(line))
  expect(said[0]).toMatchObject({
    msg: 'slow statement',
    request_id: work.id,
    by: '/api/orders',
    text: 'SELECT pg_sleep(0.25), $1',
  })
  expect(said[0].ms).toBeGreaterThanOrEqual(200)
  expect(lines.join('')).not.toContain('ornek')
})

test('a failed statement is counted, and without a threshold none is logged', async () => {
  const silent = connect(given.url, { watch: watchStatements({ slowMs: 0, log }) })
  const work = newWork()
  await inWork(work, () => sql`SELECT 1 / 0`.execute(silent.db)).catch(() => {})
  await silent.close()
  expect(work.statements).toBe(1)
  expect(lines).toEqual([])
})

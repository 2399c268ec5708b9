import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from './embedded/embedded.server.ts'
import { damage, removeFolder, temporaryFolder } from './embedded/test-programs.ts'
import { damagedTables } from './readable.server.ts'

const folder = temporaryFolder()
const start = () => startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } })
let server: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  await server.stop()
  removeFolder(folder)
})

async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: server.url })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

test('a new embedded database has data checksums', async () => {
  const { rows } = await withPool((pool) => pool.query('SHOW data_checksums'))
  expect(rows).toEqual([{ data_checksums: 'on' }])
})

test('tables with a damaged page, or a damaged long value, are named; others are not', async () => {
  const files = await withPool(async (pool) => {
    for (const table of ['whole', 'short', 'long'])
      await pool.query(`CREATE TABLE ${table} (id int, note text STORAGE EXTERNAL)`)
    await pool.query(`INSERT INTO whole SELECT n, 'Kapadokya' FROM generate_series(1, 1000) AS n`)
    await pool.query(`INSERT INTO short SELECT n, 'Kapadokya' FROM generate_series(1, 1000) AS n`)
    await pool.query(`INSERT INTO long SELECT 1, repeat('Kapadokya', 10000)`)
    expect(await damagedTables(pool)).toEqual([])
    const { rows } = await pool.query<{ file: string }>(
      `SELECT pg_relation_filepath('short') AS file
        UNION ALL SELECT pg_relation_filepath(reltoastrelid) FROM pg_class WHERE relname = 'long'`,
    )
    return rows.map(({ file }) => join(folder, 'postgres', file))
  })
  await server.stop()
  for (const file of files) damage(file)
  server = await start()
  expect(await withPool(damagedTables)).toEqual(['long', 'short'])
})

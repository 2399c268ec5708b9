import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToChanges } from '#src/base/cache/changes.server.ts'
import { query } from '#src/base/db/embedded/test-programs.ts'
import { migrate, migrationLock, readMigrations } from '#src/base/db/schema/migrate.server.ts'
import { schemaLook, type Upgrades, watchUpgrades } from '#src/base/db/schema/upgrades.server.ts'
import { ownSite } from '../frame/test-site.ts'

/** A running site whose database a newer version migrates (docs/promises.md, D13). */
const { database, ask, output } = ownSite()
const folder = mkdtempSync(join(tmpdir(), 'seyyah-newer-'))
const known = readMigrations('db/migrations').map(({ name }) => name)
const next = `${String(known.length + 1).padStart(4, '0')}.newer.sql`

let before: number[]

beforeAll(async () => {
  before = await reads()
  mkdirSync(join(folder, 'functions'))
  cpSync('db/migrations', join(folder, 'migrations'), { recursive: true })
  cpSync('db/functions', join(folder, 'functions'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const json = { 'content-type': 'application/json' }
/** A write that is refused with 422 while writes are taken. */
const write = (lang = 'tr') => ask(`/api/orders?lang=${lang}`, { method: 'POST', headers: json, body: '{}' })
const reads = async () => {
  const price = { method: 'POST', headers: json, body: JSON.stringify({ token: 'yok', tourDate: '2030-01-01' }) }
  return [(await ask('/')).status, (await ask('/api/cart-calculator', price)).status]
}

/** A newer version that cannot finish until `release`, because somebody holds a lock of the table that it changes. */
async function upgradeHeldUp(sql: string) {
  writeFileSync(join(folder, 'migrations', next), sql)
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('BEGIN; LOCK TABLE backup_runs IN ACCESS SHARE MODE')
  const migrated = migrate(database.url, folder)
  migrated.catch(() => {})
  return { migrated, release: () => holder.end() }
}

test('while a newer version migrates, pages and prices are answered and writes are 503; one that fails ends it', async () => {
  expect((await write()).status).toBe(422)
  const { migrated, release } = await upgradeHeldUp('ALTER TABLE backup_runs ADD new integer; SELECT nothing;')
  await expect.poll(async () => (await write()).status).toBe(503)
  const refused = await write()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    success: false,
    code: 'updating',
    message:
      'Site güncelleniyor: sayfalara bakabilirsiniz, ama şu anda kayıt alamıyoruz. Lütfen bir dakika sonra yeniden deneyin.',
  })
  expect(await (await write('en')).json()).toMatchObject({ message: expect.stringContaining('is being updated') })
  expect(await reads()).toEqual([200, before[1]])
  expect((await ask('/readyz')).status).toBe(200)
  await release()
  await expect(migrated).rejects.toThrow('nothing')
  await expect.poll(async () => (await write()).status).toBe(422)
})

/** A version that writes, beside the site, and stops when it is asked to. */
async function besideTheSite(work: (other: Upgrades) => Promise<void>) {
  const changes = await listenToChanges(database.url, () => {})
  const look = schemaLook(database.pool, migrationLock, known)
  const other = watchUpgrades({ isAsked: false, look, onChange: () => {} })
  changes.onSchema(other.heard)
  try {
    await work(other)
  } finally {
    other.close()
    await changes.close()
  }
}

test('a write that is under way ends before functions change, and writes go on after them', () =>
  besideTheSite(async (other) => {
    const held = Promise.withResolvers<string>()
    const writing = other.write(() => held.promise)
    rmSync(join(folder, 'migrations', next), { force: true })
    writeFileSync(
      join(folder, 'functions/zz_newer.sql'),
      'CREATE FUNCTION newer() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
    )
    const migrated = migrate(database.url, folder)
    await expect.poll(other.closed).toBe('migrating')
    expect(await query(database.url, "SELECT to_regproc('newer') AS found")).toEqual([{ found: null }])
    held.resolve('done')
    expect(await writing).toBe('done')
    expect(await migrated).toEqual({ migrations: [], functions: ['zz_newer.sql'] })
    await expect.poll(other.closed).toBe(null)
    await expect.poll(async () => (await write()).status).toBe(422)
  }))

test('a write that is under way ends before the first migration begins', () =>
  besideTheSite(async (other) => {
    const held = Promise.withResolvers<string>()
    const writing = other.write(() => held.promise)
    writeFileSync(join(folder, 'migrations', next), 'CREATE TABLE newer (id integer)')
    const migrated = migrate(database.url, folder)
    await expect.poll(other.closed).toBe('migrating')
    const newer = "SELECT to_regclass('newer') AS found"
    expect(await query(database.url, newer)).toEqual([{ found: null }])
    await expect(other.write(async () => 'late')).rejects.toMatchObject({ status: 503, code: 'updating' })
    held.resolve('done')
    expect(await writing).toBe('done')
    expect((await migrated).migrations).toEqual([next])
    await expect.poll(other.closed).toBe('newer')
  }))

test('after it the older version goes on showing pages, writes nothing and says so', async () => {
  await expect.poll(output).toContain('Veritabanı artık daha yeni bir sürümün')
  expect((await write()).status).toBe(503)
  expect(await reads()).toEqual([200, before[1]])
})

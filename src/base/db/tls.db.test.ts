import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp } from '../backup/backup.server.ts'
import { listenToChanges } from '../cache/changes.server.ts'
import { openDisk } from '../files/disk.server.ts'
import { unknownServer } from '../mail/unknown-server.fixture.ts'
import { connect, isDatabaseUnavailable } from './connect.server.ts'
import { takeAppLock } from './embedded/app-lock.server.ts'
import { findBinaries } from './embedded/binaries.server.ts'
import { startEmbedded } from './embedded/embedded.server.ts'
import { toolEnv } from './embedded/file-lock.server.ts'
import { killWhenTestsEnd, removeFolder, temporaryFolder } from './embedded/test-programs.ts'
import { runAs, serverUser } from './embedded/user.server.ts'
import { migrate } from './schema/migrate.server.ts'

/** A server that takes encrypted connections alone, as rented ones do, with the certificate of an authority of its own. */
let server: ChildProcess | undefined
let folder: string
let ca: string
let address: string
beforeAll(async () => {
  folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  await (await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } })).stop()
  const cluster = join(dataDir, 'postgres')
  const user = serverUser(cluster)
  const write = (name: string, text: string) => {
    const file = join(cluster, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (process.getuid!() === 0) chownSync(file, user.uid, user.gid)
    return file
  }
  const port = await freePort()
  const settings = {
    fsync: 'off',
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    ssl: 'on',
    ssl_cert_file: write('tls.crt', unknownServer.cert),
    ssl_key_file: write('tls.key', unknownServer.key),
    hba_file: write('tls_hba.conf', 'hostssl all all 127.0.0.1/32 trust\n'),
  }
  const { postgres, needed } = findBinaries()
  const [command, ...args] = [
    ...runAs(user, [...needed, cluster]),
    ...[postgres, '-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  server = spawn(command!, args, { cwd: '/', env: toolEnv, stdio: ['ignore', 'ignore', 'pipe'] })
  killWhenTestsEnd(server)
  await ready(server)
  ca = join(folder, 'ca.crt')
  writeFileSync(ca, unknownServer.cert)
  address = `postgresql://seyyah@localhost:${port}/seyyah`
})
afterAll(async () => {
  if (server?.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
  removeFolder(folder)
})

/** @throws with what it wrote, when it ended instead */
async function ready({ stderr }: ChildProcess): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface({ input: stderr! })) {
    said.push(line)
    if (line.includes('ready to accept connections')) return void stderr!.resume()
  }
  throw new Error(said.join('\n'))
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  return port
}

const verified = () => `${address}?sslmode=verify-full&sslrootcert=${encodeURIComponent(ca)}`
const failure = async (url: string) => {
  const { ping, close } = connect(url)
  const error: unknown = await ping().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  await close()
  return error
}

test('migration, statements, notifications, locks and backup go through TLS', async () => {
  await migrate(verified(), 'db')
  const { db, pool, close } = connect(verified())
  onTestFinished(close)
  const { rows } = await pool.query<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
  expect(rows).toEqual([{ ssl: true }])
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])

  const lost: Error[] = []
  const changes = await listenToChanges(verified(), (error) => void lost.push(error))
  onTestFinished(() => changes.close())
  const { promise, resolve } = Promise.withResolvers<unknown>()
  changes.subscribe(resolve)
  await pool.query(`SELECT pg_notify('seyyah_changes', '')`)
  await promise
  expect(lost).toEqual([])

  const lock = await takeAppLock(verified())
  onTestFinished(async () => lock?.release())
  expect(lock).not.toBeNull()
  expect(await takeAppLock(verified())).toBeNull()

  const made = await backUp({
    url: verified(),
    disk: openDisk(join(folder, 'files')),
    target: join(folder, 'yedek'),
    passphrase: 'yalnızca denemek için',
    cost: 4,
  })
  expect(made.bytes).toBeGreaterThan(1000)
})

test('a server that no authority vouches for is refused, and counts as away', async () => {
  const unknown = await failure(`${address}?sslmode=verify-full`)
  expect(unknown).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  // Pages from memory are answered until the certificate is renewed.
  expect(isDatabaseUnavailable(unknown)).toBe(true)
})

test('without TLS it takes no connection', async () => {
  expect(await failure(address)).toMatchObject({ code: '28000' })
})

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query, removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { emptyDatabase, ownDatabase } from '#src/base/db/test-database.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import {
  insertAgency,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { strings } from '#src/strings.ts'
import { buildSite, killSites, type Site, startSite } from '#src/tests/frame/test-site.ts'
import { freePorts, type Nginx, startNginx } from '../frame/nginx.ts'

const database = ownDatabase()
const folder = temporaryFolder()
let contracts: number[]
beforeAll(async () => {
  await buildSite()
  await insertShippedStrings(database.db, strings)
  await database.db.updateTable('settings').set({ opened_at: new Date() }).execute()
  contracts = (await insertAgency(database.db)).contracts
})
afterAll(async () => {
  await killSites()
  removeFolder(folder)
})

const machine = (port: number, more: Record<string, string> = {}) =>
  startSite({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'files'),
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_URL: 'https://www.example.com',
    ORDERS_PER_HOUR: '100000',
    SEATS_PER_ADDRESS: '100000',
    RATES_URL: 'off:',
    LOG_LEVEL: 'error',
    ...more,
  })

/** Visitors who read and order without a pause until `stop`. */
function storm({ ask }: Nginx, tour: SoldTour, isLost: (answer: { status: number }) => boolean) {
  const state = { answers: 0, orders: [] as string[], failures: [] as string[] }
  let isOver = false
  const order = async () => {
    const key = randomUUID()
    const body = JSON.stringify({ ...orderBody([{ tour }], contracts), email: `${key}@ornek.test` })
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    for (;;) {
      const answer = await ask('/api/orders', { method: 'POST', headers, body }).catch((error: Error) => ({
        status: 0,
        text: error.message,
      }))
      // A browser without an answer repeats the order under its key.
      if (isLost(answer)) continue
      if (answer.status === 201) state.orders.push(JSON.parse(answer.text).data.order_no)
      else state.failures.push(`order: ${answer.status} ${answer.text.slice(0, 200)}`)
      return
    }
  }
  const read = async (path: string) => {
    const { status, text } = await ask(path).catch((error: Error) => ({ status: 0, text: error.message }))
    if (status !== 200) state.failures.push(`${path}: ${status} ${text.slice(0, 200)}`)
  }
  const visitor = async () => {
    while (!isOver) {
      await read('/')
      await order()
      await read(`/api/pages/site?n=${state.answers}`)
      state.answers += 3
    }
  }
  const visitors = Array.from({ length: 6 }, visitor)
  return {
    state,
    /** Resolves after so many more answers. */
    more: (count: number) => {
      const from = state.answers
      return expect.poll(() => state.answers, { timeout: 30_000 }).toBeGreaterThan(from + count)
    },
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
    },
  }
}

async function storedOrders(tour: SoldTour): Promise<string[]> {
  const rows = await database.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('order_no')
    .where('departure_id', '=', tour.departureId)
    .execute()
  return rows.map(({ order_no }) => order_no).sort()
}

test('a restart of two machines, one after the other, drops no request', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10_000 })
  const ports = await freePorts(2)
  // As deploy/nginx.conf asks.
  const drain = { DRAIN_SECONDS: '5' }
  const sites: Site[] = ports.map((port) => machine(port, drain))
  await Promise.all(sites.map((site) => site.ready()))
  const nginx = await startNginx(join(folder, 'rolling'), ports)
  const visitors = storm(nginx, tour, () => false)
  await visitors.more(60)
  for (const [index, port] of ports.entries()) {
    sites[index]!.child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
    expect(await sites[index]!.ended).toBe(0)
    sites[index] = machine(port, drain)
    await sites[index]!.ready()
    await visitors.more(60)
  }
  await visitors.stop()
  await nginx.stop()
  expect(visitors.state.failures).toEqual([])
  expect(visitors.state.orders.sort()).toEqual(await storedOrders(tour))
  expect(await seatsTaken(database.db, tour.departureId)).toBe(visitors.state.orders.length)
  await killSites()
})

test('kill -9 of one machine in a storm of orders loses none that was acknowledged', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10_000 })
  const ports = await freePorts(2)
  const sites = ports.map((port) => machine(port))
  await Promise.all(sites.map((site) => site.ready()))
  const nginx = await startNginx(join(folder, 'killed'), ports)
  const visitors = storm(nginx, tour, ({ status }) => status === 0 || status === 502)
  await visitors.more(60)
  sites[0]!.child.kill('SIGKILL')
  await sites[0]!.ended
  await visitors.more(60)
  await visitors.stop()
  await nginx.stop()
  expect(visitors.state.failures).toEqual([])
  expect(visitors.state.orders.sort()).toEqual(await storedOrders(tour))
  expect(await seatsTaken(database.db, tour.departureId)).toBe(visitors.state.orders.length)
  await killSites()
})

/** As systemd does with deploy/seyyah.socket: listens and never accepts, and starts the program again when it has ended. */
const holder = `
  const { createServer } = require('node:net')
  const { spawnSync } = require('node:child_process')
  const socket = createServer().listen(0, '127.0.0.1', () => {
    for (let starts = 0; starts < 2; starts++)
      spawnSync(process.execPath, ['build/server/main.js'], { stdio: ['ignore', 'inherit', 'inherit', socket._handle.fd] })
    process.exit(0)
  })`

test.runIf(process.platform === 'linux')(
  'a process that restarts on a socket of systemd drops no request: they wait',
  async () => {
    const given = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'files'), RATES_URL: 'off:', LOG_LEVEL: 'error' }
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', LISTEN_FDS: '1', ...given }
    const supervisor = spawn(process.execPath, ['-e', holder], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    try {
      const addresses = createInterface(supervisor.stdout)[Symbol.asyncIterator]()
      const started = async () => {
        for (;;) {
          const { value, done } = await addresses.next()
          if (done) throw new Error('the program did not start')
          const address = /^Seyyah hazır: (\S+)$/.exec(value)?.[1]
          if (address) return address.replace('localhost', '127.0.0.1')
        }
      }
      const at = await started()
      const state = { answers: 0, failures: [] as unknown[], isOver: false }
      const visitor = async () => {
        while (!state.isOver) {
          const headers = { connection: 'close' }
          await fetch(`${at}/api/pages/site?n=${state.answers}`, { headers }).then(
            (answer) => answer.status === 200 || state.failures.push(answer.status),
            (error: Error) => state.failures.push(error.cause),
          )
          state.answers += 1
        }
      }
      const visitors = Array.from({ length: 4 }, visitor)
      const more = () => {
        const from = state.answers
        return expect.poll(() => state.answers).toBeGreaterThan(from + 40)
      }
      await more()
      const program = Number(readFileSync(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8').trim())
      process.kill(program, 'SIGTERM')
      expect(await started()).toBe(at)
      await more()
      state.isOver = true
      await Promise.all(visitors)
      expect(state.failures).toEqual([])
    } finally {
      process.kill(-supervisor.pid!, 'SIGKILL')
    }
  },
)

test('two processes that start at once on an empty database migrate it once, with one administrator and one demo', async () => {
  const fresh = await emptyDatabase()
  const env = { DATABASE_URL: fresh.url, DATA_DIR: join(folder, 'fresh'), DEMO: 'yes', RATES_URL: 'off:' }
  const sites = [startSite(env), startSite(env)]
  await Promise.all(sites.map((site) => site.ready()))
  const migrations = await query<{ name: string }>(fresh.url, 'SELECT name FROM schema_migrations ORDER BY name')
  expect(migrations.map(({ name }) => name)).toEqual(readdirSync('db/migrations').sort())
  expect(await query(fresh.url, 'SELECT count(*)::int AS companies FROM company')).toEqual([{ companies: 1 }])
  expect(sites.filter((site) => site.output().includes('İlk yönetici'))).toHaveLength(1)
  await killSites()
  await fresh.drop()
})

test('nginx leads http to https, and speaks TLS 1.2 and newer only', async () => {
  const { ports, stop } = await startNginx(join(folder, 'tls'), await freePorts(2))
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/tur/x?a=1`, { method: 'POST', redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://www.example.com/tur/x?a=1'])
  /** @returns what is spoken, or why nothing is */
  const speak = (version: SecureVersion) =>
    new Promise<string | null>((resolve) => {
      const options = { host: '127.0.0.1', port: ports.tls, servername: 'www.example.com', rejectUnauthorized: false }
      // The client would offer the old ones by itself: only the server refuses them.
      const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
      const socket = connect({ ...options, ...old }, () => {
        resolve(socket.getProtocol())
        socket.destroy()
      })
      socket.on('error', ({ message }) => resolve(message))
    })
  expect(await Promise.all((['TLSv1.2', 'TLSv1.3'] as const).map(speak))).toEqual(['TLSv1.2', 'TLSv1.3'])
  for (const version of ['TLSv1', 'TLSv1.1'] as const) expect(await speak(version)).toMatch(/alert protocol version/)
  await stop()
})

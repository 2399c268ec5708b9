import { readFileSync } from 'node:fs'
import { connect as connectSocket, type Socket } from 'node:net'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { assertSeen, type Drill } from './frame/drill.ts'
import { assertKept, lastOrder, openShop, send } from './frame/orders.ts'
import type { DrillSite } from './frame/site.ts'

/** s; docs/promises.md, 15 */
const longestStay = 20
/** MB; the program alone, with all of them connected. */
const mostMemory = 600
/** ms between looks at the connections of the site */
const lookMs = 200
/** s; what a visitor waits meanwhile. */
const longestAnswer = 3

export const drill: Drill = {
  fault:
    'clients that send a head or a body byte by byte, never read their answer, or send heads of a megabyte; compressed bodies and pictures that unpack to gigabytes',
  expected: `each is refused or cut off within ${longestStay} s of its connection, visitors meanwhile wait ${longestAnswer} s at most, and the program stays under ${mostMemory} MB`,
  run: async ({ start, times, say, after }) => {
    const site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const { url } = await startEmbedded({ dataDir: site.dataDir, log: () => {} })
    const database = connect(url, { max: 1 })
    after(() => database.close())
    const token = await insertSession(database.db, await insertStaff(database.db))

    const crowd = [
      ...Array.from({ length: times(1000) }, () => slow(site, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', '')),
      ...Array.from({ length: times(300) }, () => slow(site, `${orderHead}Content-Length: 200000\r\n\r\n`, '{"a":"')),
      ...Array.from({ length: times(200) }, () => unread(site, 60)),
      ...Array.from({ length: times(20) }, () => huge(site)),
    ]
    // What they do not read fits into the system's buffers: for the program they are idle, which it allows for longer.
    const idle = Array.from({ length: times(200) }, () => unread(site, 8))
    after(() => {
      for (const { socket } of [...crowd, ...idle]) socket.destroy()
    })
    const looking = setInterval(() => noteGone(site, crowd), lookMs)
    after(() => clearInterval(looking))
    // Those who connected late, because so many did at once, have their time too.
    const ends = () =>
      Math.max(...crowd.map(({ connected }) => connected() ?? performance.now())) + (longestStay + 2) * 1000
    let slowest = 0
    const orders = []
    const refused = new Set<number>()
    while (performance.now() < ends()) {
      const order = shop.next()
      orders.push(order)
      for (const work of [() => statusOf(site, '/'), () => statusOf(site, '/tur-ara'), () => send(site, order)]) {
        const asked = performance.now()
        const status = await work()
        slowest = Math.max(slowest, (performance.now() - asked) / 1000)
        assertSeen(status !== null && status < 500, `a visitor was answered ${status}`)
      }
      for (const status of await bombs(site, token)) refused.add(status)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    const open = crowd.filter(({ stayed }) => stayed() === null).length
    const longest = Math.max(...crowd.map(({ stayed }) => stayed() ?? 0)) / 1000
    const { most } = site.memory()
    say(`${crowd.length} clients, ${open} still connected, ${longest.toFixed(1)} s at most, ${most} MB`)
    const found = await assertKept(shop, orders, before)
    await shop.db.end()
    assertSeen(open === 0, `${open} of ${crowd.length} clients are still connected after ${longestStay} s`)
    assertSeen(longest <= longestStay, `a client stayed for ${longest.toFixed(1)} s`)
    assertSeen(slowest < longestAnswer, `a visitor waited ${slowest.toFixed(1)} s`)
    assertSeen(most < mostMemory, `the program took ${most} MB`)
    assertSeen(
      [...refused].every((status) => status >= 400 && status < 500),
      `bombs were answered ${[...refused]}`,
    )
    return {
      seen: `${crowd.length} clients beside ${idle.length} that read nothing, each gone ${longest.toFixed(1)} s after it connected at most; a visitor waited ${slowest.toFixed(2)} s at most; bombs were answered ${[...refused].sort().join(', ')}; ${most} MB at most`,
      figures: { 'bad clients': crowd.length, 'orders acknowledged': orders.length, 'orders found': found },
    }
  },
}

type Client = {
  socket: Socket
  /** its own; 0 before it is connected */
  port: () => number
  /** when it connected, by performance.now() */
  connected: () => number | null
  /** ms from its connection to its end; null before */
  stayed: () => number | null
  /** Its connection has ended: one that does not read does not notice. */
  gone: () => void
}

const orderHead = 'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

function client({ port }: DrillSite): Client {
  const socket = connectSocket(port, '127.0.0.1')
  let connectedAt: number | null = null
  let goneAt: number | null = null
  let own = 0
  const gone = () => {
    goneAt ??= performance.now()
  }
  socket.on('error', () => {})
  socket.once('connect', () => {
    own = socket.localPort!
    connectedAt = performance.now()
  })
  socket.once('close', gone)
  return {
    socket,
    port: () => own,
    connected: () => connectedAt,
    stayed: () => (connectedAt === null || goneAt === null ? null : goneAt - connectedAt),
    gone,
  }
}

/** Notes the end of those whose connections the site no longer has. */
function noteGone(site: DrillSite, crowd: readonly Client[]): void {
  const waiting = crowd.filter(({ connected, stayed }) => connected() !== null && stayed() === null)
  if (waiting.length === 0) return
  const ports = remotePorts(site)
  for (const each of waiting) if (!ports.has(each.port())) each.gone()
}

/** Sends a byte a second after the first words. */
function slow(site: DrillSite, head: string, body: string): Client {
  const made = client(site)
  made.socket.resume().write(head + body)
  const timer = setInterval(() => made.socket.write('x'), 1000)
  made.socket.once('close', () => clearInterval(timer))
  return made
}

/** Asks for a long page so many times at once, and reads nothing. */
function unread(site: DrillSite, count: number): Client {
  const made = client(site)
  made.socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n'.repeat(count))
  return made
}

function huge(site: DrillSite): Client {
  const made = client(site)
  made.socket.resume().write(`GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'z'.repeat(1024 * 1024)}\r\n\r\n`)
  return made
}

/** 20 MB of zeros in 20 kB. */
const gzipBomb = gzipSync(Buffer.alloc(20 * 1024 * 1024))

async function bombs(site: DrillSite, token: string): Promise<number[]> {
  const packed = await site.ask('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipBomb,
  })
  const form = new FormData()
  form.append('file', new Blob([pictureBomb], { type: 'image/png' }), 'bomb.png')
  const picture = await site.ask(imageUploadPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await Promise.all([packed.arrayBuffer(), picture.arrayBuffer()])
  return [packed.status, picture.status]
}

/** A PNG of 30,000 times 30,000 black pixels: 110 kB, 3.6 GB when decoded. */
const pictureBomb = pngOf(30_000)

function pngOf(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel, grey.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** Of all connections that the site has open, or that wait for it to take them. */
function remotePorts({ port }: DrillSite): Set<number> {
  // ESTABLISHED and SYN_RECV of the kernel's tcp_states.h.
  const open = ['01', '03']
  const portOf = (address: string) => Number.parseInt(address.split(':')[1]!, 16)
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  const connections = lines.map((line) => line.trim().split(/\s+/))
  return new Set(
    connections
      .filter(([, local, , state]) => open.includes(state!) && portOf(local!) === port)
      .map(([, , remote]) => portOf(remote!)),
  )
}

async function statusOf(site: DrillSite, path: string): Promise<number> {
  const answer = await site.ask(path, { signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}

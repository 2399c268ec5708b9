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
/** s; what a visitor waits meanwhile. */
const longestAnswer = 3

export const drill: Drill = {
  fault:
    'clients that send a head or a body byte by byte, never read their answer, or send heads of a megabyte; compressed bodies and pictures that unpack to gigabytes',
  expected: `each is refused or cut off within ${longestStay} s, visitors meanwhile wait ${longestAnswer} s at most, and the program stays under ${mostMemory} MB`,
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
    const begun = performance.now()
    let slowest = 0
    const orders = []
    const refused = new Set<number>()
    while (performance.now() - begun < (longestStay + 2) * 1000) {
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
    const connected = remotePorts(site)
    const open = crowd.filter(({ port }) => connected.has(port())).length
    const longest = Math.max(...crowd.map(({ closed }) => closed() ?? 0)) / 1000
    const { most } = site.memory()
    say(`${crowd.length} clients, ${open} still connected, ${most} MB`)
    const found = await assertKept(shop, orders, before)
    await shop.db.end()
    assertSeen(open === 0, `${open} of ${crowd.length} clients are still connected after ${longestStay} s`)
    assertSeen(slowest < longestAnswer, `a visitor waited ${slowest.toFixed(1)} s`)
    assertSeen(most < mostMemory, `the program took ${most} MB`)
    assertSeen(
      [...refused].every((status) => status >= 400 && status < 500),
      `bombs were answered ${[...refused]}`,
    )
    return {
      seen: `${crowd.length} clients beside ${idle.length} that read nothing, each gone after ${longest.toFixed(0)} s at most; a visitor waited ${slowest.toFixed(2)} s at most; bombs were answered ${[...refused].sort().join(', ')}; ${most} MB at most`,
      figures: { 'bad clients': crowd.length, 'orders acknowledged': orders.length, 'orders found': found },
    }
  },
}

type Client = {
  socket: Socket
  /** its own; 0 before it is connected */
  port: () => number
  /** ms from its start; null while it is connected, and for one that does not read, who does not notice */
  closed: () => number | null
}

const orderHead = 'POST /api/orders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

function client({ port }: DrillSite): Client {
  const socket = connectSocket(port, '127.0.0.1')
  const begun = performance.now()
  let at: number | null = null
  let own = 0
  socket.on('error', () => {})
  socket.once('connect', () => {
    own = socket.localPort!
  })
  socket.once('close', () => {
    at = performance.now() - begun
  })
  return { socket, port: () => own, closed: () => at }
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

/** Of all connections that the site has open. */
function remotePorts({ port }: DrillSite): Set<number> {
  const established = '01'
  const portOf = (address: string) => Number.parseInt(address.split(':')[1]!, 16)
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  const connections = lines.map((line) => line.trim().split(/\s+/))
  return new Set(
    connections
      .filter(([, local, , state]) => state === established && portOf(local!) === port)
      .map(([, , remote]) => portOf(remote!)),
  )
}

async function statusOf(site: DrillSite, path: string): Promise<number> {
  const answer = await site.ask(path, { signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}

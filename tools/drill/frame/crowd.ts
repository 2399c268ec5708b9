import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { assertSeen } from './drill.ts'
import type { DrillSite } from './site.ts'

/** s; what a client that holds on to its connection may stay (docs/promises.md, D4). */
export const longestStay = 20
/** ms between looks at the connections of the site */
const lookMs = 200

/** How many clients of each kind. */
export type CrowdWish = {
  /** send a head byte by byte */
  slowHeads: number
  /** send a body byte by byte */
  slowBodies: number
  /** never read what they ask for */
  unread: number
  /** send a head of a megabyte */
  huge: number
}

export type Crowd = {
  size: number
  /** By performance.now(): until then each may stay. Later for those who connected late, because so many did at once. */
  ends: () => number
  /** still connected */
  open: () => number
  /** s, of the one of those gone that stayed longest */
  longest: () => number
  /** @throws Error when one is still connected, or was for too long */
  assertGone: () => void
  leave: () => void
}

/** Clients that hold on to their connections. */
export function startCrowd(site: DrillSite, { slowHeads, slowBodies, unread, huge }: CrowdWish): Crowd {
  const several = (count: number, made: () => Client) => Array.from({ length: count }, made)
  const crowd = [
    ...several(slowHeads, () => slow(site, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', '')),
    ...several(slowBodies, () => slow(site, `${orderHead}Content-Length: 200000\r\n\r\n`, '{"a":"')),
    ...several(unread, () => reader(site, 60)),
    ...several(huge, () => withHugeHead(site)),
  ]
  const looking = setInterval(() => noteGone(site, crowd), lookMs)
  const open = () => crowd.filter(({ stayed }) => stayed() === null).length
  const longest = () => Math.max(...crowd.map(({ stayed }) => stayed() ?? 0)) / 1000
  return {
    size: crowd.length,
    ends: () => Math.max(...crowd.map(({ connected }) => connected() ?? performance.now())) + (longestStay + 2) * 1000,
    open,
    longest,
    assertGone: () => {
      assertSeen(open() === 0, `${open()} of ${crowd.length} clients are still connected after ${longestStay} s`)
      assertSeen(longest() <= longestStay, `a client stayed for ${longest().toFixed(1)} s`)
    },
    leave: () => {
      clearInterval(looking)
      for (const { socket } of crowd) socket.destroy()
    },
  }
}

/**
 * Clients that ask for what fits into the system's buffers and do not read it: for the program they are idle, which it allows for
 * longer than a crowd.
 */
export function startIdle(site: DrillSite, count: number): { leave: () => void } {
  const idle = Array.from({ length: count }, () => reader(site, 8))
  return {
    leave: () => {
      for (const { socket } of idle) socket.destroy()
    },
  }
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
  const socket = connect(port, '127.0.0.1')
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
function reader(site: DrillSite, count: number): Client {
  const made = client(site)
  made.socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n'.repeat(count))
  return made
}

function withHugeHead(site: DrillSite): Client {
  const made = client(site)
  made.socket.resume().write(`GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'z'.repeat(1024 * 1024)}\r\n\r\n`)
  return made
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

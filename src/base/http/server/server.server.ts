import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ReadyAnswer } from '../../answers/prepared.server.ts'
import { Failure } from '../../errors.ts'
import { type WatchedBody, watchBody } from './slow-bodies.server.ts'
import { watchReaders } from './slow-readers.server.ts'

/** `allowSlowBody`: lets a large body arrive slowly while it keeps coming; any other body has 18 s. @throws Failure 503 once the server closes */
export type Facts = { address: string; allowSlowBody?: () => void }
export type Handle = (request: Request, facts: Facts) => Promise<Response>

/** The response to a request that needs no await, or null. */
export type FastPath = (request: IncomingMessage) => ReadyAnswer | null

export type Listening = {
  port: number
  /**
   * Answers pending requests and accepts no new ones. From now on every answer ends its connection and says so.
   * @param notice until it resolves, new connections are still accepted: for a proxy that sees at /readyz that the process leaves
   */
  close(notice?: Promise<unknown>): Promise<void>
}

/** ms. Slow clients are disconnected within 20 s of a head, a body or an answer, intervals between looks included (docs/promises.md, D4). */
const usualTimes = {
  /** for the head of a request to arrive */
  headMs: 10_000,
  /** between the looks at heads that are under way */
  headCheckMs: 1000,
  /** for a body to arrive */
  bodyMs: 18_000,
  /** in which a client neither sends nor takes a byte */
  idleMs: 19_000,
  /** in which a client takes the least part of an answer (slow-readers.server.ts) */
  takeMs: 18_000,
  /** between the looks at answers that are under way */
  takeCheckMs: 1000,
  /** for pending requests at shutdown: the process exits within ten seconds (docs/promises.md, D1) */
  drainMs: 6000,
}
export type Times = typeof usualTimes

const drainStepMs = 50
/** Time for a request on a connection that was open and idle: its client does not know yet that the process leaves. */
const idleGraceMs = 500
/** Longest wait for a moment in which nobody connects. */
const quietMs = 500

/** ms between an answer before the end of a body and the end of its connection */
const lingerMs = 500

/** Of a body that was still arriving: nothing of it was done. */
const leftOut = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** ms that a connection without a request stays open. */
const keepAliveTimeout = 65_000
/** Requests of one connection that wait for the answer before them. Browsers and nginx send none; each answer of one who does not read is kept. */
const mostPipelined = 16

/**
 * @param port a number, or a socket that somebody else listens on and keeps: connections wait in it while the process restarts
 * @param fastPath called first: responses in memory are sent without building a web-standard request and response, which
 * cost more than the response itself (measured in docs/decisions/0004).
 * @param times those that differ from the usual ones
 * @throws Error with a message for the operator when listening fails.
 */
export async function listen(
  handle: Handle,
  fastPath: FastPath,
  host: string,
  port: number | { fd: number },
  times: Partial<Times> = {},
): Promise<Listening> {
  const { headMs, headCheckMs, bodyMs, idleMs, takeMs, takeCheckMs, drainMs } = { ...usualTimes, ...times }
  const bodies = new WeakMap<IncomingMessage, WatchedBody>()
  const pending = new Set<ServerResponse>()
  const pipelined = new WeakMap<Socket, number>()
  /** Cuts the connection when it is. */
  const isOneTooMany = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = pipelined.get(socket) ?? 0
    if (count === mostPipelined) {
      socket.destroy()
      return true
    }
    pipelined.set(socket, count + 1)
    response.once('close', () => pipelined.set(socket, pipelined.get(socket)! - 1))
    return false
  }
  let isLeaving = false
  /** A body that needs longer than the end of the process allows would be cut. */
  let isClosing = false
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const { socket } = incoming as IncomingMessage
      // While the server works, the client's silence does not count. A slow sender is still disconnected.
      socket.setTimeout(0)
      try {
        const allowSlowBody = () => {
          if (isClosing)
            throw new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '5' } })
          bodies.get(incoming as IncomingMessage)?.allowSlowBody()
        }
        return await handle(request, { address: socket.remoteAddress ?? '', allowSlowBody })
      } finally {
        if (!(incoming as IncomingMessage).complete) endWith(outgoing as ServerResponse, socket)
        socket.setTimeout(idleMs)
      }
    },
    { overrideGlobalObjects: false },
  )
  const timeouts = {
    headersTimeout: headMs,
    connectionsCheckingInterval: headCheckMs,
    // Disabled, because it applies to all requests alike; slow-bodies.server.ts replaces it.
    requestTimeout: 0,
    keepAliveTimeout,
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isLeaving) response.shouldKeepAlive = false
    const ready = fastPath(request)
    if (ready) response.writeHead(ready.status, ready.headers).end(ready.body)
    else {
      const body = watchBody(request, response, bodyMs)
      if (body) bodies.set(request, body)
      pending.add(response)
      response.once('close', () => pending.delete(response))
      void listener(request, response)
    }
  }
  const server = createServer(timeouts, (request, response) => {
    if (response.socket) return answer(request, response)
    // Its turn comes with the end of the answer before it. If that ends the connection nobody would learn what was done here.
    if (!isOneTooMany(request, response)) response.once('socket', () => answer(request, response))
  })
  server.setTimeout(idleMs)
  const readers = watchReaders({ takeMs, takeCheckMs })
  server.on('connection', readers.add)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)))
    if (typeof port === 'number') server.listen(port, host, resolve)
    else server.listen(port, resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    async close(notice) {
      isLeaving = true
      for (const response of pending) response.shouldKeepAlive = false
      if (notice) await notice
      isClosing = true
      await drain(server, drainMs, pending)
      readers.stop()
    },
  }
}

/**
 * Ends the connection with an answer before the end of its body, and says so: the next request would be lost. It is closed a moment
 * later, because bytes that nobody read would reset it, and some clients lose the answer with it.
 */
function endWith(response: ServerResponse, socket: Socket): void {
  response.shouldKeepAlive = false
  socket.destroySoon = () => socket.end(() => setTimeout(() => socket.destroy(), lingerMs))
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number | { fd: number }): Error {
  if (typeof port !== 'number')
    return new Error(
      `LISTEN_FDS: tanıtıcı ${port.fd} dinlenen bir soket değil. / LISTEN_FDS: descriptor ${port.fd} is not a listening socket.`,
      { cause: error },
    )
  const why = {
    EADDRINUSE: `${port} portu dolu: onu kullanan programı durdurun ya da başka bir PORT verin. / Port ${port} is in use: stop the program that uses it or set another PORT.`,
    EACCES: `${port} portunu dinleme izni yok: 1024'ten büyük bir PORT verin. / Listening on port ${port} is not allowed: set a PORT above 1024.`,
    EADDRNOTAVAIL: `${host} bu makinenin adresi değil: başka bir HOST verin. / ${host} is not an address of this machine: set another HOST.`,
    ENOTFOUND: `${host} diye bir adres yok: başka bir HOST verin. / There is no address ${host}: set another HOST.`,
  }[error.code ?? '']
  return why ? new Error(why, { cause: error }) : error
}

/**
 * Resolves right after a turn of the event loop in which nobody connected. The kernel resets the connections that wait when a listener
 * closes, also those whose request has arrived.
 */
async function nobodyWaits(server: Server): Promise<void> {
  let connected = 0
  const count = () => {
    connected += 1
  }
  server.on('connection', count)
  const ends = performance.now() + quietMs
  for (let turn = performance.now(); turn < ends; ) {
    const before = connected
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    if (connected === before && now - turn < 1) break
    turn = now
  }
  server.off('connection', count)
}

/** Who still sends is told, a moment before the connections are cut. */
function leaveOut(pending: Iterable<ServerResponse>): void {
  for (const { req, headersSent, socket } of pending) if (!req.complete && !headersSent) socket?.end(leftOut)
}

async function drain(server: Server, drainMs: number, pending: Iterable<ServerResponse>): Promise<void> {
  await nobodyWaits(server)
  // node:http's own close would also end idle connections, and with them requests that are on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const graceEnds = performance.now() + idleGraceMs
  // After the grace, connections are closed as they become idle.
  const idle = setInterval(() => {
    if (performance.now() >= graceEnds) server.closeIdleConnections()
  }, drainStepMs)
  const cuts = [
    setTimeout(() => leaveOut(pending), drainMs),
    setTimeout(() => server.closeAllConnections(), drainMs + lingerMs),
  ]
  await closed
  clearInterval(idle)
  for (const cut of cuts) clearTimeout(cut)
  // Ends its checks of connections.
  server.close()
}

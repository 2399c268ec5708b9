import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { ReadyAnswer } from '../../answers/prepared.server.ts'
import { Failure } from '../../errors.ts'
import { type WatchedBody, watchBody } from './slow-bodies.server.ts'
import { watchReaders } from './slow-readers.server.ts'

/** `allowSlowBody`: removes the limit of 18 s from a body that keeps arriving. @throws Failure 503 once the server closes */
export type Facts = { address: string; allowSlowBody?: () => void }
export type Handle = (request: Request, facts: Facts) => Promise<Response>

/** The response to a request that needs no await, or null. */
export type FastPath = (request: IncomingMessage) => ReadyAnswer | null

export type Listening = {
  port: number
  /**
   * Answers pending requests and accepts no new ones. Every answer closes its connection (`Connection: close`).
   * @param notice until it resolves, new connections are still accepted: a proxy learns from /readyz that the process stops
   */
  close(notice?: Promise<unknown>): Promise<void>
}

/** ms. Slow clients are disconnected within 20 s of a head, a body or an answer, intervals between looks included (docs/promises.md, D4). */
const usualTimes = {
  /** for the head of a request to arrive */
  headMs: 10_000,
  /** between checks of incomplete heads */
  headCheckMs: 1000,
  /** for a body to arrive */
  bodyMs: 18_000,
  /** in which a client neither sends nor takes a byte */
  idleMs: 19_000,
  /** in which a client must take the minimum of an answer (slow-readers.server.ts) */
  takeMs: 18_000,
  /** between checks of answers that are being sent */
  takeCheckMs: 1000,
  /** for pending requests at shutdown: the process exits within ten seconds (docs/promises.md, D1) */
  drainMs: 6000,
}
export type Times = typeof usualTimes

const drainStepMs = 50
/** ms for requests on open idle connections, whose clients do not know yet that the process stops. */
const idleGraceMs = 500
/** Longest wait for a moment without new connections. */
const quietMs = 500

/** ms between an answer before the end of a body and the end of its connection */
const lingerMs = 500

/** Answer to a request whose body is incomplete at shutdown: it had no effect. */
const leftOut = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** ms that a connection without a request stays open. */
const keepAliveTimeout = 65_000
/** Pipelined requests of one connection. Browsers and nginx send none; unread answers would fill the memory. */
const mostPipelined = 16

/**
 * @param port a number, or a socket that systemd holds open: connections wait in it while the process restarts
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
  /** Destroys the connection at the limit. */
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
  /** Slow bodies are refused: the shutdown would cut them off. */
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
    // Handled after the previous answer. If that closes the connection, this request must have no effect.
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
 * Closes the connection after an answer to an incomplete request, whose rest would be read as the next request. The socket is destroyed a
 * moment later: unread bytes would reset the connection, and some clients would lose the answer.
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
 * Resolves after a turn of the event loop without new connections. When a listener closes, the kernel resets connections that are not
 * accepted yet, even if their request has arrived.
 */
async function nobodyWaits(server: Server): Promise<void> {
  let connected = 0
  const count = () => {
    connected += 1
  }
  server.on('connection', count)
  const ends = performance.now() + quietMs
  for (let last = performance.now(); last < ends; ) {
    const before = connected
    await new Promise((resolve) => setImmediate(resolve))
    const now = performance.now()
    if (connected === before && now - last < 1) break
    last = now
  }
  server.off('connection', count)
}

/** Answers clients that are still sending, a moment before the connections are closed. */
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

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ReadyAnswer } from './prepared.server.ts'
import { type Watched, watchBody } from './slow-bodies.server.ts'

/** `patient`: called for a body that may take as long as it keeps coming in; any other has 18 s. */
export type Facts = { address: string; patient?: () => void }
export type Handle = (request: Request, facts: Facts) => Promise<Response>

/** The answer to a request that needs no work, or null. */
export type FastPath = (request: IncomingMessage) => ReadyAnswer | null

export type Listening = { port: number /** Answers what is under way, takes nothing new. */; close(): Promise<void> }

/** In which a stopping server must have answered what is under way; the process has ten seconds in all (promise 13). */
const drainMs = 6000
const drainStepMs = 50

/** Slow clients are cut off within 20 s (promise 15), whether they are slow to send or to take. */
const patience = {
  headersTimeout: 10_000,
  // For every request alike; what it would do is done in slow-bodies.server.ts.
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
}
const silenceMs = 19_000

/**
 * @param fastPath asked first: what lies in memory is answered without building a web-standard request and response, which
 * cost more than the answer itself (measured in docs/decisions/0004).
 * @param bodyMs in which a body has to be there (promise 15).
 * @throws Error with a sentence when the address cannot be listened on.
 */
export async function listen(
  handle: Handle,
  fastPath: FastPath,
  host: string,
  port: number,
  bodyMs = 18_000,
): Promise<Listening> {
  const watched = new WeakMap<IncomingMessage, Watched>()
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const { socket } = incoming as IncomingMessage
      // While this side works the other is not the silent one. A slow sender is still cut off.
      socket.setTimeout(0)
      try {
        const patient = () => watched.get(incoming as IncomingMessage)?.patient()
        return await handle(request, { address: socket.remoteAddress ?? '', patient })
      } finally {
        socket.setTimeout(silenceMs)
      }
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer(patience, (request, response) => {
    const ready = fastPath(request)
    if (ready) response.writeHead(ready.status, ready.headers).end(ready.body)
    else {
      const watching = watchBody(request, response, bodyMs)
      if (watching) watched.set(request, watching)
      void listener(request, response)
    }
  })
  server.setTimeout(silenceMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)))
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  return { port: typeof bound === 'object' && bound ? bound.port : port, close: () => drain(server) }
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const why = {
    EADDRINUSE: `${port} portu dolu: onu kullanan programı durdurun ya da başka bir PORT verin. / Port ${port} is in use: stop the program that uses it or set another PORT.`,
    EACCES: `${port} portunu dinleme izni yok: 1024'ten büyük bir PORT verin. / Listening on port ${port} is not allowed: set a PORT above 1024.`,
    EADDRNOTAVAIL: `${host} bu makinenin adresi değil: başka bir HOST verin. / ${host} is no address of this machine: set another HOST.`,
    ENOTFOUND: `${host} diye bir adres yok: başka bir HOST verin. / There is no address ${host}: set another HOST.`,
  }[error.code ?? '']
  return why ? new Error(why, { cause: error }) : error
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that has had its answer becomes idle only now, and would be kept alive for another request.
  const idle = setInterval(() => server.closeIdleConnections(), drainStepMs)
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

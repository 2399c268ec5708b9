import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export type Handle = (request: Request, facts: { address: string }) => Promise<Response>

export type Listening = { port: number /** Answers what is under way, takes nothing new. */; close(): Promise<void> }

/** In which a stopping server must have answered what is under way; the process has ten seconds in all (promise 13). */
const drainMs = 6000

export async function listen(handle: Handle, host: string, port: number): Promise<Listening> {
  const listener = getRequestListener(
    (request, { incoming }) => handle(request, { address: addressOf(incoming as IncomingMessage) }),
    { overrideGlobalObjects: false },
  )
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 65_000 }, listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  return { port: typeof bound === 'object' && bound ? bound.port : port, close: () => drain(server) }
}

function addressOf(incoming: IncomingMessage): string {
  return incoming.socket.remoteAddress ?? ''
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearTimeout(cut)
}

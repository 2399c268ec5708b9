/** `npm run dev`: the application behind Vite, with hot reload of pages and a new server module graph after each change. */
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type * as Main from '../src/server/main.server.ts'

const port = Number(process.env.PORT || 3000)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const main = (await vite.ssrLoadModule('/src/server/main.server.ts')) as typeof Main
const { readEnv } = (await vite.ssrLoadModule(
  '/src/server/env.server.ts',
)) as typeof import('../src/server/env.server.ts')
const running = await main.start(readEnv(), { listens: false })

const listener = getRequestListener(
  (request, { incoming }) =>
    running.handle(request, {
      address: (incoming as { socket: { remoteAddress?: string } }).socket.remoteAddress ?? '',
    }),
  { overrideGlobalObjects: false },
)
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
server.listen(port, '127.0.0.1', () => console.info(`Seyyah (geliştirme): http://localhost:${port}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections()
    await vite.close()
    await running.stop()
    process.exit(0)
  })
}

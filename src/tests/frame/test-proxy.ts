/** A proxy between a process and PostgreSQL that can block a COMMIT or its answer. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

export type Blocked = 'the COMMIT' | 'the answer to the COMMIT'

export type Proxy = {
  /** The database's URL through the proxy. */
  url: string
  /** Resolves when a commit was held back. When the answer is held back, PostgreSQL has already committed. */
  held: Promise<void>
  close(): Promise<void>
}

/** Protocol messages: the simple query COMMIT, and its CommandComplete. */
const commitQuery = Buffer.from('commit\0')
const commitDone = Buffer.from('COMMIT\0')

export async function startProxy(databaseUrl: string, blocked: Blocked): Promise<Proxy> {
  const { host, port, user, database, password } = new pg.Client(databaseUrl)
  const sockets = new Set<Socket>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let isCommitting = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // When one end is killed, the other is closed too.
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk: Buffer) => {
      if (chunk.includes(commitQuery)) isCommitting = true
      if (isCommitting && blocked === 'the COMMIT') hold()
      else upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (!isCommitting) client.write(chunk)
      else if (chunk.includes(commitDone)) hold()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`postgresql://127.0.0.1:${(server.address() as AddressInfo).port}/${database}`)
  url.username = user ?? ''
  url.password = password ?? ''
  return {
    url: url.href,
    held,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type Tunnel = {
  /** The URL through the tunnel. */
  url: string
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>
  /** Breaks all connections; new ones are taken, and nothing is ever said on them. */
  silence(): Promise<void>
  /** Its connections stay open, and nothing goes through them any more, as when a machine between drops them. */
  mute(): void
  restore(): Promise<void>
  /** Resolves when the next packet with this word is on its way there, to what lets it go on. */
  hold(word: string): Promise<() => void>
}

/** A TCP proxy to the database or HTTP server of `url`, to simulate an outage. */
export async function openTunnel(url: string): Promise<Tunnel> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const there = folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: target.hostname, port: Number(target.port || 5432) }
  const open = new Set<Socket>()
  let server: Server
  let isSilent = false
  let held: { word: string; caught: (release: () => void) => void } | null = null
  const holding = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const pass = () => done(null, chunk)
        if (!held || !chunk.includes(held.word)) return pass()
        held.caught(pass)
        held = null
      },
    })
  const listen = async (port: number) => {
    server = createServer((near) => {
      if (isSilent) return void open.add(near.on('error', () => {}).on('close', () => open.delete(near)))
      const far = connect(there)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one)
        // Small packets go at once, as without a tunnel.
        one.setNoDelay()
        if (one === near) one.pipe(holding()).pipe(other)
        else one.pipe(other)
        one.on('error', () => {})
        one.on('close', () => {
          open.delete(one)
          other.destroy()
        })
      }
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url:
      target.protocol === 'http:'
        ? `http://127.0.0.1:${port}`
        : `postgresql://${target.username}:${target.password}@127.0.0.1:${port}${target.pathname}`,
    cut,
    async silence() {
      await cut()
      isSilent = true
      await listen(port)
    },
    mute() {
      for (const socket of open) socket.unpipe().pause()
    },
    hold(word) {
      const { promise, resolve: caught } = Promise.withResolvers<() => void>()
      held = { word, caught }
      return promise
    },
    async restore() {
      await cut()
      isSilent = false
      await listen(port)
    },
  }
}

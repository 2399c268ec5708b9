import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a server behind a gate is away: nobody listens, or connections are taken and nothing is ever said. */
export type Away = 'refused' | 'silent'

export type Gate = {
  port: number
  close: (away: Away) => Promise<void>
  open: () => Promise<void>
}

/** A port of this machine in front of a server on it, that can be closed. */
export async function openGate(behind: number): Promise<Gate> {
  let away: Away | null = null
  let server: Server
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Small packets go at once, as to a server without a gate.
    socket.setNoDelay()
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const listen = async (port: number) => {
    server = createServer((near) => {
      keep(near)
      if (away) return
      const far = connect({ host: '127.0.0.1', port: behind })
      keep(far)
      near.pipe(far).pipe(near)
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const end = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    await closed
  }
  const port = await listen(0)
  return {
    port,
    close: async (how) => {
      await end()
      away = how
      if (how === 'silent') await listen(port)
    },
    open: async () => {
      await end()
      away = null
      await listen(port)
    },
  }
}

export type MailServer = {
  port: number
  /** Message-ID of each mail that was taken, in their order */
  taken: string[]
  close: () => Promise<void>
}

/** @param takesMs how long it keeps each mail before it says that it has taken it */
export async function openMailServer(takesMs = 0): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(/^Message-ID: <(\S+)>/im.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '')
        setTimeout(callback, takesMs)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Mails that were taken more than once. */
export const takenTwice = ({ taken }: MailServer) => taken.length - new Set(taken).size

import { connect } from 'node:net'

/** What ends the head of an answer. */
const headEnd = Buffer.from('\r\n\r\n')

export type Load = {
  port: number
  /** The path of the next request. */
  next: () => string
  connections: number
  seconds: number
}

/**
 * Keeps `connections` requests under way, one on each connection, and counts the answers. Written on the socket because
 * the ready-made load generators of npm give out before node:http does, and then every ratio is 1.
 * @returns answers per second.
 * @throws Error at an answer other than 200 or one whose length is not told.
 */
export async function load({ port, next, connections, seconds }: Load): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(end, port, next)))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return answers / ((performance.now() - started) / 1000)
}

function askUntil(end: number, port: number, next: () => string): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  return new Promise<number>((resolve, reject) => {
    let answers = 0
    let head: Buffer = Buffer.alloc(0)
    let missing = 0
    const ask = () =>
      socket.write(`GET ${next()} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`, 'latin1')
    const took = () => {
      answers += 1
      if (performance.now() < end) ask()
      else socket.end(() => resolve(answers))
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const at = head.indexOf(headEnd)
        if (at < 0) return
        const told = head.subarray(0, at).toString('latin1')
        const length = /\r\ncontent-length: (\d+)/i.exec(told)?.[1]
        if (!told.startsWith('HTTP/1.1 200 ') || !length) {
          socket.destroy()
          reject(new Error(`port ${port} answered ${told.slice(0, 200)}`))
          return
        }
        missing = Number(length) - (head.length - at - headEnd.length)
        head = Buffer.alloc(0)
      }
      if (missing === 0) took()
    })
  })
}

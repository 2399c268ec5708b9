import { connect } from 'node:net'

/** End of the response headers. */
const headEnd = Buffer.from('\r\n\r\n')

export type Load = {
  port: number
  /** Path of the next request. */
  next: () => string
  connections: number
  seconds: number
}

/**
 * Keeps one request pending on each of `connections` connections and counts the responses. Uses sockets, because the load
 * generators on npm saturate before node:http does, which makes every ratio 1.
 * @returns responses per second.
 * @throws Error for a status other than 200 or a missing content-length.
 */
export async function load({ port, next, connections, seconds }: Load): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  const counts = await Promise.all(Array.from({ length: connections }, () => requestUntil(end, port, next)))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return answers / ((performance.now() - started) / 1000)
}

function requestUntil(end: number, port: number, next: () => string): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  return new Promise<number>((resolve, reject) => {
    let answers = 0
    let head: Buffer = Buffer.alloc(0)
    let missing = 0
    const request = () =>
      socket.write(`GET ${next()} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`, 'latin1')
    const received = () => {
      answers += 1
      if (performance.now() < end) request()
      else socket.end(() => resolve(answers))
    }
    socket.on('connect', request)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const at = head.indexOf(headEnd)
        if (at < 0) return
        const headers = head.subarray(0, at).toString('latin1')
        const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1]
        if (!headers.startsWith('HTTP/1.1 200 ') || !length) {
          socket.destroy()
          reject(new Error(`port ${port} answered ${headers.slice(0, 200)}`))
          return
        }
        missing = Number(length) - (head.length - at - headEnd.length)
        head = Buffer.alloc(0)
      }
      if (missing === 0) received()
    })
  })
}

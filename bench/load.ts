import { connect } from 'node:net'

/** End of the response headers. */
const headEnd = Buffer.from('\r\n\r\n')

export type Ask = { path: string; headers?: Record<string, string> /** as JSON, with POST */; body?: object }
export type Load = {
  port: number
  next: () => Ask
  connections: number
  seconds: number
  /** Other statuses end the run. Default: 200. */
  statuses?: readonly number[]
}
export type Loaded = {
  answers: number
  perSecond: number
  /** ms until half, and until 99 of 100, of the answers were complete */
  p50: number
  p99: number
  /** mean size of a body as sent */
  bytes: number
  /** from memory and made for the request, as the answers' own headers say */
  hits: number
  misses: number
}

/**
 * Keeps one request pending on each of `connections` connections. Uses sockets, because the load generators on npm saturate
 * before node:http does, which makes every ratio 1.
 * @throws Error for another status, or a body without content-length.
 */
export async function load({ port, next, connections, seconds, statuses = [200] }: Load): Promise<Loaded> {
  const times: number[] = []
  const found = { bytes: 0, hits: 0, misses: 0 }
  const started = performance.now()
  const end = started + seconds * 1000
  const one = () => keepAsking(port, () => (performance.now() < end ? next() : null), statuses, times, found)
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  const { bytes, ...rest } = found
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / times.length,
    ...rest,
  }
}

function keepAsking(
  port: number,
  next: () => Ask | null,
  statuses: readonly number[],
  times: number[],
  found: { bytes: number; hits: number; misses: number },
): Promise<void> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let missing = 0
    let asked = 0
    const ask = () => {
      const wish = next()
      if (!wish) return void socket.end(resolve)
      asked = performance.now()
      socket.write(textOf(wish, port))
    }
    const received = () => {
      times.push(performance.now() - asked)
      ask()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
        const at = head.indexOf(headEnd)
        if (at < 0) return
        const headers = head.subarray(0, at).toString('latin1')
        const status = Number(headers.slice(9, 12))
        const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? Number.NaN)
        if (!statuses.includes(status) || Number.isNaN(length)) {
          socket.destroy()
          reject(new Error(`port ${port} answered ${head.toString('utf8', 0, 600)}`))
          return
        }
        const cached = /\r\ncache-status: [^;]+; (hit|fwd=miss)/i.exec(headers)?.[1]
        if (cached) found[cached === 'hit' ? 'hits' : 'misses'] += 1
        found.bytes += length
        missing = length - (head.length - at - headEnd.length)
        head = Buffer.alloc(0)
      }
      if (missing === 0) received()
    })
  })
}

function textOf({ path, headers = {}, body }: Ask, port: number): string {
  const text = body ? JSON.stringify(body) : ''
  const all = {
    host: `127.0.0.1:${port}`,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

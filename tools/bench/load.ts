import { connect } from 'node:net'
import { chunkedBytes, type Head, headOf } from './answer.ts'

export type Ask = { path: string; headers?: Record<string, string> /** as JSON, with POST */; body?: object }
export type Load = {
  port: number
  /** null ends the connection that asks */
  next: () => Ask | null
  connections: number
  seconds: number
  /** Other statuses end the run. Default: 200. */
  statuses?: readonly number[]
}
export type Loaded = {
  answers: number
  perSecond: number
  /** ms until half, and until 99 of 100, of all answers were complete */
  p50: number
  p99: number
  /** mean size of a body as sent */
  bytes: number
  /** from memory, from memory after their data were read again, and made for the request, as the answers' own headers say */
  hits: number
  confirmed: number
  misses: number
}
const counts = { hit: 'hits', confirmed: 'confirmed', miss: 'misses' } as const
type Counted = { times: number[]; bytes: number; hits: number; confirmed: number; misses: number }

/**
 * Keeps one request pending on each of `connections` connections. Uses sockets, because the load generators on npm saturate
 * before node:http does, which makes every ratio 1.
 * @throws Error for another status.
 */
export async function load({ port, next, connections, seconds, statuses = [200] }: Load): Promise<Loaded> {
  const counted: Counted = { times: [], bytes: 0, hits: 0, confirmed: 0, misses: 0 }
  const started = performance.now()
  const end = started + seconds * 1000
  const one = () => keepAsking(port, () => (performance.now() < end ? next() : null), statuses, counted)
  await Promise.all(Array.from({ length: connections }, one))
  const took = (performance.now() - started) / 1000
  const { times, bytes, ...rest } = counted
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: bytes / times.length,
    ...rest,
  }
}

const nothing: Buffer = Buffer.alloc(0)

function keepAsking(
  port: number,
  next: () => Ask | null,
  statuses: readonly number[],
  counted: Counted,
): Promise<void> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  return new Promise((resolve, reject) => {
    let received = nothing
    let head: Head | null = null
    let missing = 0
    let asked = 0
    const ask = () => {
      const wish = next()
      if (!wish) return void socket.end(resolve)
      asked = performance.now()
      socket.write(textOf(wish, port))
    }
    /** @returns true when the answer is complete */
    const read = (chunk: Buffer): boolean => {
      if (head && head.length !== null) {
        missing -= chunk.length
        return missing === 0
      }
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
      if (!head) {
        const found = headOf(received)
        if (!found) return false
        if (!statuses.includes(found.head.status))
          throw new Error(`port ${port} answered ${received.toString('utf8', 0, 600)}`)
        head = found.head
        received = received.subarray(found.end)
        missing = (head.length ?? 0) - received.length
        counted.bytes += head.length ?? 0
      }
      if (head.length !== null) return missing === 0
      const bytes = chunkedBytes(received)
      counted.bytes += bytes ?? 0
      return bytes !== null
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      try {
        if (!read(chunk)) return
      } catch (error) {
        socket.destroy()
        reject(error)
        return
      }
      counted.times.push(performance.now() - asked)
      if (head!.cached) counted[counts[head!.cached]] += 1
      head = null
      received = nothing
      ask()
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

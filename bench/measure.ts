import type { Cpu } from './cpu.ts'
import { type Ask, type Loaded, load } from './load.ts'
import type { Row, Server } from './rows.ts'

export type Running = { port: number /** CPU used so far, in ms */; cpu: () => Cpu }
export type Figures = {
  /** CPU of an answer, in ms */
  app: number
  postgres: number
  perSecond: number
  p99: number
  bytes: number
}
export type Measured = Row & { figures: Figures }

const rounds = 3
const connections = 16
/**
 * Warm-up of a row, as a multiple of the time for which it is measured: V8 compiles what runs often. The CPU of a page that is made falls
 * by a third in the first thousand answers, of Next by a tenth in its first hundred, and by little after that.
 */
const warmUp = { kept: 3, made: 6 }

type Options = {
  rows: readonly Row[]
  /** Starts all servers, in new processes where they run code: one process differs from the next by as much as 15 %. */
  start: () => Promise<Partial<Record<Server, Running>>>
  /** of a row in a round */
  seconds: number
  /** Changes a price of every tour and waits until the site has heard of it. */
  changePrices: () => Promise<void>
}

/** Every row in each of three rounds with processes of its own, and the median of the rounds. */
export async function measure({ rows, start, seconds, changePrices }: Options): Promise<Measured[]> {
  const found = rows.map((): Figures[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const servers = await start()
    for (const [at, row] of rows.entries()) {
      const server = servers[row.server]!
      const figures = async (time: number) =>
        row.afterChange
          ? afterChanges(row, server, time, changePrices)
          : figuresOf(row, server, {
              seconds: time,
              connections,
              next: row.isRevisit ? await revisit(row, server.port) : row.next,
            })
      const sendsBytes = row.server === 'node:http' || row.server === 'nginx'
      if (!sendsBytes) await figures(seconds * (row.kept === 'hit' || row.isRevisit ? warmUp.kept : warmUp.made))
      // A server that only sends bytes needs less time to be measured.
      found[at]!.push(await figures(sendsBytes ? Math.min(1, seconds) : seconds))
    }
  }
  return rows.map((row, at) => {
    const of = (name: keyof Figures) => median(found[at]!.map((each) => each[name]))
    return {
      ...row,
      figures: {
        app: of('app'),
        postgres: of('postgres'),
        perSecond: of('perSecond'),
        p99: of('p99'),
        bytes: of('bytes'),
      },
    }
  })
}

export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
}

type Wish = { seconds: number; connections: number; next: () => Ask | null }

async function figuresOf(row: Row, server: Running, wish: Wish): Promise<Figures & { answers: number }> {
  // What the rows before have dropped is made first.
  if (row.kept === 'hit')
    await load({ port: server.port, connections: 1, seconds: 0.2, next: row.next, statuses: [200, 304] })
  const before = server.cpu()
  const statuses = row.isRevisit ? [304] : (row.statuses ?? [200])
  const loaded = await load({ port: server.port, statuses, ...wish })
  const after = server.cpu()
  assertKept(row, loaded)
  const { answers, perSecond, p99, bytes } = loaded
  return {
    answers,
    app: (after.app - before.app) / answers,
    postgres: (after.postgres - before.postgres) / answers,
    perSecond,
    p99,
    bytes,
  }
}

/** The row's request with the ETag of its answer now; bare.ts has none and takes any. */
async function revisit({ next }: Row, port: number): Promise<() => Ask> {
  const { path, headers = {} } = next()
  const etag = (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.get('etag')
  return () => ({ path, headers: { ...headers, 'if-none-match': etag ?? '"any"' } })
}

/** Each page once after every change, until the time is over; the change itself is not counted. */
async function afterChanges(row: Row, server: Running, seconds: number, change: () => Promise<void>): Promise<Figures> {
  const pages = row.afterChange!
  const passes: (Figures & { answers: number })[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    await change()
    const left = [...pages]
    const next = () => {
      const path = left.pop()
      return path === undefined ? null : { ...row.next(), path }
    }
    passes.push(await figuresOf(row, server, { seconds: 60, connections: Math.min(connections, pages.length), next }))
  }
  const answers = passes.reduce((sum, pass) => sum + pass.answers, 0)
  const mean = (of: (pass: Figures) => number) =>
    passes.reduce((sum, pass) => sum + of(pass) * pass.answers, 0) / answers
  return {
    app: mean(({ app }) => app),
    postgres: mean(({ postgres }) => postgres),
    perSecond: mean(({ perSecond }) => perSecond),
    p99: Math.max(...passes.map(({ p99 }) => p99)),
    bytes: mean(({ bytes }) => bytes),
  }
}

/** Orders of the round before may have dropped a kept answer, which the first requests make. @throws Error when answers are not of the kind that the row names */
function assertKept({ name, server, kept }: Row, { answers, hits, misses }: Loaded): void {
  const expected = kept === 'hit' ? hits >= answers - connections : kept === 'miss' ? misses === answers : true
  if (!expected) throw new Error(`${server}, ${name}: ${hits} of ${answers} from memory, ${misses} made`)
}

import type { Cpu } from './cpu.ts'
import { type Ask, type Loaded, load } from './load.ts'
import { isFromMemory, type Row, type Server } from './rows.ts'

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
  /** Rows of a group are compared with each other. */
  groups: readonly (readonly Row[])[]
  /** Starts all servers, in new processes where they run code: one process differs from the next by as much as 15 %. */
  start: () => Promise<Partial<Record<Server, Running>>>
  /** of a row in a round */
  seconds: number
  /** Changes a price of every tour and waits until the site has heard of it. */
  changePrices: () => Promise<void>
}

/**
 * Pieces of the time of a row in a round, which alternate within its group: what else the machine does, and how fast it is, changes from
 * second to second. Answers that are made are too few for it.
 */
const pieces = 5

/** Every row in each of three rounds with processes of its own, and the median of all that was measured of it. */
export async function measure({ groups, start, seconds, changePrices }: Options): Promise<Measured[]> {
  const found = new Map(groups.flat().map((row) => [row, [] as Figures[]]))
  for (let round = 0; round < rounds; round += 1) {
    const servers = await start()
    for (const group of groups) {
      const figures = async (row: Row, time: number) => {
        const server = servers[row.server]!
        if (row.afterChange) return afterChanges(row, server, time, changePrices)
        const next = row.isRevisit ? await revisit(row, server.port) : row.next
        return figuresOf(row, server, { seconds: time, connections, next })
      }
      for (const row of group) {
        const isNew = row.server === 'Seyyah' || row.server === 'Next' || round === 0
        if (isNew) await figures(row, seconds * (isFromMemory(row) ? warmUp.kept : warmUp.made))
      }
      const areFromMemory = group.every(isFromMemory)
      const count = areFromMemory ? pieces : 1
      for (let piece = 0; piece < count; piece += 1)
        for (const row of group) found.get(row)!.push(await figures(row, seconds / count))
      for (const row of group) tell(row, round, medianOf(found.get(row)!))
      if (areFromMemory) assertSameBytes(group.map((row) => ({ ...row, bytes: found.get(row)!.at(-1)!.bytes })))
    }
  }
  return [...found].map(([row, each]) => ({ ...row, figures: medianOf(each) }))
}

function medianOf(each: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(each.map((figures) => figures[name]))
  return { app: of('app'), postgres: of('postgres'), perSecond: of('perSecond'), p99: of('p99'), bytes: of('bytes') }
}

/** A figure as it comes: the median of what was measured of a row so far. */
function tell({ server, name }: Row, round: number, { app, postgres, perSecond, p99 }: Figures): void {
  const cpu = (app + postgres).toFixed(3)
  console.error(
    `${round + 1}/${rounds} ${server}, ${name}: ${cpu} ms CPU, ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`,
  )
}

export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
}

type Wish = { seconds: number; connections: number; next: () => Ask | null }

async function figuresOf(row: Row, server: Running, wish: Wish): Promise<Figures & { answers: number }> {
  // What the rows before have dropped is made first, and the processor's caches are of this server.
  if (isFromMemory(row))
    await load({ port: server.port, connections: 1, seconds: 0.2, next: wish.next, statuses: [200, 304] })
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
export async function revisit({ next }: Row, port: number): Promise<() => Ask> {
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

/** Content that was rendered again may differ by a seat. */
const sameBytes = 0.02

/** @throws Error when servers that only send bytes send others than the site */
function assertSameBytes(rows: readonly (Row & { bytes: number })[]): void {
  const ours = rows.find(({ server }) => server === 'Seyyah')
  if (!ours) return
  for (const { name, server, bytes } of rows)
    if (server !== 'Next' && Math.abs(bytes - ours.bytes) > sameBytes * ours.bytes)
      throw new Error(`${name}: ${server} sends ${bytes} bytes, the site ${ours.bytes}`)
}

/**
 * Orders of the round before may have dropped a kept answer, which the first requests make. Of the pages after a change of all prices a few show
 * none that changed, and are confirmed.
 * @throws Error when answers are not of the kind that the row names
 */
function assertKept({ name, server, kept, afterChange }: Row, { answers, hits, misses, confirmed }: Loaded): void {
  const made = afterChange ? misses + confirmed : misses
  const expected = kept === 'hit' ? hits >= answers - connections : kept === 'miss' ? made === answers : true
  if (!expected) throw new Error(`${server}, ${name}: ${hits} of ${answers} from memory, ${misses} made`)
}

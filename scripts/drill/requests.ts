import { Agent, request as send } from 'node:http'
import { seededRandom } from '#db/demo/seed/random.ts'
import { endpoints } from '#src/app.server.ts'
import { type BadRequest, badRequests } from '#src/bad-requests.fixture.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { roleGroups } from '#src/features/accounts/accounts.links.ts'
import { freePorts } from '#src/test-nginx.ts'
import { assertSeen, type Drill } from './frame/drill.ts'

const connections = 4
/** ms; what one task may keep everybody else waiting. */
const longestTask = 100

/**
 * What the program itself writes meanwhile: counts of limits, failures that it notes, when a session was last used, runs of
 * recurring work. Keys are made at their first use.
 */
const ownTables = ['app_keys', 'rate_limits', 'sessions', 'sweep_runs', 'failures']

export const drill: Drill = {
  fault:
    'generated bad requests over sockets to every route, as nobody and as each role: methods, types, sizes, encodings, headers, JSON shapes, multipart tricks',
  expected: `no answer is a 5xx, none but those of valid shape changes anything, and no task takes ${longestTask} ms`,
  run: async ({ start, random, times, say, after }) => {
    const [metricsPort] = (await freePorts(1)) as [number]
    const site = await start({ env: { METRICS_PORT: String(metricsPort) } })
    const { url } = await startEmbedded({ dataDir: site.dataDir, log: () => {} })
    const database = connect(url, { max: 1, statementTimeoutMs: 120_000 })
    after(() => database.close())
    const callers: (string | null)[] = [null]
    for (const role of roleGroups)
      callers.push(await insertSession(database.db, await insertStaff(database.db, role), new Date(), tomorrow()))

    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    after(() => agent.destroy())
    const asked = { statuses: new Map<number, number>(), wrong: [] as string[], sent: 0 }
    const loop = watchLoop(metricsPort)
    const storm = async (count: number, isOdd: boolean) => {
      const requests = badRequests(endpoints, seededRandom(`${random()}`))
      let left = count
      const one = async () => {
        while (left > 0) {
          const bad = requests.next().value
          if (isOddOnTheWire(bad) !== isOdd) continue
          left -= 1
          const status = await statusOf(site.port, agent, bad, callers[Math.floor(random() * callers.length)]!)
          asked.sent += 1
          asked.statuses.set(status, (asked.statuses.get(status) ?? 0) + 1)
          if (status >= 500 || (!isOdd && status < 400 && status > 0)) {
            asked.wrong.push(`${status} ${shown(bad)}`)
            if (asked.wrong.length <= 20) say(asked.wrong.at(-1)!)
          }
          if (asked.sent % 2000 === 0)
            say(`${asked.sent} sent, ${asked.wrong.length} wrong, longest task ${loop.longest()} ms`)
        }
      }
      await Promise.all(Array.from({ length: connections }, one))
    }

    const before = await digestsOf(database.db, ownTables)
    await storm(times(14_000), false)
    const changed = differences(before, await digestsOf(database.db, ownTables))
    assertSeen(changed.length === 0, `bad requests changed ${changed.join(', ')}`)
    await storm(times(6000), true)
    const longest = await loop.end()
    assertSeen(asked.wrong.length === 0, `${asked.wrong.length} of ${asked.sent} answers were wrong: ${asked.wrong[0]}`)
    const alive = await site.ask('/')
    assertSeen(alive.ok, `afterwards the home page answers ${alive.status}`)
    const statuses = [...asked.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'closed'}: ${count}`)
    assertSeen(longest <= longestTask, `a task took ${longest} ms`)
    return {
      seen: `${asked.sent.toLocaleString('en')} requests to ${endpoints.length} routes; ${statuses.join(', ')}; nothing changed; longest task ${longest} ms; ${site.memory().most} MB at most`,
      figures: { 'bad inputs tried': asked.sent },
    }
  },
}

/** A body that is said to have no bytes is none: what is left may be a good request. */
function isOddOnTheWire({ isOdd, headers }: BadRequest): boolean {
  return isOdd || headers.some(([name]) => name === 'content-length')
}

const tomorrow = () => new Date(Date.now() + 24 * 3_600_000)

/** 0 when the connection was closed without an answer, as for a head that HTTP does not allow. */
function statusOf(
  port: number,
  agent: Agent,
  { method, target, headers, body }: BadRequest,
  token: string | null,
): Promise<number> {
  const all: Record<string, string> = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    // Each from a network of its own: what is limited is refused before it is read.
    'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
    // Node leaves it out of a DELETE, whose body would then be the next request.
    ...(body && { 'content-length': String(body.length) }),
    ...Object.fromEntries(headers),
  }
  return new Promise((resolve) => {
    const request = send({ port, agent, method, path: target, headers: all, timeout: 20_000 }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode!))
        .once('error', () => resolve(answer.statusCode!))
    })
    request.once('error', () => resolve(0)).once('timeout', () => request.destroy())
    request.end(body ?? undefined)
  })
}

const byte = () => Math.floor(Math.random() * 254) + 1

function shown({ method, target, headers, body }: BadRequest): string {
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString().slice(0, 300)}`
}

function differences(before: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(before).filter((table) => before[table] !== now[table])
}

/** Reads how long tasks took, once a second; each reading begins a new one. */
function watchLoop(port: number) {
  let longest = 0
  let isOver = false
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1])
    assertSeen(Number.isFinite(seconds), 'the metrics have no nodejs_eventloop_lag_max_seconds')
    longest = Math.max(longest, Math.round(seconds * 1000))
  }
  const watching = (async () => {
    // What the start took is not counted.
    await read()
    longest = 0
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await read()
    }
  })()
  watching.catch(() => {})
  return {
    longest: () => longest,
    end: async () => {
      isOver = true
      await watching
      return longest
    },
  }
}

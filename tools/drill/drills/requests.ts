import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { callersOf, openBadSender } from '../frame/bad-requests.ts'
import { assertSeen, type Drill } from '../frame/drill.ts'
import { freePorts } from '../frame/nginx.ts'

/** ms; what one task may keep everybody else waiting. */
const longestTask = 100

/**
 * What the program itself writes meanwhile: counts of limits, failures that it notes, when a session was last used, runs of
 * recurring work. Keys are made at their first use.
 */
const ownTables = ['app_keys', 'rate_limits', 'sessions', 'sweep_runs', 'failures']

export const drill: Drill = {
  fault:
    'generated bad requests over sockets to every route and page, as nobody and as each role: methods, types, sizes, encodings, headers, JSON shapes, multipart tricks',
  expected: `no answer is a 5xx, none but those of valid shape changes anything, and no task takes ${longestTask} ms`,
  run: async ({ start, random, times, say, after }) => {
    const [metricsPort] = (await freePorts(1)) as [number]
    const site = await start({ env: { METRICS_PORT: String(metricsPort) } })
    const { url } = await startEmbedded({ dataDir: site.dataDir, log: () => {} })
    const database = connect(url, { max: 1, statementTimeoutMs: 120_000 })
    after(() => database.close())
    const callers = await callersOf(database.db)
    const loop = watchLoop(metricsPort)
    const onSent = (isWrong: boolean) => {
      if (isWrong && wrong.length <= 20) say(wrong.at(-1)!)
      if (sent() % 2000 === 0) say(`${sent()} sent, ${wrong.length} wrong, longest task ${loop.longest()} ms`)
    }
    const { storm, statuses, wrong, sent, close } = openBadSender({ random, callers, onSent })
    after(close)

    const before = await digestsOf(database.db, ownTables)
    await storm(site, times(14_000), false)
    const changed = differences(before, await digestsOf(database.db, ownTables))
    assertSeen(changed.length === 0, `bad requests changed ${changed.join(', ')}`)
    await storm(site, times(6000), true)
    const longest = await loop.end()
    assertSeen(wrong.length === 0, `${wrong.length} of ${sent()} answers were wrong: ${wrong[0]}`)
    const alive = await site.ask('/')
    assertSeen(alive.ok, `afterwards the home page answers ${alive.status}`)
    const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'closed'}: ${count}`)
    assertSeen(longest <= longestTask, `a task took ${longest} ms`)
    return {
      seen: `${sent().toLocaleString('en')} requests to ${endpoints.length} routes and all pages; ${answers.join(', ')}; the first ${times(14_000).toLocaleString('en')}, none of valid shape, changed nothing; longest task ${longest} ms; ${site.memory().most} MB at most`,
      figures: { 'bad inputs tried': sent() },
    }
  },
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

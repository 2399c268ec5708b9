import { afterEach, expect, test } from 'vitest'
import { openLog } from '../log.server.ts'
import { requestsMade } from './topic.server.ts'
import { currentWork, inWork, newWork, requestEnded } from './work.server.ts'

const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })
afterEach(() => void lines.splice(0))

test('work is known to what it awaits, and to nothing else', async () => {
  const [one, other] = [newWork(), newWork('holds')]
  const seen = await Promise.all(
    [one, other].map((work) =>
      inWork(work, async () => {
        await null
        return currentWork()
      }),
    ),
  )
  expect(seen).toEqual([one, other])
  expect(one.id).not.toBe(other.id)
  expect(currentWork()).toBeUndefined()
})

test('a request is one line with its route, its time and that of the database', () => {
  const told: unknown[] = []
  const end = requestsMade.hear((event) => void told.push(event))
  const work = { ...newWork('/api/notes/:id'), statements: 3, databaseMs: 12.4 }
  requestEnded(log, work, { method: 'GET', status: 200, ms: 20.6 })
  end()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      request_id: work.id,
      method: 'GET',
      route: '/api/notes/:id',
      status: 200,
      ms: 21,
      database_ms: 12,
      statements: 3,
    },
  ])
  expect(told).toEqual([{ id: work.id, route: '/api/notes/:id', method: 'GET', status: 200, ms: 20.6 }])
})

test('a request for which nothing was made, as on a closed site, leaves a line only when it failed', () => {
  requestEnded(log, newWork(), { method: 'GET', status: 200, ms: 1 })
  requestEnded(log, newWork(), { method: 'GET', status: 404, ms: 1 })
  requestEnded(log, newWork(), { method: 'GET', status: 503, ms: 1 })
  requestEnded(log, { ...newWork(), error: new Error('broken') }, { method: 'GET', status: 500, ms: 1 })
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([500])
})

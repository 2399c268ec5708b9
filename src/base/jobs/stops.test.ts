import { expect, test } from 'vitest'
import { openStops } from './stops.server.ts'

test('the last started stops first, and one that cannot holds up nothing', async () => {
  const stopped: string[] = []
  const told: unknown[] = []
  const stops = openStops({ error: ({ err }: { err: Error }) => void told.push(err.message) })
  stops.push(async () => void stopped.push('database server'))
  stops.push(() => Promise.reject(new Error('connection lost')))
  stops.push(async () => void stopped.push('listening'))
  await stops.all()
  expect(stopped).toEqual(['listening', 'database server'])
  expect(told).toEqual(['connection lost'])
  await stops.all()
  expect(stopped).toHaveLength(2)
})

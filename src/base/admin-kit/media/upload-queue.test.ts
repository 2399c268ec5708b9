import { expect, test } from 'vitest'
import { createUploadQueue, type Task, type Work } from './upload-queue.ts'

function queue(fastPath = 2) {
  let tasks: readonly Task[] = []
  const made = createUploadQueue(fastPath, (told) => {
    tasks = told
  })
  return { ...made, states: () => tasks.map(({ name, state }) => `${name} ${state}`), tasks: () => tasks }
}
/** Work that is done when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const seen: { signal?: AbortSignal; onProgress?: (part: number) => void } = {}
  const work: Work = (options) => {
    Object.assign(seen, options)
    return promise
  }
  const end = async (result: string | null) => {
    resolve(result)
    await promise
    await Promise.resolve()
  }
  return { work, seen, end }
}

test('as many as may be are on their way, the others in turn, and what is done is gone', async () => {
  const { add, states, tasks } = queue(2)
  const [a, b, c] = [held(), held(), held()]
  add('a', a.work)
  add('b', b.work)
  add('c', c.work)
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  b.seen.onProgress!(0.5)
  expect(tasks()[1]!.progress).toBe(0.5)
  await a.end(null)
  expect(states()).toEqual(['b sending', 'c sending'])
})

test('what failed stays with its reason, holds nobody up, and is sent again when asked to', async () => {
  const { add, retry, states, tasks } = queue(1)
  const results = ['Bağlantı yok', null]
  add('a', async () => results.shift()!)
  const b = held()
  add('b', b.work)
  await Promise.resolve()
  await Promise.resolve()
  expect(states()).toEqual(['a failed', 'b sending'])
  expect(tasks()[0]).toMatchObject({ message: 'Bağlantı yok', canRetry: true })
  retry(tasks()[0]!.key)
  expect(states()).toEqual(['a waiting', 'b sending'])
  await b.end(null)
  await Promise.resolve()
  await Promise.resolve()
  expect(states()).toEqual([])
})

test('what is given up is aborted, makes room, and tells nothing any more', async () => {
  const { add, cancel, states, tasks } = queue(1)
  const [a, b] = [held(), held()]
  add('a', a.work)
  add('b', b.work)
  cancel(tasks()[0]!.key)
  expect([a.seen.signal!.aborted, states()]).toEqual([true, ['b sending']])
  await a.end('yarım kaldı')
  expect(states()).toEqual(['b sending'])
})

test('what cannot be sent is told and not sent again; leaving gives everything up', () => {
  const { add, refuse, retry, stop, states, tasks } = queue(1)
  refuse('not.txt', 'Görsel değil')
  retry(tasks()[0]!.key)
  expect(tasks()[0]).toMatchObject({ state: 'failed', message: 'Görsel değil', canRetry: false })
  const a = held()
  add('a', a.work)
  stop()
  expect([a.seen.signal!.aborted, states()]).toEqual([true, []])
})

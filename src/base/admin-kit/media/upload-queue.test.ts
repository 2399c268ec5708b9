import { expect, test } from 'vitest'
import { createUploadQueue, type Task, type Work } from './upload-queue.ts'

function queue(concurrency = 2) {
  let tasks: readonly Task[] = []
  const made = createUploadQueue(concurrency, (next) => {
    tasks = next
  })
  return { ...made, states: () => tasks.map(({ name, state }) => `${name} ${state}`), tasks: () => tasks }
}
/** An upload that ends when the test says so. */
function pendingUpload() {
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

test('uploads run up to the limit, the others wait, and finished ones are removed', async () => {
  const { add, states, tasks } = queue(2)
  const [a, b, c] = [pendingUpload(), pendingUpload(), pendingUpload()]
  add('a', a.work)
  add('b', b.work)
  add('c', c.work)
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  b.seen.onProgress!(0.5)
  expect(tasks()[1]!.progress).toBe(0.5)
  await a.end(null)
  expect(states()).toEqual(['b sending', 'c sending'])
})

test('a failed upload stays with its reason, does not block others, and can be retried', async () => {
  const { add, retry, states, tasks } = queue(1)
  const results = ['Bağlantı yok', null]
  add('a', async () => results.shift()!)
  const b = pendingUpload()
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

test('a cancelled upload is aborted, frees its slot and reports nothing more', async () => {
  const { add, cancel, states, tasks } = queue(1)
  const [a, b] = [pendingUpload(), pendingUpload()]
  add('a', a.work)
  add('b', b.work)
  cancel(tasks()[0]!.key)
  expect([a.seen.signal!.aborted, states()]).toEqual([true, ['b sending']])
  await a.end('yarım kaldı')
  expect(states()).toEqual(['b sending'])
})

test('a refused file is listed and cannot be retried; stop aborts everything', () => {
  const { add, refuse, retry, stop, states, tasks } = queue(1)
  refuse('not.txt', 'Görsel değil')
  retry(tasks()[0]!.key)
  expect(tasks()[0]).toMatchObject({ state: 'failed', message: 'Görsel değil', canRetry: false })
  const a = pendingUpload()
  add('a', a.work)
  stop()
  expect([a.seen.signal!.aborted, states()]).toEqual([true, []])
})

import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Told } from './pid-worker.fixture.ts'
import { askedTwice, openWorkerProcess, ProcessEnded, type WorkerProcess } from './worker-process.server.ts'

const file = join(import.meta.dirname, 'pid-worker.fixture.ts')
const opened: WorkerProcess<Told, { pid: number }>[] = []
const open = () => {
  const worker = openWorkerProcess<Told, { pid: number }>(file, 'pid')
  opened.push(worker)
  return worker
}
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the process answers again and again, ends when it was idle for 15 seconds, and starts anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask } = open()
  const { pid } = await ask({})
  expect(await ask({})).toEqual({ pid })
  vi.advanceTimersByTime(14_999)
  expect(await ask({})).toEqual({ pid })
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect((await ask({})).pid).not.toBe(pid)
})

test('work that takes longer than 15 seconds is not cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask } = open()
  const { pid } = await ask({})
  const asked = ask({ waits: true })
  vi.advanceTimersByTime(15_000)
  process.kill(pid, 'SIGUSR2')
  expect(await asked).toEqual({ pid })
})

test('a process that has not answered for a minute is killed, and the next call has another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask } = open()
  const { pid } = await ask({})
  const asked = ask({ waits: true }).catch((error: unknown) => error)
  vi.advanceTimersByTime(60_000)
  const slow = await asked
  expect(slow).toBeInstanceOf(ProcessEnded)
  expect(slow).toMatchObject({ wasSlow: true })
  expect((await ask({})).pid).not.toBe(pid)
})

test('a process that has answered in time works on after the minute of its requests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ask } = open()
  const { pid } = await ask({})
  for (let n = 0; n < 6; n += 1) {
    vi.advanceTimersByTime(14_000)
    expect(await ask({})).toEqual({ pid })
  }
})

test('answered requests leave no listener at the process', async () => {
  const warnings: string[] = []
  const hear = ({ name }: Error) => warnings.push(name)
  process.on('warning', hear)
  onTestFinished(() => void process.off('warning', hear))
  const { ask } = open()
  // Node warns at eleven.
  for (let n = 0; n < 12; n += 1) await ask({})
  await new Promise((resolve) => setImmediate(resolve))
  expect(warnings).toEqual([])
})

test('a request at which the process is killed from outside fails, and the next call has another', async () => {
  const { ask } = open()
  const { pid } = await ask({})
  const asked = ask({ waits: true })
  process.kill(pid, 'SIGKILL')
  await expect(asked).rejects.toMatchObject({ wasSlow: false })
  expect((await ask({})).pid).not.toBe(pid)
})

test('asked twice, a request is made once more in another process, and no oftener', async () => {
  const ask = askedTwice(open())
  const { pid } = await ask({})
  const asked = ask({ waitsIn: pid })
  process.kill(pid, 'SIGKILL')
  expect((await asked).pid).not.toBe(pid)
  await expect(ask({ dies: true })).rejects.toMatchObject({ wasSlow: false })
  expect(await ask({})).toHaveProperty('pid')
})

test.each([
  { what: 'a process that ended', error: new ProcessEnded('x'), times: 2 },
  { what: 'one that took too long', error: new ProcessEnded('x', { wasSlow: true }), times: 1 },
  { what: 'any other error', error: new Error('x'), times: 1 },
])('asked twice, a request is made $times times after $what', async ({ error, times }) => {
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  await expect(askedTwice({ ask })({})).rejects.toBe(error)
  expect(ask).toHaveBeenCalledTimes(times)
})

test('what was never started, or is gone, can be closed', async () => {
  await open().close()
  const { ask, close } = open()
  const { pid } = await ask({})
  await expect(ask({ dies: true })).rejects.toThrow(ProcessEnded)
  expect(isAlive(pid)).toBe(false)
  await close()
})

test('a request that cannot be sent is refused, and the process goes on', async () => {
  const { ask } = open()
  const { pid } = await ask({})
  await expect(ask({ waits: (() => true) as never })).rejects.toThrow('could not be cloned')
  expect(await ask({})).toEqual({ pid })
})

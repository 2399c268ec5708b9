import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Stopping, startSweeps } from './sweeps.server.ts'

const log = pino({ level: 'silent' })
const never = 1_000_000 // ms

/** A sweep whose runs end when the test says so. */
function controlled() {
  const ends: (() => void)[] = []
  const begun: number[] = []
  return {
    begun,
    end: () => ends.shift()?.(),
    run: () => {
      begun.push(begun.length)
      return new Promise<void>((resolve) => ends.push(resolve))
    },
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a sweep starts immediately and never runs twice at the same time', async () => {
  const work = controlled()
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run: work.run }], log, 1)
  sweeps.wake('mail')
  sweeps.wake('mail')
  expect(work.begun.length).toBe(1)
  work.end()
  await expect.poll(() => work.begun.length).toBe(2) // woken during a run: one more run, not two
  work.end()
  await sweeps.stop()
  expect(work.begun.length).toBe(2)
})

test('a failing sweep runs again', async () => {
  let turns = 0
  const run = async () => {
    turns += 1
    throw new Error('the mail server is away')
  }
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run }], log, 1)
  await settled()
  sweeps.wake('mail')
  await expect.poll(() => turns).toBe(2)
  await sweeps.stop()
})

test('a sweep rests after a run, however often it is woken, and stop ends the rest', async () => {
  const work = controlled()
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run: work.run }], log, never)
  work.end()
  await settled()
  sweeps.wake('mail')
  await settled()
  expect(work.begun.length).toBe(1)
  await sweeps.stop()
  expect(work.begun.length).toBe(1)
})

test('stop waits for the current run', async () => {
  const work = controlled()
  const sweeps = startSweeps([{ name: 'holds', everyMs: never, run: work.run }], log)
  let stopped = false
  const stopping = sweeps.stop().then(() => {
    stopped = true
  })
  await settled()
  expect(stopped).toBe(false)
  work.end()
  await stopping
  sweeps.wake('holds')
  expect(work.begun.length).toBe(1)
})

test('a run is told when its process stops', async () => {
  const told: boolean[][] = []
  const run = async ({ isAsked, signal }: Stopping) => {
    told.push([isAsked(), signal.aborted])
    await settled()
    told.push([isAsked(), signal.aborted])
  }
  await startSweeps([{ name: 'mail', everyMs: never, run }], log).stop()
  expect(told).toEqual([
    [false, false],
    [true, true],
  ])
})

test('no run begins while sweeps are paused', async () => {
  const work = controlled()
  let isPaused = true
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run: work.run }], log, 1, () => isPaused)
  sweeps.wake('mail')
  await settled()
  expect(work.begun.length).toBe(0)
  isPaused = false
  sweeps.wake('mail')
  expect(work.begun.length).toBe(1)
  // Also not the next one of a run that was woken meanwhile.
  isPaused = true
  sweeps.wake('mail')
  work.end()
  await settled()
  expect(work.begun.length).toBe(1)
  await sweeps.stop()
})

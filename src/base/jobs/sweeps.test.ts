import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startSweeps } from './sweeps.server.ts'

const log = pino({ level: 'silent' })
const never = 1_000_000 // ms

/** A sweep whose turns end when told. */
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

test('a sweep begins at once and is never at it twice at a time', async () => {
  const work = controlled()
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run: work.run }], log)
  sweeps.wake('mail')
  sweeps.wake('mail')
  expect(work.begun.length).toBe(1)
  work.end()
  await settled()
  expect(work.begun.length).toBe(2) // woken while at it: once more, not twice
  work.end()
  await sweeps.stop()
  expect(work.begun.length).toBe(2)
})

test('a sweep that fails goes on at its next turn', async () => {
  let turns = 0
  const run = async () => {
    turns += 1
    throw new Error('the mail server is away')
  }
  const sweeps = startSweeps([{ name: 'mail', everyMs: never, run }], log)
  await settled()
  sweeps.wake('mail')
  await settled()
  expect(turns).toBe(2)
  await sweeps.stop()
})

test('stop waits for what is under way', async () => {
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

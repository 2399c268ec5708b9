import { expect, test, vi } from 'vitest'
import { NotReady, openReadiness } from './readiness.server.ts'

function heard() {
  const lines: unknown[] = []
  return {
    lines,
    log: { error: (...said: unknown[]) => lines.push(said), info: (...said: unknown[]) => lines.push(said) },
  }
}

test('what fails is said in the words of its check, or of the failure', async () => {
  const { log } = heard()
  const needed = [
    { sentence: 'The disk is full.', run: () => Promise.reject(new Error('ENOSPC: no space left on device, write')) },
    { sentence: 'Works.', run: async () => {} },
    { sentence: 'Unused.', run: () => Promise.reject(new NotReady('Table tours cannot be read.')) },
  ]
  const { problems } = openReadiness({ needed }, log)
  expect(await problems()).toEqual(['The disk is full.', 'Table tours cannot be read.'])
})

test('a check without an answer fails', async () => {
  const { log } = heard()
  const needed = [{ sentence: 'No answer.', run: () => new Promise(() => {}) }]
  const { problems } = openReadiness({ needed }, log, 10)
  expect(await problems()).toEqual(['No answer.'])
})

test('many who ask within a second share one look', async () => {
  const { log } = heard()
  const looks = vi.fn(async () => {})
  const { problems } = openReadiness({ needed: [{ sentence: 'Fails.', run: looks }] }, log)
  await Promise.all([problems(), problems(), problems()])
  await problems()
  expect(looks).toHaveBeenCalledTimes(1)
})

test('a failure is logged when it begins, not each time that somebody asks', async () => {
  const { lines, log } = heard()
  const needed = [{ sentence: 'Fails.', run: () => Promise.reject(new Error()) }]
  const { problems } = openReadiness({ needed }, log)
  await problems()
  await problems()
  expect(lines).toEqual([[{ problems: ['Fails.'] }, 'not ready']])
})

test('a process that stops is not ready, without another look', async () => {
  const { log } = heard()
  const looks = vi.fn(async () => {})
  const readiness = openReadiness({ needed: [{ sentence: 'Fails.', run: looks }] }, log)
  readiness.leave()
  expect(await readiness.problems()).toEqual([expect.stringContaining('is stopping')])
  expect(looks).not.toHaveBeenCalled()
})

test('what only a part of the answers needs keeps nobody away, and is logged when it begins and ends', async () => {
  const { lines, log } = heard()
  let bucket = Promise.withResolvers<void>()
  const partly = [{ sentence: 'The bucket is away.', run: () => bucket.promise }]
  const { problems, degraded } = openReadiness({ needed: [], partly }, log, 600_000)
  // Not even waited for: the answer is there while the bucket keeps silent, for longer than a test may last.
  expect(await problems()).toEqual([])
  bucket.reject(new Error('ECONNREFUSED'))
  expect(await degraded()).toEqual(['The bucket is away.'])
  expect(lines).toEqual([[{ problems: ['The bucket is away.'] }, 'degraded']])
  bucket = Promise.withResolvers()
  bucket.resolve()
  // The look before is no longer fresh.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  expect(await degraded()).toEqual([])
  clock.mockRestore()
  expect(lines.slice(1)).toEqual([['whole again']])
})

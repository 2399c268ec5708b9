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
  const { problems } = openReadiness(
    [
      { sentence: 'The disk is full.', run: () => Promise.reject(new Error('ENOSPC: no space left on device, write')) },
      { sentence: 'Works.', run: async () => {} },
      { sentence: 'Unused.', run: () => Promise.reject(new NotReady('Table tours cannot be read.')) },
    ],
    log,
  )
  expect(await problems()).toEqual(['The disk is full.', 'Table tours cannot be read.'])
})

test('a check without an answer fails', async () => {
  const { log } = heard()
  const { problems } = openReadiness([{ sentence: 'No answer.', run: () => new Promise(() => {}) }], log, 10)
  expect(await problems()).toEqual(['No answer.'])
})

test('many who ask within a second share one look', async () => {
  const { log } = heard()
  const looks = vi.fn(async () => {})
  const { problems } = openReadiness([{ sentence: 'Fails.', run: looks }], log)
  await Promise.all([problems(), problems(), problems()])
  await problems()
  expect(looks).toHaveBeenCalledTimes(1)
})

test('a failure is logged when it begins, not each time that somebody asks', async () => {
  const { lines, log } = heard()
  const { problems } = openReadiness([{ sentence: 'Fails.', run: () => Promise.reject(new Error()) }], log)
  await problems()
  await problems()
  expect(lines).toEqual([[{ problems: ['Fails.'] }, 'not ready']])
})

test('a process that stops is not ready, without another look', async () => {
  const { log } = heard()
  const looks = vi.fn(async () => {})
  const readiness = openReadiness([{ sentence: 'Fails.', run: looks }], log)
  readiness.leave()
  expect(await readiness.problems()).toEqual([expect.stringContaining('is stopping')])
  expect(looks).not.toHaveBeenCalled()
})

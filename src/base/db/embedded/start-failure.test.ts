import { expect, test } from 'vitest'
import { LOCK_TIMEOUT_EXIT } from '../../platform.mjs'
import { restartDelay } from './embedded.server.ts'
import { startFailure } from './server.server.ts'

const sentence = (exitCode: number | null, signalCode: NodeJS.Signals | null, output = '') =>
  startFailure('/data/postgres', { exitCode, signalCode }, output).message

test.each(['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const)(
  'a server that %s ended says so, with its last words',
  (signal) => {
    const said = sentence(null, signal, 'LOG:  starting PostgreSQL\nLOG:  database system was interrupted\n')
    expect(said).toContain(`was ended by the signal ${signal}`)
    expect(said).toContain('LOG:  starting PostgreSQL | LOG:  database system was interrupted')
    expect(said).not.toContain('does not answer')
  },
)

test('a server that runs without an answer, or holds the lock of the folder, is told from one that ended', () => {
  for (const exitCode of [null, LOCK_TIMEOUT_EXIT]) expect(sentence(exitCode, null)).toContain('does not answer')
  expect(sentence(1, null, 'FATAL:  bad setting')).toBe(
    'PostgreSQL did not start on /data/postgres: FATAL:  bad setting',
  )
  expect(sentence(1, null)).toBe('PostgreSQL did not start on /data/postgres: exit code 1')
})

test('a server that does not start is tried again at longer and longer intervals, up to a limit', () => {
  expect([0, 1, 2, 3, 4, 5, 50, 5000].map(restartDelay)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000])
})

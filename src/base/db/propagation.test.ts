import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ask, createPropagation } from './propagation.server.ts'

/** Whom a process waits for. The connection is played, because what PostgreSQL sends when is decided here. */
function openProcess(others: number) {
  const asked: string[] = []
  const ask = (async (config) => {
    const { text, values } = config as { text: string; values: string[] }
    const isNotice = text.includes('pg_notify')
    asked.push(isNotice ? values[1]! : 'listeners')
    return { rows: isNotice ? [] : [{ others }] }
  }) as Ask
  const propagation = createPropagation()
  const settle = () => {
    const call = { isSettled: false }
    propagation.settled(ask).then(() => (call.isSettled = true))
    return call
  }
  const receive = (payload: string) => propagation.received(ask, payload)
  /** The id of the question that was asked last. */
  const question = () => asked.findLast((text) => text.endsWith(' ?'))!.split(' ')[0]!
  return { asked, settle, receive, question }
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a process alone asks nobody', async () => {
  const { asked, settle } = openProcess(0)
  const call = settle()
  await pass()
  expect([call.isSettled, asked]).toEqual([true, ['listeners']])
})

test('a process waits for the answer of every other one, and gives none to itself', async () => {
  const { asked, settle, receive, question } = openProcess(2)
  const call = settle()
  await pass()
  receive(`${question()} ?`)
  receive(question())
  await pass()
  expect(call.isSettled).toBe(false)
  receive(question())
  await pass()
  expect([call.isSettled, asked]).toEqual([true, ['listeners', `${question()} ?`]])
})

test('a process that does not answer is waited for a quarter of a second', async () => {
  const { settle, receive, question } = openProcess(1)
  const call = settle()
  await pass()
  receive('the-answer-to-another-process')
  await pass(249)
  expect(call.isSettled).toBe(false)
  await pass(1)
  expect(call.isSettled).toBe(true)
  // Too late, and for nobody.
  receive(question())
})

test('the question of another process is answered, its answers are not', async () => {
  const { asked, receive } = openProcess(1)
  receive('5f0c ?')
  receive('5f0c')
  await pass()
  expect(asked).toEqual(['5f0c'])
})

test('calls during a round share the next one, which begins after it', async () => {
  const { asked, settle, receive, question } = openProcess(1)
  const rounds = () => asked.filter((text) => text === 'listeners').length
  const first = settle()
  await pass()
  const [second, third] = [settle(), settle()]
  await pass()
  expect(rounds()).toBe(1)
  receive(question())
  await pass()
  expect([first.isSettled, second.isSettled, rounds()]).toEqual([true, false, 2])
  receive(question())
  await pass()
  expect([second.isSettled, third.isSettled, rounds()]).toEqual([true, true, 2])
})

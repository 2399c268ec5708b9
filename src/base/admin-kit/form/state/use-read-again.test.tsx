// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useReadAgain } from './use-read-again.ts'

afterEach(cleanup)

test('what is read again is shown until the loader answers; a failed read changes nothing', async () => {
  const answers: (() => Promise<string>)[] = []
  const hook = renderHook((loaded: string) => useReadAgain(loaded, () => answers.shift()!()), { initialProps: 'April' })
  const shown = () => hook.result.current[0]
  let isRead: boolean | undefined
  const readAgain = (answer: () => Promise<string>) => {
    answers.push(answer)
    return act(async () => {
      isRead = await hook.result.current[1]()
    })
  }
  await readAgain(async () => 'April, saved')
  expect([shown(), isRead]).toEqual(['April, saved', true])
  await readAgain(() => Promise.reject(new TypeError('Failed to fetch')))
  expect([shown(), isRead]).toEqual(['April, saved', false])
  hook.rerender('May')
  expect(shown()).toBe('May')
})

test('an answer for an address that was left is not shown', async () => {
  const answer = Promise.withResolvers<string>()
  const hook = renderHook((loaded: string) => useReadAgain(loaded, () => answer.promise), { initialProps: 'April' })
  const reading = hook.result.current[1]()
  hook.rerender('May')
  await act(async () => {
    answer.resolve('April, saved')
    await reading
  })
  expect(hook.result.current[0]).toBe('May')
})

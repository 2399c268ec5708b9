// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSend } from './use-send.ts'

/** The requests that were made, and a way to answer the oldest open one. */
const made: { body: unknown; key: string | null; answer: (response: Response | Error) => void }[] = []

beforeEach(() => {
  made.length = 0
  vi.stubGlobal('fetch', (_: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    return new Promise((resolve, reject) =>
      made.push({
        body: JSON.parse(String(body)),
        key,
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      }),
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const done = () => Response.json({ success: true, message: 'Kaydedildi', data: 7 })
const refusal = () =>
  Response.json({ code: 'conflict', message: 'Değişti', errors: { name: ['Dolu'] }, version: 2 }, { status: 409 })
const hook = () => renderHook(() => useSend(() => {})).result
const settle = (response: Response | Error) => act(async () => made.at(-1)!.answer(response))

test('a second click while an edit is running sends nothing', async () => {
  const of = hook()
  await act(async () => void of.current.send('POST', '/x', { body: { n: 1 } }))
  expect(of.current.isBusy).toBe(true)
  expect(await act(() => of.current.send('POST', '/x', { body: { n: 1 } }))).toBe(false)
  expect(made).toHaveLength(1)
  await settle(done())
  expect(of.current.isBusy).toBe(false)
  await act(async () => void of.current.send('PUT', '/x', { body: { n: 2 } }))
  expect(made[1]!.body).toEqual({ n: 2, _method: 'PUT' })
})

test('it stays busy until the screen is read again', async () => {
  const of = hook()
  let read = () => {}
  const onDone = () => new Promise<void>((resolve) => (read = resolve))
  await act(async () => void of.current.send('POST', '/x', { onDone }))
  await settle(done())
  expect(of.current.isBusy).toBe(true)
  await act(async () => read())
  expect(of.current.isBusy).toBe(false)
})

test('a refusal is there for the fields until it is answered or the edit is done', async () => {
  const of = hook()
  const onRefused = vi.fn()
  await act(async () => void of.current.send('POST', '/x', { onRefused }))
  await settle(refusal())
  expect(of.current.errorOf('name')).toBe('Dolu')
  expect([of.current.failed, of.current.refused!.facts]).toEqual([null, { version: 2 }])
  expect(onRefused).toHaveBeenCalledOnce()
  await act(async () => void of.current.send('POST', '/x'))
  await settle(done())
  expect(of.current.refused).toBeNull()
})

test('the same content has the same key until it is done, another one has another', async () => {
  const of = hook()
  const send = async (text: string, response: Response | Error) => {
    await act(async () => void of.current.send('POST', '/x', { body: { text }, once: [text] }))
    await settle(response)
  }
  await send('a', new TypeError('no answer'))
  await send('a', new TypeError('no answer'))
  await send('b', done())
  await send('b', done())
  const [first, repeat, other, later] = made.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(repeat).toBe(first)
  expect(new Set([first, other, later]).size).toBe(3)
})

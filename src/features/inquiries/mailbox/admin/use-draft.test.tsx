// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '../mailbox.schema.ts'
import { useNoteDraft } from './use-draft.ts'

afterEach(cleanup)

test.each([
  ['what was typed while a note is saved stays', 'first, and more', 'first, and more'],
  ['a saved note leaves the field', 'first', ''],
])('%s', async (_, typed, left) => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const message = { id: 7 } as Message
  const { result } = renderHook(() =>
    useNoteDraft(
      message,
      () => {},
      async () => {},
    ),
  )
  act(() => result.current.set('first'))
  let sent: Promise<boolean> | undefined
  await act(async () => {
    sent = result.current.send()
  })
  act(() => result.current.set(typed))
  await act(async () => {
    answer(Response.json({ success: true, message: 'saved', data: message }))
    await sent
  })
  expect([result.current.text, await sent]).toEqual([left, true])
})

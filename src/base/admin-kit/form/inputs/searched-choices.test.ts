// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Choice, useSearchedChoices } from './searched-choices.ts'

type Sent = { search: string | null; answer: (...names: string[]) => Promise<void> }
let sent: Sent[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (target: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const rows = (names: string[]) => names.map((name, at) => ({ id: at + 1, name, code: `T${at + 1}` }))
    sent.push({
      search: new URL(target, 'https://seyyah.example').searchParams.get('search'),
      answer: (...names) => act(async () => resolve(Response.json(rows(names)))),
    })
    return promise
  })
})
afterEach(() => void vi.useRealTimers())

const open = (chosen: Choice | null) => renderHook(() => useSearchedChoices('/api/admin/tours', chosen)).result
const labels = (result: ReturnType<typeof open>) => result.current.data.map(({ label }) => label)
async function type(result: ReturnType<typeof open>, text: string) {
  result.current.onSearchChange(text)
  await act(() => vi.advanceTimersByTimeAsync(250))
}

test('the server searches a moment after the last key', async () => {
  const result = open(null)
  result.current.onSearchChange('e')
  await act(() => vi.advanceTimersByTimeAsync(249))
  expect(sent).toEqual([])
  await type(result, 'efes')
  expect(sent.map(({ search }) => search)).toEqual(['efes'])
  await sent[0]!.answer('Efes')
  expect(labels(result)).toEqual(['Efes (T1)'])
})

test('the answer to an earlier text is not shown, also when it comes last', async () => {
  const result = open(null)
  result.current.onDropdownOpen()
  await type(result, 'roma')
  await sent[1]!.answer('Roma')
  await sent[0]!.answer('Efes', 'Paris')
  expect(labels(result)).toEqual(['Roma (T1)'])
})

test('the chosen one is among the choices before it is found, once, and its label is not searched', async () => {
  const result = open({ value: '1', label: 'Göreme' })
  expect(labels(result)).toEqual(['Göreme'])
  await type(result, 'Göreme')
  expect(sent).toEqual([])
  await type(result, 'e')
  await sent[0]!.answer('Göreme', 'Efes')
  expect(labels(result)).toEqual(['Göreme (T1)', 'Efes (T2)'])
  await type(result, 'Efes (T2)')
  expect(sent).toHaveLength(1)
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sharedItem } from './shared-storage.ts'

beforeEach(() => localStorage.clear())

const inOtherTab = (fields: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', fields))

test('what is written is read, and listeners are told of it', () => {
  const item = sharedItem('viewed')
  const listener = vi.fn()
  const stop = item.subscribe(listener)
  expect(item.read()).toBeNull()
  expect(item.write('efes')).toBe(true)
  item.tell()
  expect([item.read(), listener.mock.calls.length]).toEqual(['efes', 1])
  stop()
  item.tell()
  inOtherTab({ key: 'viewed', newValue: 'roma' })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('listeners hear what another tab does to the item, and to nothing else', () => {
  const others: (string | null)[] = []
  const item = sharedItem('viewed', (text) => others.push(text))
  const listener = vi.fn(() => others.push('listener'))
  const stop = item.subscribe(listener)
  inOtherTab({ key: 'cart', newValue: '[]' })
  inOtherTab({ key: 'viewed', newValue: 'roma' })
  inOtherTab({ key: null })
  expect(others).toEqual(['roma', 'listener', null, 'listener'])
  stop()
})

test('a browser that refuses storage has nothing in it', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const item = sharedItem('viewed')
  expect([item.write('efes'), item.read()]).toEqual([false, null])
})

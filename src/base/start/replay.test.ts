// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { replay } from './replay.ts'
import { type EarlyWindow, startLater } from './start-later.ts'

const input = (id: string) => document.getElementById(id) as HTMLInputElement

function type(id: string, letters: string): void {
  input(id).value += letters
  input(id).dispatchEvent(new Event('input', { bubbles: true }))
}

test('letters typed while the recorded actions are repeated are part of the value, in the order of the actions', async () => {
  document.body.innerHTML =
    '<form><input id="order_no"><input id="email"><button type="button">one more</button></form>'
  // This DOM has none.
  vi.stubGlobal('Worker', class {})
  startLater([], [], [], 'lang')
  const seen: string[] = []
  const form = document.querySelector('form')!
  form.addEventListener('input', ({ target }) => {
    const { id, value } = target as HTMLInputElement
    seen.push(`${id} ${value}`)
    // Before the next action is repeated.
    if (id === 'order_no') queueMicrotask(() => type('email', 'se@ornek.example'))
  })
  form.addEventListener('click', () => void seen.push('press'))

  type('order_no', 'SYH-26')
  type('email', 'ay')
  form.querySelector('button')!.click()
  expect(seen).toEqual([])
  await replay()
  expect(seen).toEqual(['order_no SYH-26', 'email ayse@ornek.example', 'press'])
  expect(input('email').value).toBe('ayse@ornek.example')

  expect((window as EarlyWindow).early).toBeUndefined()
  type('email', '.tr')
  expect(seen.at(-1)).toBe('email ayse@ornek.example.tr')
})

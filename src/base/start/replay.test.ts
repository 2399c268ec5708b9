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

test('actions on elements that are gone are repeated on those in their place', async () => {
  const form = `<form><input type="text" name="name"><input type="text" name="name"><input type="checkbox" name="keep">
    <input type="radio" name="sex" value="f"><input type="radio" name="sex" value="m"><button type="button">one more</button></form>`
  document.body.innerHTML = `<header><button type="button">menu</button></header><main>${form}</main>`
  vi.stubGlobal('Worker', class {})
  startLater([], [], [], 'lang')
  const [, second] = document.querySelectorAll<HTMLInputElement>('[name=name]')
  second!.value = 'Ayşe'
  second!.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector<HTMLInputElement>('[name=keep]')!.click()
  document.querySelector<HTMLInputElement>('[value=m]')!.click()
  document.querySelector<HTMLButtonElement>('main button')!.click()

  document.body.innerHTML = `<header><button type="button">menu</button></header><main><h1>new</h1>${form}</main>`
  const pressed: string[] = []
  document.addEventListener('click', ({ target }) => void pressed.push((target as HTMLElement).localName))
  await replay()
  const of = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]
  expect(of('[name=name]').map(({ value }) => value)).toEqual(['', 'Ayşe'])
  expect(of('[name=keep], [name=sex]').map(({ checked }) => checked)).toEqual([true, false, true])
  expect(pressed.at(-1)).toBe('button')
  expect(document.activeElement).toBe(of('[name=name]')[1])
})

test('rejections of injected scripts lose nothing that was typed', async () => {
  document.body.innerHTML = '<form><input id="order_no"><input id="email"></form>'
  vi.stubGlobal('Worker', class {})
  startLater([], [], [], 'lang')
  const page = document.documentElement
  delete page.dataset.unstarted
  const seen: string[] = []
  document.querySelector('form')!.addEventListener('input', ({ target }) => void seen.push((target as HTMLElement).id))
  const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  type('order_no', 'SYH-26')
  for (const reason of [new TypeError('null is not an object'), undefined]) reject(reason)
  expect([page.dataset.unstarted, seen]).toEqual([undefined, []])
  type('email', 'ay')
  await replay()
  expect(seen).toEqual(['order_no', 'email'])
})

test.each([
  'Importing a module script failed.',
  'error loading dynamically imported module: /build/entry.js',
  'Failed to fetch dynamically imported module: /build/entry.js',
])('a page whose scripts do not come twice says so: %s', (message) => {
  document.body.innerHTML = '<input id="email">'
  vi.stubGlobal('Worker', class {})
  startLater([], [], [], 'lang')
  const page = document.documentElement
  delete page.dataset.unstarted
  const reason = new TypeError(message)
  const reject = () => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  reject()
  expect(page.dataset.unstarted).toBeUndefined()
  reject()
  expect(page.dataset.unstarted).toBe('')
})

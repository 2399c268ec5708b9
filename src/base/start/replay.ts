import type { Deed, EarlyWindow, Field } from './start-later.ts'

/** Does what the visitor did before the page had come to life, in the same order. Once. */
export async function replay(): Promise<void> {
  const own = window as EarlyWindow
  const deeds = own.early?.() ?? []
  own.early = undefined
  for (const deed of deeds) {
    if (deed.element.isConnected) again(deed)
    // What it changed is rendered before the next: two presses of "one more" are two more.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function again(deed: Deed): void {
  if (deed.kind === 'press') deed.element.click()
  else if (deed.kind === 'send') deed.element.requestSubmit()
  else fillAgain(deed.element, deed.value)
}

/**
 * React took what it found in the field for what it had put there, and has perhaps put its own there since. It hears of a
 * change only when the field differs from what it put there: it watches the field's own `value`, and the prototype's sets
 * one behind its back, as typing does.
 */
function fillAgain(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement
    box.checked = !value
    box.click()
    return
  }
  if (field.type !== 'file') {
    field.value = value === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

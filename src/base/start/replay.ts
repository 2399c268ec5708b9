import type { EarlyAction, EarlyWindow, Field } from './start-later.ts'

/** Repeats what the visitor did before hydration, once and in the same order. */
export async function replay(): Promise<void> {
  const own = window as EarlyWindow
  const actions = own.early?.() ?? []
  own.early = undefined
  for (const action of actions) {
    if (action.element.isConnected) again(action)
    // Rendered before the next one: two presses of "one more" are two more.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function again(action: EarlyAction): void {
  if (action.kind === 'press') action.element.click()
  else if (action.kind === 'send') action.element.requestSubmit()
  else fillAgain(action.element, action.value)
}

/**
 * React took the field's present value for its own, and may have written its own since. It notices a change only when the
 * value differs from the one it wrote: it watches the element's own `value` property. The setter of the prototype writes
 * past that watcher, as typing does.
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

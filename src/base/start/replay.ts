import type { EarlyAction, EarlyWindow, Field } from './start-later.ts'

/** Repeats the visitor's actions from before hydration, once and in their order. */
export async function replay(): Promise<void> {
  const own = window as EarlyWindow
  // Rendered before the next action: pressing "one more" twice adds two.
  while (own.early?.(again)) await new Promise((resolve) => setTimeout(resolve))
  own.early = undefined
}

function again(action: EarlyAction): void {
  if (!action.element.isConnected) return
  if (action.kind === 'press') action.element.click()
  else if (action.kind === 'send') action.element.requestSubmit()
  else refill(action.element, action.value)
}

/**
 * Sets the value like typing does. React notices a change only when the value differs from the one it wrote, which it tracks
 * through the `value` property of the element itself; the setter of the prototype bypasses that.
 */
function refill(field: Field, value: string | boolean): void {
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

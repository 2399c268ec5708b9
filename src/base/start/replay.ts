import type { EarlyAction, EarlyWindow, Field } from './start-later.ts'

/**
 * Repeats the visitor's actions from before hydration, once and in their order. React renders the page anew when it finds another than the
 * server's, as after a password manager or a translation (docs/decisions/0119): then the actions belong to the new elements.
 */
export async function replay(): Promise<void> {
  const own = window as EarlyWindow
  // Rendered before the next action: pressing "one more" twice adds two.
  while (own.early?.(again)) await new Promise((resolve) => setTimeout(resolve))
  own.early = undefined
}

/** The page stays server-rendered HTML, without hydration. */
export function giveUp(): void {
  document.documentElement.dataset.unstarted = ''
  while ((window as EarlyWindow).early?.(() => {})) {}
}

function again(action: EarlyAction): void {
  if (action.kind === 'fill') {
    const field = inPage(action.element)
    if (!field) return
    if (field.type === 'file') (field as HTMLInputElement).files = (action.element as HTMLInputElement).files
    refill(field, action.value)
    // The visitor may have been typing in the replaced field.
    if (document.activeElement === document.body) field.focus({ preventScroll: true })
  } else if (action.kind === 'press') inPage(action.element)?.click()
  else inPage(action.element)?.requestSubmit()
}

/** The element, or the one of the same kind, name and place that React rendered instead of it. */
function inPage<E extends HTMLElement>(element: E): E | null {
  if (element.isConnected) return element
  const same = ['name', 'type'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`
  })
  const selector = element.localName + same.join('')
  const before = element.closest('main') ?? element.closest('header, footer')
  const now = before && document.querySelector(before.localName)
  const at = [...(before?.querySelectorAll(selector) ?? [])].indexOf(element)
  return now?.querySelectorAll<E>(selector)[at] ?? null
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

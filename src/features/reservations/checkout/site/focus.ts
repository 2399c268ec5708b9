/** A ref that takes the focus when its element comes: one function, so that it acts once and not on every render. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

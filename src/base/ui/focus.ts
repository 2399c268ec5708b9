/** A ref that focuses its element on mount. One function for all renders, so that it runs once per element. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

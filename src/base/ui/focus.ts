/** A ref that focuses its element on mount. One function for all renders, so that it runs once per element. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** The same, unless another element has the focus: for what replaces an element that had it. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

/** `checkVisibility`, which browsers have since 2024 (docs/operations.md). */
export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}

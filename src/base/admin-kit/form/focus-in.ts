const takesKeys = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Focuses the element, or the first visible input inside it, and scrolls to it unless `isScrolled` is false. */
export function focusIn(place: HTMLElement, { isScrolled = true } = {}): void {
  const inputs = [place, ...place.querySelectorAll<HTMLElement>('*')].filter((each) => each.matches(takesKeys))
  inputs.find((each) => each.checkVisibility())?.focus({ preventScroll: !isScrolled })
  if (isScrolled) place.scrollIntoView({ block: 'center' })
}

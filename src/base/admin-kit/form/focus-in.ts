const takesKeys = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Focuses the element, or the first visible input inside it. */
export function focusIn(place: HTMLElement): void {
  const inputs = [place, ...place.querySelectorAll<HTMLElement>('*')].filter((each) => each.matches(takesKeys))
  inputs.find((each) => each.checkVisibility())?.focus()
  place.scrollIntoView({ block: 'center' })
}

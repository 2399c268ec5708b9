const takesKeys = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Focuses what is marked, or the input that it stands around. */
export function focusIn(place: HTMLElement): void {
  const inputs = [place, ...place.querySelectorAll<HTMLElement>('*')].filter((each) => each.matches(takesKeys))
  inputs.find((each) => each.checkVisibility())?.focus()
  place.scrollIntoView({ block: 'center' })
}

import { isVisible } from '#src/base/ui/focus.ts'

const inputs = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/** Focuses the element, or the first visible input inside it, else the first button, and scrolls to it unless `isScrolled` is false. */
export function focusIn(place: HTMLElement, { isScrolled = true } = {}): void {
  const all = [place, ...place.querySelectorAll<HTMLElement>('*')].filter(isVisible)
  const found = all.find((each) => each.matches(inputs)) ?? all.find((each) => each.matches('button'))
  found?.focus({ preventScroll: !isScrolled })
  if (isScrolled) place.scrollIntoView({ block: 'center' })
}

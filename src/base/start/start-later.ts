/** What a visitor did before the page came to life; `replay.ts` does it again. */
export type Deed =
  | { kind: 'press'; element: HTMLElement }
  | { kind: 'send'; element: HTMLFormElement }
  /** `value` is what the visitor left there, a tick as true or false. */
  | { kind: 'fill'; element: Field; value: string | boolean }
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Ends the listening and tells what was heard. */
export type Early = () => readonly Deed[]
export type EarlyWindow = Window & { early?: Early | undefined }

/**
 * Runs in every page of the public site, from its head. The scripts begin when the first picture is seen, or at the
 * visitor's first press or key, and not before: they would take the line from the picture and the processor from the first
 * paint. Links, and forms with an address, work without them. What does not is heard here and done when it can be.
 *
 * The page carries the text of this function: it knows nothing but its arguments.
 * @param modules addresses of the scripts.
 * @param large those of them that are run in a task of their own, each after those that it needs.
 * @param texts address of the static strings.
 */
export function startLater(modules: string[], large: string[], texts: string): void {
  const page = document.documentElement
  const deeds: Deed[] = []
  const hears = ['click', 'submit', 'input', 'change'] as const
  const wakes = ['pointerdown', 'keydown'] as const
  let hasBegun = false

  const add = <E extends HTMLElement>(element: E, facts: Partial<E>) =>
    document.head.append(Object.assign(element, facts))
  const link = () => document.createElement('link')

  function begin() {
    if (hasBegun) return
    hasBegun = true
    for (const wake of wakes) removeEventListener(wake, begin, true)
    add(link(), { rel: 'preload', as: 'fetch', href: texts, crossOrigin: 'anonymous' })
    const isKnown = link().relList.supports('modulepreload')
    if (isKnown) for (const href of modules) add(link(), { rel: 'modulepreload', href })
    // So that nothing the visitor does is kept waiting for all of them.
    run(isKnown ? large : [])
  }

  function run([src, ...others]: string[]) {
    const script = document.createElement('script')
    const next = () => {
      script.remove()
      setTimeout(run, 0, others)
    }
    if (src) add(script, { type: 'module', src, onload: next, onerror: next })
    else add(script, { type: 'module', text: document.querySelector('script[data-start]')?.textContent ?? '' })
  }

  function hear(event: Event) {
    const target = event.target as Element
    const deed = deedOf(event.type, target)
    // React, half awake, would hear it too; of a tick it hears the click.
    if (deed || isBox(target)) event.stopImmediatePropagation()
    if (!deed) return
    if (deed.kind !== 'fill') {
      event.preventDefault()
      page.dataset.waiting = ''
    }
    // The last that was typed into a field holds, at the place of the first.
    const before = deed.kind === 'fill' ? deeds.find(({ element }) => element === deed.element) : undefined
    if (before) Object.assign(before, deed)
    else deeds.push(deed)
    begin()
  }

  function deedOf(type: string, target: Element): Deed | null {
    if (type === 'click') {
      const pressed = target.closest<HTMLElement>('button, a, summary')
      const isOurs = pressed instanceof HTMLButtonElement && (pressed.type !== 'submit' || !pressed.form)
      return isOurs ? { kind: 'press', element: pressed } : null
    }
    if (type === 'submit') {
      const form = target as HTMLFormElement
      return form.hasAttribute('action') ? null : { kind: 'send', element: form }
    }
    const element = target as Field
    return { kind: 'fill', element, value: isBox(element) ? element.checked : element.value }
  }

  function isBox(target: Element): target is HTMLInputElement {
    return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')
  }

  for (const type of hears) addEventListener(type, hear, true)
  for (const type of wakes) addEventListener(type, begin, true)
  ;(window as EarlyWindow).early = () => {
    for (const type of hears) removeEventListener(type, hear, true)
    delete page.dataset.waiting
    return deeds
  }
  // Two frames later the picture is on the screen. Safari knows no idle callbacks.
  addEventListener('load', () => {
    requestAnimationFrame(() => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(begin)))
  })
  // A picture that takes its time, or a page in the background, must not keep the rest from working.
  setTimeout(begin, 4000)
}

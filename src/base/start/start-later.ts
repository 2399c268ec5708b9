/** An action before hydration; `replay.ts` repeats it. */
export type EarlyAction =
  | { kind: 'press'; element: HTMLElement }
  | { kind: 'send'; element: HTMLFormElement }
  /** `value` is the field's last value; a checkbox has true or false. */
  | { kind: 'fill'; element: Field; value: string | boolean }
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/**
 * Gives the next recorded action to `act`. Actions between two calls are recorded too: a letter typed then belongs to the repeated
 * value. @returns false after the last action, when recording ends
 */
export type Early = (act: (action: EarlyAction) => void) => boolean
/** `texts`: the responses with the static strings and titles, requested by the document. */
export type EarlyWindow = Window & { early?: Early | undefined; texts?: Requested[] | undefined }
export type Requested = { path: string; answer: Promise<Response> }

/**
 * Runs in the head of every public page. Starts the scripts when the first picture is painted, or at the first press, key
 * or scroll, so that they do not compete with the picture for bandwidth and with the first paint for the processor. Links, and
 * forms with an action, work without scripts; other actions are recorded here and repeated after hydration.
 *
 * The source of this function is embedded in the page, so it may refer to its arguments only.
 * @param modules URLs of the scripts
 * @param large scripts that run in a task of their own, each after its dependencies
 * @param texts URLs of the static strings and titles
 * @param languageItem name of the chosen language in local storage
 */
export function startLater(modules: string[], large: string[], texts: string[], languageItem: string): void {
  const page = document.documentElement
  const actions: EarlyAction[] = []
  const hears = ['click', 'submit', 'input', 'change'] as const
  const wakes = ['pointerdown', 'keydown', 'scroll'] as const
  let hasBegun = false
  let isRepeating = false
  let hasFailed = false

  const add = <E extends HTMLElement>(element: E, facts: Partial<E>) =>
    document.head.append(Object.assign(element, facts))
  const link = () => document.createElement('link')

  function begin() {
    if (hasBegun) return
    hasBegun = true
    delete page.dataset.early
    for (const wake of wakes) removeEventListener(wake, begin, true)
    ;(window as EarlyWindow).texts = texts.map((path) => ({ path, answer: request(path) }))
    setTimeout(makeIntl)
    const isKnown = link().relList.supports('modulepreload')
    // A task each: ten of them together take a phone a tenth of a second.
    if (isKnown) for (const href of modules) setTimeout(add, 0, link(), { rel: 'modulepreload', href })
    // One task per large script, so that an action of the visitor runs between them.
    run(isKnown ? large : [])
  }

  /**
   * A browser's first Intl object gathers all locales that it knows, which takes a phone 60 to 150 ms, and keeps them for all threads:
   * a worker makes it while the scripts load (docs/decisions/0106).
   */
  function makeIntl() {
    const source = `for (const type of ['NumberFormat', 'DateTimeFormat']) new Intl[type]('tr'); close()`
    new Worker(URL.createObjectURL(new Blob([source])))
  }

  /** A fetch with the headers of all API requests, which a preload cannot have. */
  function request(path: string): Promise<Response> {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token, 'x-xsrf-token': token }
    // Completes also when the visitor leaves the page.
    const answer = fetch(path, { headers, keepalive: true })
    // early-texts.ts requests again after a failure.
    answer.catch(() => {})
    return answer
  }

  /** Stores the chosen language; the browser follows the link itself, from which the server does not redirect. */
  function choose(language: string) {
    try {
      localStorage.setItem(languageItem, language)
    } catch {}
    void request(`/api/pages/change-language/${language}`)
  }

  function run([src, ...others]: string[]) {
    const script = document.createElement('script')
    const next = () => {
      script.remove()
      setTimeout(run, 0, others)
    }
    if (src) add(script, { type: 'module', src, onload: next, onerror: next })
    else {
      const text = document.querySelector('script[data-start]')?.textContent ?? ''
      add(script, { type: 'module', text, onerror: askAgain })
    }
  }

  /** Retries once after a script failed to load. Then the page stays server-rendered, and the shell shows a notice. */
  function askAgain() {
    if (hasFailed) {
      page.dataset.unstarted = ''
      actions.length = 0
      ;(window as EarlyWindow).early?.(() => {})
    } else run([])
    hasFailed = true
  }

  // The entry is imported by a script, which has no error then. Scripts that a browser or its extensions inject reject too.
  function onRejection({ reason }: PromiseRejectionEvent) {
    // In all browsers the message of a failed module import contains this word.
    if (/module/.test(reason)) askAgain()
  }

  function hear(event: Event) {
    if (isRepeating) return
    const target = event.target as Element
    const action = actionOf(event.type, target)
    // A partly hydrated React must not handle the event too; for checkboxes it listens to click.
    if (action || isBox(target)) event.stopImmediatePropagation()
    if (!action) return
    if (action.kind !== 'fill') {
      event.preventDefault()
      page.dataset.waiting = ''
    }
    // A field is recorded once, with its last value at the position of its first event.
    const before = action.kind === 'fill' ? actions.find(({ element }) => element === action.element) : undefined
    if (before) Object.assign(before, action)
    else actions.push(action)
    begin()
  }

  function actionOf(type: string, target: Element): EarlyAction | null {
    if (type === 'click') {
      const pressed = target.closest<HTMLElement>('button, a, summary')
      if (pressed instanceof HTMLAnchorElement && pressed.hreflang && !pressed.hasAttribute('aria-current'))
        choose(pressed.hreflang)
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

  addEventListener('unhandledrejection', onRejection)
  // app.css reads it.
  page.dataset.early = ''
  // After going back, or with an anchor, the height of the content above must be known.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && !location.hash) page.dataset.unlaid = ''
  for (const type of hears) addEventListener(type, hear, true)
  for (const type of wakes) addEventListener(type, begin, true)
  ;(window as EarlyWindow).early = (act) => {
    const action = actions.shift()
    if (action) {
      isRepeating = true
      act(action)
      isRepeating = false
      return true
    }
    for (const type of hears) removeEventListener(type, hear, true)
    removeEventListener('unhandledrejection', onRejection)
    delete page.dataset.waiting
    return false
  }
  // The picture is painted after two frames. Safari lacks requestIdleCallback.
  addEventListener('load', () => {
    requestAnimationFrame(() => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(begin)))
  })
  // A slow picture, or a page in the background, must not delay the scripts forever.
  setTimeout(begin, 4000)
}

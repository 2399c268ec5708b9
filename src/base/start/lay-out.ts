/**
 * Lays out what `data-later` left out of the first layout (app.css), one part in an idle frame: all together they take a phone
 * a fifth of a second.
 */
export function layOutRest(): void {
  const page = document.documentElement
  if (page.dataset.unlaid === undefined) return
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')]
  const next = () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(layOut))
  const layOut = () => {
    const part = parts.shift()
    if (!part) {
      delete page.dataset.unlaid
      return
    }
    part.style.contentVisibility = 'visible'
    next()
  }
  next()
}

import { useSyncExternalStore } from 'react'

const scrollMs = 500 // docs/rules.md, Shell

/** Scrolls the page in 500 ms; immediately with prefers-reduced-motion. Ends when the visitor scrolls. */
export function scrollPageTo(top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top, behavior: 'instant' })
    return
  }
  const from = window.scrollY
  const start = performance.now()
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(event, stop, { once: true, passive: true })
  const step = (now: number) => {
    if (isStopped) return
    const part = Math.min(1, (now - start) / scrollMs)
    window.scrollTo({ top: from + (top - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Whether the page is scrolled further than `px`; false on the server. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > px,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

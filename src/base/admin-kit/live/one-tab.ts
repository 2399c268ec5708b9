type Work = (signal: AbortSignal) => Promise<unknown>

/**
 * Does the work in one tab of the browser at a time; when that tab is closed, or its work is over, in another. Browsers have locks only
 * where the address is https or localhost; elsewhere each tab works while it is in view.
 * @param work ends when the signal says so
 */
export function inOneTab(name: string, work: Work): void {
  const { locks } = navigator as Partial<Navigator>
  if (locks) void locks.request(name, () => work(new AbortController().signal)).catch(() => {})
  else whileInView(work)
}

function whileInView(work: Work): void {
  let working: AbortController | null = null
  const look = () => {
    if (document.hidden) {
      working?.abort()
      working = null
    } else if (!working) {
      working = new AbortController()
      void work(working.signal).catch(() => {})
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
}

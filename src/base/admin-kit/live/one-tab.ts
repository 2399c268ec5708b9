/** ms between looks at who works. */
export const lookMs = 3000
/** ms for which a tab holds the work without renewing it: browsers let the clock of a hidden tab run once a minute. */
export const leaseMs = 90_000
/** ms, at most, until tabs that want the work at once see who has it. */
const settleMs = 200

type Work = (signal: AbortSignal) => Promise<unknown>

/**
 * Does the work in one tab of the browser at a time; when that tab is closed, or its work is over, in another.
 * @param work ends when the signal says so
 * @returns a function that ends it in this tab
 */
export function inOneTab(name: string, work: Work): () => void {
  // Browsers have locks only where the address is https or the machine's own.
  const { locks } = navigator as Partial<Navigator>
  return locks ? locked(locks, name, work) : leased(name, work)
}

function locked(locks: LockManager, name: string, work: Work): () => void {
  const ending = new AbortController()
  const { signal } = ending
  void locks.request(name, { signal }, () => work(signal)).catch(() => {})
  return () => ending.abort()
}

/** Who works is in local storage, with the time until which it counts. */
function leased(name: string, work: Work): () => void {
  const own = Math.random().toString(36).slice(2)
  let working: AbortController | null = null
  const holder = () => {
    const [id, until] = (localStorage.getItem(name) ?? '').split(' ')
    return Number(until) > Date.now() ? id : null
  }
  const hold = () => localStorage.setItem(name, `${own} ${Date.now() + leaseMs}`)
  const begin = () => {
    // Of several tabs that wrote at once the last one has it.
    if (working || holder() !== own) return
    const turn = new AbortController()
    working = turn
    void work(turn.signal)
      .catch(() => {})
      .then(() => {
        if (working === turn) end()
      })
  }
  const look = () => {
    const now = holder()
    if (now === own) hold()
    else if (now === null) {
      hold()
      setTimeout(begin, settleMs * (0.5 + Math.random() / 2))
    } else {
      // Another took it while this tab stood still.
      working?.abort()
      working = null
    }
  }
  const leave = () => {
    if (holder() === own) localStorage.removeItem(name)
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue === null) look()
  }
  const timer = setInterval(look, lookMs)
  addEventListener('storage', hear)
  addEventListener('pagehide', leave)
  const end = () => {
    clearInterval(timer)
    removeEventListener('storage', hear)
    removeEventListener('pagehide', leave)
    working?.abort()
    leave()
  }
  look()
  return end
}

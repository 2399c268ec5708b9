import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** ms between two looks: less says little about what comes next. */
const interval = 1000
/** Above it visitors wait for the processor. */
const muchUse = 0.5

/** Time of the event loop since the process started, in ms. */
type LoopTime = Pick<EventLoopUtilization, 'idle' | 'active'>

/**
 * Whether the event loop was in use for more than half of the time between the last two looks, which are a second apart, or as long as
 * nobody asked. Not busy before the second look.
 */
export function watchUse(look: () => LoopTime = () => performance.eventLoopUtilization()): () => boolean {
  let last = look()
  let isBusy = false
  return () => {
    const next = look()
    const active = next.active - last.active
    const time = active + next.idle - last.idle
    if (time >= interval) {
      isBusy = active > muchUse * time
      last = next
    }
    return isBusy
  }
}

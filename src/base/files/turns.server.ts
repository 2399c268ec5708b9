import { Failure } from '../http/errors.ts'

/** Work that is done by so many at once. `urgent` work goes before all that waits. @throws Failure 503 when too much waits */
export type Turns = {
  take: <T>(work: () => Promise<T>, wish?: { urgent?: boolean }) => Promise<T>
  /** Work that is under way or waits. */
  waiting: () => number
}

/** @param most that may wait, besides urgent work */
export function openTurns(places: number, most: number): Turns {
  const urgentOnes: (() => void)[] = []
  const others: (() => void)[] = []
  let free = places
  return {
    async take(work, { urgent = false } = {}) {
      if (free > 0) free -= 1
      else {
        if (!urgent && others.length >= most)
          throw new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '10' } })
        await new Promise<void>((resolve) => (urgent ? urgentOnes : others).push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = urgentOnes.shift() ?? others.shift()
        if (next) next()
        else free += 1
      }
    },
    waiting: () => urgentOnes.length + others.length + places - free,
  }
}

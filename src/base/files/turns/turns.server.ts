import { Failure } from '../../errors.ts'
import { nextTurn, placeGivenUp, type Waiting } from './turns.rules.ts'

/**
 * @property urgent goes before all that waits
 * @property networks for which the work is done; more may be added while it waits. By default the program itself
 */
export type Wish = { urgent?: boolean; networks?: ReadonlySet<string> }

/** Work that is done by so many at once, in turn for each network. */
export type Turns = {
  /** @throws Failure 503 when too much waits */
  take: <T>(work: () => Promise<T>, wish?: Wish) => Promise<T>
  /** Work that is under way or waits. */
  waiting: () => number
}

/** The network of work that the program does for itself. */
export const ownWork = ''
const ownNetworks: ReadonlySet<string> = new Set([ownWork])

/** @param most that may wait, besides urgent work */
export function openTurns(places: number, most: number): Turns {
  const urgentOnes: (() => void)[] = []
  const others: (Waiting & { start: () => void; refuse: (error: Failure) => void })[] = []
  let ring: string[] = []
  let free = places

  const wait = (networks: ReadonlySet<string>) =>
    new Promise<void>((start, refuse) => {
      if (others.length >= most) {
        const at = placeGivenUp(others, networks)
        if (at < 0) return refuse(tooMuch())
        others.splice(at, 1)[0]!.refuse(tooMuch())
      }
      others.push({ networks, start, refuse })
    })
  const next = () => {
    const urgent = urgentOnes.shift()
    if (urgent || others.length === 0) return urgent
    const turn = nextTurn(others, ring)
    ring = turn.ring
    return others.splice(turn.at, 1)[0]!.start
  }
  return {
    async take(work, { urgent = false, networks = ownNetworks } = {}) {
      if (free > 0) free -= 1
      else await (urgent ? new Promise<void>((resolve) => urgentOnes.push(resolve)) : wait(networks))
      try {
        return await work()
      } finally {
        const start = next()
        if (start) start()
        else free += 1
      }
    },
    waiting: () => urgentOnes.length + others.length + places - free,
  }
}

function tooMuch(): Failure {
  return new Failure('unavailable', { key: 'errors.unavailable' }, { headers: { 'retry-after': '10' } })
}

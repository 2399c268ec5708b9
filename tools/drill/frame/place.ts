import { join } from 'node:path'
import { seededRandom } from '#db/demo/seed/random.ts'
import { removeFolder, temporaryFolder } from '#src/base/db/embedded/test-programs.ts'
import { type DrillSite, type SiteWish, startDrillSite } from './site.ts'

/** Where one drill runs: its own folder and processes, which are gone after it. */
export type Place = {
  folder: string
  /** of the run's random choices */
  random: () => number
  /** a number of requests, orders or faults, multiplied by DRILL_SCALE; at least 1 */
  times: (count: number) => number
  /** One line of progress. */
  say: (line: string) => void
  /** The built site on a free port, with the embedded database and the demo in the folder `data` unless the wish says otherwise. */
  start: (wish?: Partial<SiteWish>) => Promise<DrillSite>
  /** Runs when the drill has ended, however it ended; the last first. */
  after: (work: () => Promise<void> | void) => void
  leave: () => Promise<void>
}

export function openPlace({ name, seed, scale }: { name: string; seed: string; scale: number }): Place {
  const folder = temporaryFolder()
  const ending: (() => Promise<void> | void)[] = [() => removeFolder(folder)]
  return {
    folder,
    random: seededRandom(seed),
    times: (count) => Math.max(1, Math.round(count * scale)),
    say: (line) => console.info(`  ${name}: ${line}`),
    start: async (wish = {}) => {
      const site = await startDrillSite({ dataDir: join(folder, 'data'), env: {}, ...wish })
      ending.push(() => site.kill())
      return site
    },
    after: (work) => void ending.push(work),
    leave: async () => {
      for (const work of ending.toReversed()) await work()
    },
  }
}

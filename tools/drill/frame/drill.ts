import { setTimeout as delay } from 'node:timers/promises'
import type { Place } from './place.ts'

/** What a file of tools/drill/drills exports as `drill`. */
export type Drill = {
  /** a phrase: what is done to the system */
  fault: string
  /** a phrase: what must hold */
  expected: string
  /** Makes the fault. @throws Error when what is expected does not hold */
  run: (place: Place) => Promise<Seen>
}

export type Seen = {
  /** a phrase with the figures that a reader wants */
  seen: string
  /** Counted over the drills of a whole run, by name such as 'orders acknowledged'. */
  figures?: Record<string, number>
  /** A table of its own below that of all drills. */
  table?: { title: string; rows: readonly (readonly [figure: string, seen: string])[] }
}

/** @throws Error with the sentence unless it holds */
export function assertSeen(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Waits until it holds. @throws Error with the sentence after so many seconds */
export async function until(holds: () => Promise<boolean>, seconds: number, sentence: string): Promise<void> {
  for (const end = performance.now() + seconds * 1000; !(await holds()); await delay(200))
    assertSeen(performance.now() < end, sentence)
}

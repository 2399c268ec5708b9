import type { Day } from '#src/base/dates.ts'

export type Trip = { name: string; start: Day; end: Day }
/** Two trips, and the days that they share. */
export type Overlap = { first: Trip; second: Trip; start: Day; end: Day }

/** Pairs of trips that have days in common. A trip that starts on the day another ends overlaps it. */
export function overlapsOf(trips: readonly Trip[]): Overlap[] {
  return trips.flatMap((first, index) =>
    trips
      .slice(index + 1)
      .filter((second) => first.start <= second.end && second.start <= first.end)
      .map((second) => ({
        first,
        second,
        start: [first.start, second.start].toSorted()[1]!,
        end: [first.end, second.end].toSorted()[0]!,
      })),
  )
}

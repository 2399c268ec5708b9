import { dependsOn, type Narrowing, narrowed, standingFor } from '#src/base/db/dependencies.server.ts'

/** Tables of a tour. Their triggers announce the tours whose rows changed as tour:12 (db/functions/changes.sql). */
const tourTables = [
  'tours',
  'departures',
  'departure_child_prices',
  'tour_texts',
  'tour_child_bands',
  'tour_days',
  'tour_day_texts',
  'tour_categories',
  'tour_images',
  'tour_pickups',
] as const

const someTours: Narrowing = Object.fromEntries(tourTables.map((table) => [table, []]))

const tagOf = (id: number) => `tour:${id}`

/** For values that are cached per tour and read by `ofSomeTours`. */
export const eachTour = { tagOf }

/** Runs statements whose rows each depend on one tour, and on other tables as a whole. */
export function ofSomeTours<T>(read: () => Promise<T>): Promise<T> {
  return narrowed(someTours, read)
}

/**
 * Runs statements that choose, sort or count tours: by what a list reads of a tour and by when it is on sale, but not by how many seats
 * are free or by anything that only a card or a page shows.
 * @param byPrice prices choose or sort too
 */
export function ofTourLists<T>(read: () => Promise<T>, { byPrice = false } = {}): Promise<T> {
  const sale = byPrice ? ['tours:sale', 'tours:prices'] : ['tours:sale']
  return narrowed({ tours: ['tours:listed'], departures: sale }, read)
}

/** Runs statements that look up tours by token or slug and depend on those alone. @param idsOf ids of what was found */
export async function ofFoundTours<T>(read: () => Promise<T>, idsOf: (found: T) => readonly number[]): Promise<T> {
  // A tour that is not found may be published later.
  const found = await narrowed({ ...someTours, tours: ['tours:listed'] }, read)
  dependsOn(idsOf(found).map(tagOf))
  return found
}

/** Runs reads of what lists of tours filter, sort and count by: tags of all lists stand for those of a thousand tours. */
export function ofTourIndex<T>(read: () => Promise<T>): Promise<T> {
  return standingFor(['tours:listed', 'tours:sale', 'tours:prices', 'tour_categories', 'exchange_rates'], read)
}

/** Lists of a departure that can be saved as a file. */
export const departureLists = ['orders', 'passengers', 'rooms', 'pickups'] as const
export type DepartureListName = (typeof departureLists)[number]
export const departurePapers = ['passengers.pdf', 'rooms.pdf', 'pickups.pdf', 'balances.pdf'] as const
export const departureFiles = [
  ...departureLists.flatMap((list) => [`${list}.csv`, `${list}.xlsx`] as const),
  ...departurePapers,
] as const

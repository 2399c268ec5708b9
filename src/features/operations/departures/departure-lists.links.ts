/** Lists of a departure that can be saved as a file. */
export const departureLists = ['orders', 'passengers', 'rooms', 'pickups'] as const
export type DepartureListName = (typeof departureLists)[number]
/** Also as a file for Excel. */
export type DepartureSheetName = DepartureListName | 'balances'
export const departurePapers = ['passengers.pdf', 'rooms.pdf', 'pickups.pdf', 'balances.pdf'] as const
export const departureFiles = [
  ...([...departureLists, 'balances'] as const).flatMap((list) => [`${list}.csv`, `${list}.xlsx`] as const),
  ...departurePapers,
] as const

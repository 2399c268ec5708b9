import { fewSeats } from './departures.links.ts'

/**
 * Free seats as strangers read them: 'Son 4 yer', '12 yer', '20+ yer'. What a party may book is decided by the number itself.
 * @param most the agency's limit: as many stand for more
 */
export function writtenSeats(free: number, most: number): { size: 'few' | 'some' | 'many'; n: number } {
  const n = Math.min(free, most)
  return { size: n <= fewSeats ? 'few' : n < most ? 'some' : 'many', n }
}

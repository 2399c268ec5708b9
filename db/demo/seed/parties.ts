import { type Day, daysBetween } from '#src/base/dates.ts'
import { maxParty } from '#src/features/departures/board/departures.links.ts'
import type { Party } from '#src/features/departures/pricing/pricing.rules.ts'
import type { TourSeed } from '../seeds.ts'
import { type DepartureSeed, pastDepartures, upcomingDepartures } from './departures.ts'
import { seededRandom } from './random.ts'

/** A departure and the parties that hold its seats. */
export type SoldDeparture = { tour: TourSeed; departure: DepartureSeed; parties: Party[]; isOver: boolean }

/** Number of departures by how they are sold. */
const wanted = { full: 3, nearlyFull: 9, near: 12, started: 22, over: 22 }
/** Seats. A larger quota would need too many orders. */
const largestQuotaToFill = 46

/**
 * All departures of the demo: upcoming ones, and sold ones of the past year. Taken seats always belong to parties.
 * The counts do not depend on the day.
 */
export function soldDepartures(tours: readonly TourSeed[], today: Day): SoldDeparture[] {
  const upcoming = tours.flatMap((tour) =>
    upcomingDepartures(tour, today).map((departure) => ({ tour, departure, parties: [], isOver: false })),
  )
  const past = tours.flatMap((tour) =>
    pastDepartures(tour, today).map((departure) => ({ tour, departure, parties: [], isOver: true })),
  )
  const over = shuffled(past)
    .slice(0, wanted.over)
    .map((sold) => ({ ...sold, parties: someParties(sold, 3) }))
  return [...sell(upcoming, today), ...over]
}

function sell(upcoming: SoldDeparture[], today: Day): SoldDeparture[] {
  const free = new Set(shuffled(upcoming).filter(({ departure }) => departure.status !== 'sorunuz'))
  const take = (count: number, from: number, to: number, isSmall = false) => {
    const found = [...free].filter(({ tour, departure }) => {
      const ahead = daysBetween(today, departure.start_date)
      return ahead >= from && ahead <= to && (!isSmall || tour.quota <= largestQuotaToFill)
    })
    const taken = found.slice(0, count)
    for (const each of taken) free.delete(each)
    return taken
  }
  const sold = new Map<SoldDeparture, SoldDeparture>()
  for (const each of take(wanted.full, 20, 150, true))
    sold.set(each, { ...withStatus(each, 'dolu'), parties: partiesFor(each, each.tour.quota) })
  for (const each of take(wanted.nearlyFull, 6, 75, true)) {
    const left = 2 + Math.floor(seededRandom(`left ${keyOf(each)}`)() * 4)
    sold.set(each, { ...withStatus(each, 'kesin'), parties: partiesFor(each, each.tour.quota - left) })
  }
  // A list of the next departures has customers on most of them.
  for (const each of take(wanted.near, 6, 30)) sold.set(each, { ...each, parties: someParties(each, 3) })
  for (const each of take(wanted.started, 31, 260)) sold.set(each, { ...each, parties: someParties(each, 2) })
  return upcoming.map((each) => sold.get(each) ?? each)
}

function withStatus(sold: SoldDeparture, status: DepartureSeed['status']): SoldDeparture {
  return { ...sold, departure: { ...sold.departure, status } }
}

const keyOf = ({ tour, departure }: SoldDeparture) => `${tour.code} ${departure.start_date}`

/** Shuffled in the same way on every machine. */
function shuffled(list: readonly SoldDeparture[]): SoldDeparture[] {
  return list
    .map((sold) => ({ sold, place: seededRandom(`shuffle ${keyOf(sold)}`)() }))
    .sort((a, b) => a.place - b.place)
    .map(({ sold }) => sold)
}

function someParties(sold: SoldDeparture, most: number): Party[] {
  const random = seededRandom(`some ${keyOf(sold)}`)
  return Array.from({ length: 1 + Math.floor(random() * most) }, () => family(sold.tour, random))
}

/** Parties, including groups, that take exactly this number of seats. */
function partiesFor(sold: SoldDeparture, seats: number): Party[] {
  const random = seededRandom(`fill ${keyOf(sold)}`)
  const parties: Party[] = []
  for (let left = seats; left > 0; ) {
    const isGroup = left >= 10 && random() < 0.4
    const party = isGroup
      ? adultsOnly(Math.min(left, maxParty, 8 + Math.floor(random() * 13)))
      : family(sold.tour, random)
    parties.push(seatsOf(party) > left ? adultsOnly(left) : party)
    left -= seatsOf(parties.at(-1)!)
  }
  return parties
}

export function seatsTaken(parties: readonly Party[]): number {
  return parties.reduce((seats, party) => seats + seatsOf(party), 0)
}

function seatsOf({ adults, childrenAges }: Party): number {
  return adults + childrenAges.length
}

const adultsOnly = (adults: number): Party => ({ adults, childrenAges: [], singleRooms: 0 })

export function family(tour: TourSeed, random: () => number): Party {
  const adults = [2, 2, 2, 2, 1, 3, 4, 5][Math.floor(random() * 8)]!
  const children = random() < 0.35 ? 1 + Math.floor(random() * 2) : 0
  const isSingle = tour.nights > 0 && adults === 3 && random() < 0.5
  return {
    adults,
    childrenAges: Array.from({ length: adults > 3 ? 0 : children }, () => Math.floor(random() * 14)),
    singleRooms: isSingle ? 1 : 0,
  }
}

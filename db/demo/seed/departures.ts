import { addDays, type Day, daysBetween, monthOf, weekdayOf } from '#src/base/dates.ts'
import { toMinor } from '#src/base/money.ts'
import type { SeasonSeed, TourSeed } from '../seeds.ts'
import { chanceOf } from './chance.ts'

const horizonMonths = 14
/** Nobody can book what leaves sooner. */
const firstDayFromToday = 4

export type DepartureSeed = {
  start_date: Day
  end_date: Day
  quota: number
  seats_taken: number
  status: 'satista' | 'sorunuz' | 'dolu' | 'kesin'
  currency: string
  multi_room_price: number
  single_room_price: number
  /** by band of the tour, from the first */
  child_prices: readonly number[]
}

/**
 * Lays a tour's seasons over the next 14 months, at most one departure a day. Prices become minor units.
 * Part of the seats is taken: sold at the counter, before the site was there. The same tour and day always give the same.
 */
export function layDepartures(tour: TourSeed, today: Day): DepartureSeed[] {
  const random = chanceOf(tour.code)
  const last = addDays(today, Math.round(horizonMonths * 30.44))
  const made = new Map<Day, DepartureSeed>()
  for (let day = addDays(today, firstDayFromToday); day <= last; day = addDays(day, 1)) {
    const season = tour.seasons.find((candidate) => leavesOn(candidate, day, tour.code))
    if (season) made.set(day, departureOn(tour, season, day, daysBetween(today, day), random))
  }
  return [...made.values()]
}

function leavesOn(season: SeasonSeed, day: Day, code: string): boolean {
  const week = Math.floor(daysBetween('2024-01-01', day) / 7) // a Monday
  const offset = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return (
    season.months.includes(Number(monthOf(day).slice(5))) &&
    season.weekdays.includes(weekdayOf(day)) &&
    (week + offset) % season.every_weeks === 0
  )
}

function departureOn(
  tour: TourSeed,
  season: SeasonSeed,
  day: Day,
  daysAhead: number,
  random: () => number,
): DepartureSeed {
  const soon = Math.max(0, 1 - daysAhead / 300)
  const chance = random()
  const share = Math.min(0.95, soon * (0.35 + random() * 0.75))
  const isFull = chance < 0.05 && daysAhead < 150
  const isNearlyFull = !isFull && chance < 0.14
  const seats_taken = isFull
    ? tour.quota
    : isNearlyFull
      ? tour.quota - 2 - Math.floor(random() * 3)
      : Math.floor(tour.quota * share * 0.9)
  const status = isFull ? 'dolu' : seats_taken > tour.quota * 0.55 ? 'kesin' : chance > 0.97 ? 'sorunuz' : 'satista'
  return {
    start_date: day,
    end_date: addDays(day, tour.days - 1),
    quota: tour.quota,
    seats_taken,
    status,
    currency: tour.currency,
    multi_room_price: toMinor(season.multi_room_price),
    single_room_price: toMinor(season.single_room_price),
    child_prices: season.child_prices.map(toMinor),
  }
}

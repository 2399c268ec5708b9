import { addDays, type Day, daysBetween, monthOf, weekdayOf } from '#src/base/dates.ts'
import { toMinor } from '#src/base/money.ts'
import type { SeasonSeed, TourSeed } from '../seeds.ts'
import { seededRandom } from './random.ts'

const horizonMonths = 14
/** Days. Earlier departures would be within the booking cut-off. */
const firstDayFromToday = 4

export type DepartureSeed = {
  start_date: Day
  end_date: Day
  quota: number
  status: 'satista' | 'sorunuz' | 'dolu' | 'kesin'
  currency: TourSeed['currency']
  multi_room_price: number
  single_room_price: number
  /** by age band of the tour */
  child_prices: readonly number[]
}

/**
 * A tour's departures over the next 14 months, at most one a day, with prices in minor units. Deterministic for a tour and
 * a day.
 */
export function upcomingDepartures(tour: TourSeed, today: Day): DepartureSeed[] {
  const last = addDays(today, Math.round(horizonMonths * 30.44))
  return departuresBetween(tour, addDays(today, firstDayFromToday), last, today)
}

/** A tour's departures that ended in the past year. */
export function pastDepartures(tour: TourSeed, today: Day): DepartureSeed[] {
  return departuresBetween(tour, addDays(today, -360), addDays(today, -tour.days), today)
}

function departuresBetween(tour: TourSeed, from: Day, to: Day, today: Day): DepartureSeed[] {
  const made: DepartureSeed[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const season = tour.seasons.find((candidate) => leavesOn(candidate, day, tour.code))
    if (season) made.push(departureOn(tour, season, day, daysBetween(today, day)))
  }
  return made
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

function departureOn(tour: TourSeed, season: SeasonSeed, day: Day, daysAhead: number): DepartureSeed {
  const chance = seededRandom(`${tour.code} ${day}`)()
  const isGuaranteed = daysAhead < 0 || (chance > 0.75 && daysAhead < 200)
  return {
    start_date: day,
    end_date: addDays(day, tour.days - 1),
    quota: tour.quota,
    status: chance > 0.97 && daysAhead > 0 ? 'sorunuz' : isGuaranteed ? 'kesin' : 'satista',
    currency: tour.currency,
    multi_room_price: toMinor(season.multi_room_price),
    single_room_price: toMinor(season.single_room_price),
    child_prices: season.child_prices.map(toMinor),
  }
}

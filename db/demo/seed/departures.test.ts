import { expect, test } from 'vitest'
import { addDays, monthOf, weekdayOf } from '#src/base/dates.ts'
import { readDemo } from '../read.ts'
import { pastDepartures, upcomingDepartures } from './departures.ts'

const { tours } = readDemo('db/demo')

const days = ['2026-11-21', '2027-03-01', '2027-07-15', '2028-02-29']

test.each(days)(
  'a demo seeded on %s has 400 departures or more over the next 14 months, at the prices of their season',
  (today) => {
    const seeded = tours.map((tour) => ({ tour, departures: upcomingDepartures(tour, today) }))
    expect(seeded.flatMap(({ departures }) => departures).length).toBeGreaterThanOrEqual(400)
    for (const { tour, departures } of seeded) {
      expect(departures.length, tour.code).toBeGreaterThanOrEqual(3)
      expect(new Set(departures.map(({ start_date }) => start_date)).size).toBe(departures.length)
      for (const departure of departures) {
        const isOfSeason = tour.seasons.some(
          ({ months, weekdays, multi_room_price }) =>
            months.includes(Number(monthOf(departure.start_date).slice(5))) &&
            weekdays.includes(weekdayOf(departure.start_date)) &&
            departure.multi_room_price === multi_room_price * 100,
        )
        expect(isOfSeason).toBe(true)
        expect(departure.start_date > today && departure.start_date <= addDays(today, 427)).toBe(true)
      }
    }
  },
)

test.each(days)('past departures of a demo seeded on %s ended before that day', (today) => {
  const ends = tours.flatMap((tour) => pastDepartures(tour, today).map(({ end_date }) => end_date))
  expect(ends.length).toBeGreaterThan(100)
  expect(ends.filter((day) => day >= today || day < addDays(today, -366))).toEqual([])
})

test('the same day gives the same departures', () => {
  expect(upcomingDepartures(tours[0]!, '2026-11-21')).toEqual(upcomingDepartures(tours[0]!, '2026-11-21'))
})

import { expect, test } from 'vitest'
import { addDays, monthOf, weekdayOf } from '#src/base/dates.ts'
import { tours } from '../tours.ts'
import { layDepartures } from './departures.ts'

const days = ['2026-11-21', '2027-03-01', '2027-07-15', '2028-02-29']

test.each(days)(
  'a demo laid on %s has 400 departures or more over the next 14 months, at the prices of their season',
  (today) => {
    const laid = tours.map((tour) => ({ tour, departures: layDepartures(tour, today) }))
    expect(laid.flatMap(({ departures }) => departures).length).toBeGreaterThanOrEqual(400)
    for (const { tour, departures } of laid) {
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
        expect(departure.seats_taken).toBeGreaterThanOrEqual(0)
        expect(departure.seats_taken).toBeLessThanOrEqual(departure.quota)
      }
    }
  },
)

test('the same day lays the same departures', () => {
  expect(layDepartures(tours[0]!, '2026-11-21')).toEqual(layDepartures(tours[0]!, '2026-11-21'))
})

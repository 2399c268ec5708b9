import { expect, test } from 'vitest'
import type { Order } from '../reservations.schema.ts'
import { calendarOf } from './order-calendar.ts'

const item = {
  tour_name: 'Kapadokya; balon, vadi',
  tour_place: 'Göreme',
  start_date: '2027-04-12',
  end_date: '2027-04-14',
}
const order = {
  order_no: 'SYH-26-7F3K9Q',
  created_at: '2026-11-21T11:05:09.123Z',
  items: [item, { ...item, start_date: '2027-12-31', end_date: '2027-12-31' }],
} as Order
const text = calendarOf(order, 'Rezervasyon\nSYH-26-7F3K9Q')

test('every tour is an event of whole days, from its first to the day after its last', () => {
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('DTSTART;VALUE=DATE:20270412\r\nDTEND;VALUE=DATE:20270415\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280101\r\n')
  expect(text).toContain('DTSTAMP:20261121T110509Z')
})

test('what means something to a calendar is escaped', () => {
  expect(text).toContain('SUMMARY:Kapadokya\\; balon\\, vadi\r\n')
  expect(text).toContain('DESCRIPTION:Rezervasyon\\nSYH-26-7F3K9Q\r\n')
})

test('no line is over 75 octets, and folding loses no letter', () => {
  const tour_name = 'Güneydoğu’nun izinde: Şanlıurfa, Göbeklitepe, Mardin ve Diyarbakır '.repeat(4)
  const long = calendarOf({ ...order, items: [{ ...item, tour_name } as Order['items'][0]] }, 'x')
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${tour_name.replaceAll(',', '\\,')}`)
})

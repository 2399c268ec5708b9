import { expect, test } from 'vitest'
import { firstOfOrders, numberedRooms, passengersOf } from './passengers.rules.ts'

const booked = (id: number, adults: number, children_ages: number[]) => ({
  id,
  order_no: `SYH-27-${id}`,
  name: 'Ece Su',
  phone: '0532',
  message: 'Cam kenarı',
  status: 'onayli' as const,
  adults,
  children_ages,
  rooms: [{ adults, children_ages }],
})
const orders = [booked(7, 2, [4]), booked(9, 1, [])]

test('a note is in the first row of its order only', () => {
  const people = passengersOf(orders)
  expect(people.map(({ order_id, age }) => [order_id, age])).toEqual([
    [7, null],
    [7, null],
    [7, 4],
    [9, null],
  ])
  expect([...firstOfOrders(people, ({ order_id }) => order_id)]).toEqual([1, 4])
  expect([...firstOfOrders(numberedRooms(orders), ({ order }) => order.id)]).toEqual([1, 2])
})

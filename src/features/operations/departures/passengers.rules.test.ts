import { expect, test } from 'vitest'
import { firstOfOrders, numberedRooms, partyOfRoom, passengersOf } from './passengers.rules.ts'

const booked = (id: number, adults: number, children_ages: number[]) => ({
  id,
  order_no: `SYH-27-${id}`,
  name: 'Ece Su',
  phone: '0532',
  message: 'Cam kenarı',
  status: 'onayli' as const,
  rooms: [{ adults, children_ages }],
  people: [...Array.from({ length: adults }, () => null), ...children_ages].map((age, at) => person(id, at + 1, age)),
})
const person = (item_id: number, seat: number, age: number | null) => ({
  ...{
    item_id,
    seat,
    age,
    is_child: age !== null,
    room: null as number | null,
    name: '',
    surname: '',
    phone: '',
    pickup_point_id: null,
    pickup: '',
    pickup_time: null,
    note: '',
  },
  ...{
    birth_date: null,
    gender: '' as const,
    nationality: '',
    document: '' as const,
    document_no: '',
    document_country: '',
    document_until: null,
    document_needed_until: '2027-04-14',
    missing: [],
  },
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
  expect([...firstOfOrders(numberedRooms(orders), ({ people }) => people[0]!.order.id)]).toEqual([1, 2])
})

test('the plan of the office comes first, in its order; people whom it does not name keep their suggested room', () => {
  const [family, alone] = [booked(7, 2, [4]), booked(9, 1, [])]
  family!.people[0]!.room = 5
  alone!.people[0]!.room = 2
  const rooms = numberedRooms([family!, alone!]).map(({ id, people }) => [
    id,
    people.map(({ person }) => `${person.item_id}/${person.seat}`),
  ])
  expect(rooms).toEqual([
    [1, ['9/1']],
    [2, ['7/1']],
    [3, ['7/2', '7/3']],
  ])
})

test('people of two orders may share a room', () => {
  const all = [booked(7, 1, []), booked(9, 1, [])]
  for (const { people } of all) people[0]!.room = 1
  const [room, ...others] = numberedRooms(all)
  expect([others, partyOfRoom(room!)]).toEqual([[], { adults: 2, children_ages: [] }])
  expect(passengersOf(all).map(({ order_id, room }) => [order_id, room])).toEqual([
    [7, 1],
    [9, 1],
  ])
})

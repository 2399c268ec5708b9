import { expect, test } from 'vitest'
import { countRooms, kindOf, roomsOf } from './rooms.rules.ts'

const shown = (adults: number, ages: number[], single_rooms = 0, nights = 3) =>
  roomsOf({ adults, children_ages: ages, single_rooms }, nights).map(({ adults: own, children_ages }) =>
    [`${own}`, ...children_ages].join('+'),
  )

test.each([
  [1, [], 0, ['1']],
  [2, [], 0, ['2']],
  [3, [], 0, ['3']],
  [4, [], 0, ['2', '2']],
  [5, [], 0, ['3', '2']],
  [7, [], 0, ['3', '2', '2']],
  [2, [], 1, ['1', '1']],
  [2, [], 2, ['1', '1']],
  [3, [], 1, ['1', '2']],
  [1, [8], 0, ['1+8']],
  [2, [8], 0, ['2+8']],
  [2, [4, 8], 0, ['1+4', '1+8']],
  [3, [8], 1, ['1', '2+8']],
  [1, [2, 4, 8], 0, ['1+2+4+8']],
  [2, [1, 2, 3, 4], 0, ['1+1+2', '1+3+4']],
  [2, [8], 2, ['1', '1+8']],
])('%i adults with children %j and %i single rooms sleep in %j', (adults, ages, singles, rooms) => {
  expect(shown(adults, ages, singles)).toEqual(rooms)
})

test('a day trip has no rooms', () => expect(shown(4, [], 0, 0)).toEqual([]))

test('every party is in the rooms once, and every room has an adult', () => {
  for (let adults = 1; adults <= 12; adults++)
    for (let children = 0; adults + children <= 20; children++)
      for (let singles = 0; singles <= adults; singles++) {
        const ages = Array.from({ length: children }, (_, at) => at)
        const rooms = roomsOf({ adults, children_ages: ages, single_rooms: singles }, 1)
        expect(rooms.reduce((n, room) => n + room.adults, 0)).toBe(adults)
        expect(rooms.flatMap((room) => room.children_ages)).toEqual(ages)
        expect(rooms.every((room) => room.adults >= 1)).toBe(true)
        if (children <= adults - singles) expect(rooms.map(kindOf)).not.toContain('larger')
      }
})

test('rooms are counted by kind', () => {
  const rooms = roomsOf({ adults: 6, children_ages: [], single_rooms: 1 }, 2)
  expect(countRooms(rooms)).toEqual([
    { kind: 'single', n: 1 },
    { kind: 'double', n: 1 },
    { kind: 'triple', n: 1 },
  ])
})

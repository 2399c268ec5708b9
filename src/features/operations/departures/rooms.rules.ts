import type { Room } from './departure-lists.schema.ts'

export type Party = { adults: number; children_ages: readonly number[]; single_rooms: number }

/**
 * The rooms of a party, as its price has them (docs/decisions/0007-pricing-a-party.md): adults who asked for one, or are left
 * alone, have a single room; the others share rooms of two, an odd one makes a room of three. No child is without an adult, so
 * a party with more children than adults has larger rooms.
 */
export function roomsOf({ adults, children_ages, single_rooms }: Party, nights: number): Room[] {
  if (nights === 0) return []
  // Children sleep with an adult, also when every adult asked for a room alone.
  const isAccompanied = children_ages.length > 0 && single_rooms >= adults
  const sharing = isAccompanied ? 1 : adults - single_rooms
  const singles = Array.from({ length: adults - sharing }, () => ({ adults: 1, children_ages: [] }))
  return [...singles, ...sharedRooms(sharing, children_ages)]
}

function sharedRooms(adults: number, ages: readonly number[]): Room[] {
  if (adults === 0) return []
  const people = adults + ages.length
  const count = Math.max(1, Math.min(adults, Math.floor(people / 2)))
  const left = [...ages]
  return Array.from({ length: count }, (_, at) => {
    const own = part(adults, count, at)
    return { adults: own, children_ages: left.splice(0, part(people, count, at) - own) }
  })
}

/** The share of place `at` when `n` are spread over `places` as evenly as possible, the first ones having more. */
function part(n: number, places: number, at: number): number {
  return Math.floor(n / places) + (at < n % places ? 1 : 0)
}

const roomKinds = ['single', 'double', 'triple', 'larger'] as const
export type RoomKind = (typeof roomKinds)[number]

export function kindOf({ adults, children_ages }: Room): RoomKind {
  return roomKinds[Math.min(adults + children_ages.length, roomKinds.length) - 1]!
}

export function countRooms(rooms: readonly Room[]): { kind: RoomKind; n: number }[] {
  return roomKinds
    .map((kind) => ({ kind, n: rooms.filter((room) => kindOf(room) === kind).length }))
    .filter(({ n }) => n > 0)
}

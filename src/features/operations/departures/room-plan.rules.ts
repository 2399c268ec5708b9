/** Carries a room plan over to the current people: people who left are removed, new people sleep as in the current plan. */
export function carriedOver<T>(
  mine: readonly (readonly T[])[],
  current: readonly (readonly T[])[],
  keyOf: (person: T) => string,
): T[][] {
  const now = new Map(current.flat().map((person) => [keyOf(person), person]))
  const known = new Set(mine.flat().map(keyOf))
  const kept = mine.map((people) => people.flatMap((person) => now.get(keyOf(person)) ?? []))
  const added = current.map((people) => people.filter((person) => !known.has(keyOf(person))))
  return [...kept, ...added.filter((people) => people.length > 0)]
}

/**
 * The rooms after somebody has moved into another one, as its last person. Rooms keep their places, also empty ones.
 * @param to place of the room; one behind the last is a new room
 */
export function moved<T>(
  rooms: readonly (readonly T[])[],
  keyOf: (person: T) => string,
  key: string,
  to: number,
): T[][] {
  const person = rooms.flat().find((each) => keyOf(each) === key)
  const from = rooms.findIndex((people) => people.some((each) => keyOf(each) === key))
  if (person === undefined || from === to || to < 0 || to > rooms.length) return rooms.map((people) => [...people])
  const left = rooms.map((people) => people.filter((each) => keyOf(each) !== key))
  return to === rooms.length
    ? [...left, [person]]
    : left.map((people, at) => (at === to ? [...people, person] : people))
}

const known = new WeakMap<object, number>()
let last = 0

/** A number of this object alone. The texts of a language are one object until they change. */
export function identityOf(object: object): number {
  const number = known.get(object) ?? ++last
  known.set(object, number)
  return number
}

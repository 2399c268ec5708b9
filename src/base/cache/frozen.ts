/** Bytes of an object or array beside its values, of a key, and of a number. */
const sizes = { object: 40, key: 8, value: 8 }

/** Sizes of what was frozen before anything that keeps it has counted it. */
const uncounted = new WeakMap<object, number>()

/**
 * Freezes a value in depth, because many readers share it.
 * @returns its size in memory in bytes, estimated; what was counted before is shared and counts there
 */
export function freeze(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + sizes.value
  if (typeof value !== 'object' || value === null) return sizes.value
  if (Object.isFrozen(value)) return countOnce(value)
  Object.freeze(value)
  return Object.values(value).reduce<number>((sum, each) => sum + sizes.key + freeze(each), sizes.object)
}

/** Freezes as `freeze`, for somebody who keeps it later and counts it then. */
export function freezeUncounted(value: object): void {
  uncounted.set(value, freeze(value))
}

function countOnce(value: object): number {
  const size = uncounted.get(value) ?? sizes.value
  uncounted.delete(value)
  return size
}

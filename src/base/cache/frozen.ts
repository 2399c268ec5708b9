/** Bytes of an object or array beside its values, of a key, and of a number. */
const sizes = { object: 40, key: 8, value: 8 }

/**
 * Freezes a value in depth, because many readers share it.
 * @returns its size in memory in bytes, estimated; what was frozen before is shared and counted where it was
 */
export function freeze(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + sizes.value
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return sizes.value
  Object.freeze(value)
  return Object.values(value).reduce<number>((sum, each) => sum + sizes.key + freeze(each), sizes.object)
}

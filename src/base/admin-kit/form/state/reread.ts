import type { Values } from '../form-fields.ts'

/**
 * Values of a form whose record was read again: what was typed since `before` stays, everything else is as `loaded`.
 *
 * @param before values that the form was given, or that were saved
 * @returns `isConflict`: a typed field has changed in the record too
 */
export function reread(before: Values, typed: Values, loaded: Values): { values: Values; isConflict: boolean } {
  const kept = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]))
  return {
    values: { ...loaded, ...Object.fromEntries(kept) },
    isConflict: kept.some(([name, value]) => !isSame(loaded[name], before[name]) && !isSame(loaded[name], value)),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

import type { z } from 'zod'
import { freeze } from './frozen.ts'

/**
 * The schema, which freezes what it makes and takes it as it is when it meets it again: what is kept in memory and shown in many answers is
 * checked when it is read, and not copied for each of them.
 */
export function checkedOnce<S extends z.ZodObject>(schema: S): S {
  const made = new WeakSet<object>()
  const once = schema.clone()
  const { run } = once._zod
  once._zod.run = (payload, context) => {
    const { value } = payload
    if (typeof value === 'object' && value !== null && made.has(value)) return { value, issues: [] }
    const result = run(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0) {
      freeze(result.value)
      made.add(result.value as object)
    }
    return result
  }
  return once
}

import type { z } from 'zod'
import { freezeUncounted } from './frozen.ts'

/**
 * The same schema, which freezes the values that it parses and returns those unchanged when it is given them again. A value that is kept in
 * memory and is part of many answers is checked once, and not copied for each answer.
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
      freezeUncounted(result.value as object)
      made.add(result.value as object)
    }
    return result
  }
  return once
}

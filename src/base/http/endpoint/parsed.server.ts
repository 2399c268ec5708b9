import type { z } from 'zod'
import { Failure } from '../errors.ts'
import { fieldProblems } from '../failure.server.ts'

/** @throws Failure 422 with messages by field */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields: fieldProblems(result.error) })
}

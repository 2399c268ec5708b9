import type { z } from 'zod'
import { Failure } from '../../errors.ts'
import { fieldProblems } from '../failure.server.ts'

/** @throws Failure 422 with messages by field */
export function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = resultOf(schema, value)
  if (result?.success) return result.data
  const fields = result ? fieldProblems(result.error) : {}
  throw new Failure('invalid', { key: 'errors.invalid_form' }, { fields })
}

/** @returns null when the schema throws: a length check of zod 4 also compares `length` of an object, which may be anything */
export function resultOf<T>(schema: z.ZodType<T>, value: unknown) {
  try {
    return schema.safeParse(value, { reportInput: true })
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

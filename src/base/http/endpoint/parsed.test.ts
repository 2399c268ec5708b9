import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsed } from './parsed.server.ts'

const Body = z.strictObject({ name: z.string().min(2) })

test('what fits is returned, and what does not is refused at its field', () => {
  expect(parsed(Body, { name: 'Ayşe' })).toEqual({ name: 'Ayşe' })
  expect(() => parsed(Body, { name: 'A' })).toThrow(
    expect.objectContaining({ status: 422, fields: { name: [expect.anything()] } }),
  )
})

test('a value that no check can read is refused, not a failure of the program', () => {
  const odd = JSON.parse('{"name":{"length":{"toString":1,"valueOf":1}}}')
  expect(() => Body.safeParse(odd)).toThrow(TypeError)
  expect(() => parsed(Body, odd)).toThrow(expect.objectContaining({ status: 422 }))
})

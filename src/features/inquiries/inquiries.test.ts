import { expect, test } from 'vitest'
import { transporterTypes } from '../tours/tours.schema.ts'
import { transporters } from './inquiries.links.ts'

test('the form offers the means of transport that tours have', () => {
  expect([...transporters]).toEqual([...transporterTypes])
})

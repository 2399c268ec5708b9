import type { StringKey } from '../string-key.ts'
import { required } from './required.strings.ts'

/** Fields of requests that forms call otherwise. */
const formNames: Record<string, string> = {
  peopleQuantity: 'adults',
  childrenQuantity: 'children',
  text: 'message',
  tourDate: 'tour_date',
}

/** The sentence for an empty field of a visitor. @param field its path in the request, such as invoice.tax_no */
export function requiredKey(field: string): StringKey {
  const last = field.split('.').at(-1)!
  const name = formNames[last] ?? last
  return Object.hasOwn(required, name) ? `required.${name as keyof typeof required}` : 'required.other'
}

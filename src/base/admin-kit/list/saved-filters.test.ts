import { expect, test } from 'vitest'
import { filterQuery } from './saved-filters.ts'

test.each([
  ['status=onayli&page=3', 'status=onayli'],
  ['to=2027-04-12&status=&from=2027-04-01', 'from=2027-04-01&to=2027-04-12'],
  ['search=%C5%9Fi%C5%9Fli+a', 'search=%C5%9Fi%C5%9Fli+a'],
  ['?status=onayli', 'status=onayli'],
  ['page=2', ''],
  ['', ''],
])('the filters of the address %s are %s', (query, filters) => {
  expect(filterQuery(query)).toBe(filters)
  expect(filterQuery(filters)).toBe(filters)
})

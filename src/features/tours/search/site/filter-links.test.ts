import { expect, test } from 'vitest'
import { activeFilters, isSameList, listQuery, toggled, withoutFilters, withValues } from './filter-links.ts'

const at = (query: string) => new URLSearchParams(query)

test('a link sets a filter; the link of an active one removes it', () => {
  expect(toggled(at(''), 'month', '2027-04')).toBe('?month=2027-04')
  expect(toggled(at('month=2027-04'), 'month', '2027-04')).toBe('')
  expect(toggled(at('month=2027-04'), 'month', '2027-05')).toBe('?month=2027-05')
})

test.each([
  ['city', 'Ankara\0'],
  ['city', 'a'.repeat(81)],
  ['category', 'a'.repeat(121)],
])('what the API refuses is left out: %s', (name, value) => {
  expect(listQuery(new URLSearchParams({ [name]: value })).size).toBe(0)
  expect(listQuery(new URLSearchParams({ [name]: value.slice(0, 6) })).size).toBe(1)
})

test('of a parameter that is given twice the first counts', () => {
  expect(listQuery(at('visa=x&visa=vizesiz&visa=kapida&page=2&page=3')).toString()).toBe('visa=vizesiz&page=2')
  expect(listQuery(at('transporter_types=ucak&transporter_types=tren&transporter_types=ucak')).toString()).toBe(
    'transporter_types=ucak&transporter_types=tren',
  )
})

test('a property of Object.prototype is not a filter', () => {
  expect(listQuery(at('constructor=1&__proto__=1&toString=1&sort=price')).toString()).toBe('sort=price')
})

test('several means of transport can be active', () => {
  expect(toggled(at('transporter_types=ucak'), 'transporter_types', 'tren')).toBe(
    '?transporter_types=ucak&transporter_types=tren',
  )
  expect(toggled(at('transporter_types=ucak&transporter_types=tren'), 'transporter_types', 'ucak')).toBe(
    '?transporter_types=tren',
  )
})

test('a new choice starts at page one, and keeps order and search', () => {
  expect(toggled(at('search=ege&sort=price&page=3'), 'visa', 'vizesiz')).toBe('?search=ege&sort=price&visa=vizesiz')
  expect(withoutFilters(at('search=ege&month=2027-04&visa=vizesiz&sort=price&page=3'))).toBe('?search=ege&sort=price')
  expect(withValues(at('page=3'), { sort: 'date' })).toBe('?sort=date')
})

test('a page link keeps the filters; page one has no number', () => {
  expect(withValues(at('visa=vizesiz'), { page: '2' })).toBe('?visa=vizesiz&page=2')
  expect(withValues(at('visa=vizesiz&page=2'), { page: '1' })).toBe('?visa=vizesiz')
})

test('unknown or invalid parameters of an address are not sent to the API', () => {
  const mangled = at(
    'utm_source=x&month=april&visa=vizesiz&price_min=-5&price_max=&page=0&transporter_types=balon&sort=queue',
  )
  expect(listQuery(mangled).toString()).toBe('visa=vizesiz')
})

test('search, order and page are not filters', () => {
  expect(activeFilters(at('search=ege&sort=price&page=2&city=İzmir&price_max=20000'))).toEqual([
    { name: 'city', value: 'İzmir' },
    { name: 'price_max', value: '20000' },
  ])
})

test.each([
  ['/tur-ara?search=a&yetiskin=2&cocuk=5', '/tur-ara?search=a', true],
  ['/tur-ara?month=2027-05', '/tur-ara?month=2027-05&utm_source=x', true],
  ['/tur-ara?month=2027-05', '/tur-ara?month=2027-06', false],
  ['/turlar/a?yetiskin=3', '/turlar/b?yetiskin=3', false],
])('%s and %s show the same list: %j', (one, other, isSame) => {
  expect(isSameList(new URL(one, 'http://site'), new URL(other, 'http://site'))).toBe(isSame)
})

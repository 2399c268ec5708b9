// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { notePlace, placeOf } from './list-places.ts'

beforeEach(() => sessionStorage.clear())

test('a record leads back to the list as it was left: filters, page and order', () => {
  notePlace({ pathname: '/admin/orders', search: '?payment=bildirildi&page=2' })
  notePlace({ pathname: '/admin/order-show', search: '' })
  expect(placeOf('/admin/orders')).toBe('/admin/orders?payment=bildirildi&page=2')
  notePlace({ pathname: '/admin/orders', search: '?sort=name' })
  expect(placeOf('/admin/orders')).toBe('/admin/orders?sort=name')
  notePlace({ pathname: '/admin/orders', search: '' })
  expect(placeOf('/admin/orders')).toBe('/admin/orders')
})

test('a list that was not opened in this tab keeps the query of its link, else the one it was left with', () => {
  expect(placeOf('/admin/departures?month=2027-04')).toBe('/admin/departures?month=2027-04')
  notePlace({ pathname: '/admin/departures', search: '?search=kapadokya' })
  expect(placeOf('/admin/departures?month=2027-04')).toBe('/admin/departures?search=kapadokya')
})

test('a damaged note is none', () => {
  sessionStorage.setItem('office_places', '{')
  expect(placeOf('/admin/orders')).toBe('/admin/orders')
})

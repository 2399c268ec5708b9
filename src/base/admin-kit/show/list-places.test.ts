// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '../session.ts'
import { notePlace, placeOf, wasOpened } from './list-places.ts'

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

test('a list that was left without filters was opened, and is left so', () => {
  notePlace({ pathname: '/admin/departures', search: '' })
  expect(wasOpened('/admin/departures')).toBe(true)
  expect(placeOf('/admin/departures?month=2027-04')).toBe('/admin/departures')
})

test('the end of a session forgets what its user searched for', () => {
  notePlace({ pathname: '/admin/orders', search: '?search=karadağ' })
  clearSession()
  expect([placeOf('/admin/orders'), sessionStorage.length]).toEqual(['/admin/orders', 0])
})

test('a damaged note is none', () => {
  sessionStorage.setItem('office_places', '{')
  expect(placeOf('/admin/orders')).toBe('/admin/orders')
})

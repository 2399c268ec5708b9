import { expect, test } from 'vitest'
import { otherPickup, pickupOf, pickupText } from './passengers.form.rules.ts'

const pickups = [
  { id: 3, name: 'Yenikapı', time: '07:30' },
  { id: 4, name: 'Kadıköy', time: null },
]

test.each([
  [[], '', 'Otogar', { pickup: 'Otogar', pickup_point_id: '' }],
  [pickups, '3', 'Otogar', { pickup: '', pickup_point_id: '3' }],
  [pickups, otherPickup, 'Otogar', { pickup: 'Otogar', pickup_point_id: '' }],
  [pickups, '', 'Otogar', { pickup: '', pickup_point_id: '' }],
])('with stops %j the choice %j and the text %j send %j', (own, pickup_point_id, pickup, sent) => {
  expect(pickupOf({ pickup, pickup_point_id }, { pickups: own })).toEqual(sent)
})

test('a place is the stop with its hour, else the text', () => {
  expect(pickupText({ pickup: '', pickup_point_id: 3 }, { pickups })).toBe('07:30 Yenikapı')
  expect(pickupText({ pickup: '', pickup_point_id: 4 }, { pickups })).toBe('Kadıköy')
  expect(pickupText({ pickup: 'Otogar', pickup_point_id: null }, { pickups })).toBe('Otogar')
})

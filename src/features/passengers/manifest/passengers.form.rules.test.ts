import { expect, test } from 'vitest'
import { otherPickup, passengerChange, passengerFields, pickupOf, pickupText } from './passengers.form.rules.ts'
import { nobody } from './passengers.queries.server.ts'
import type { Passenger } from './passengers.schema.ts'

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

test('a form sends what differs from what is stored, with the version that was read', () => {
  const tour = { item: 1, pickups, is_abroad: false }
  const seat = { seat: 2, role: 'yetiskin', age: null, real_age: null, missing: [] } as const
  const empty: Passenger = { ...nobody, ...seat, missing: [] }
  const sent = { item: 1, seat: 2, version: 4 }
  expect(passengerChange(passengerFields(empty, tour), empty, { tour, version: 4 })).toEqual({
    ...sent,
    nationality: 'TR',
    document: 'tckn',
  })
  const person: Passenger = {
    ...empty,
    name: 'Ayşe',
    birth_date: '1985-04-12',
    nationality: 'TR',
    document: 'tckn',
    document_no: '••••••••146',
    pickup_point_id: 3,
  }
  const fields = passengerFields(person, tour)
  expect(passengerChange(fields, person, { tour, version: 4 })).toEqual(sent)
  const changed = { ...fields, birth_date: '', pickup_point_id: otherPickup, pickup: 'Otogar', document_no: ' 1 ' }
  expect(passengerChange(changed, person, { tour, version: 4 })).toEqual({
    ...sent,
    birth_date: '',
    pickup_point_id: '',
    pickup: 'Otogar',
    document_no: ' 1 ',
  })
})

import { expect, test } from 'vitest'
import { phoneOfDigits, withCountry } from './phone.ts'

test.each([
  ['0532 000 00 01', '905320000001'],
  ['532 000 00 01', '905320000001'],
  ['+90 (532) 000 00 01', '905320000001'],
  ['+90 (0)532 000 00 01', '905320000001'],
  ['0090 532 000 0001', '905320000001'],
  ['90 532 000 00 01', '905320000001'],
  ['+49 151 2345678', '491512345678'],
  ['0049 151/2345678', '491512345678'],
  ['444 0 123', null],
  ['+1', null],
])('%s is addressed as %s', (phone, address) => {
  expect(withCountry(phone)).toBe(address)
})

test.each([
  ['902125550112', '+90 212 555 01 12'],
  ['4915112345678', '+4915112345678'],
  ['90212555011', '+90212555011'],
  ['', ''],
])('the digits %s are written as %s', (digits, written) => {
  expect(phoneOfDigits(digits)).toBe(written)
})

import { expect, test } from 'vitest'
import { isPhone, networkOf, withScheme } from './contacts.links.ts'

test.each([
  ['+90 212 555 01 12', true],
  ['0 (212) 555-01-12', true],
  ['444 0 123', true],
  ['0212.555.0112', true],
  ['12345', false],
  ['0212 555 01 12 dahili 3', false],
  ['+90 212 555 01 12 13 14 15', false],
  ['++90 212 555 01 12', false],
])('%s as a telephone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test.each([
  ['https://www.instagram.com/seyyah', 'instagram'],
  ['instagram.com/seyyah', 'instagram'],
  ['https://m.facebook.com/seyyah', 'facebook'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://twitter.com/seyyah', 'x'],
  ['https://tr.linkedin.com/company/seyyah', 'linkedin'],
  ['https://netflix.com/seyyah', undefined],
  ['https://instagram.com.example/seyyah', undefined],
  ['', undefined],
])('%s belongs to %s', (uri, icon) => {
  expect(networkOf(uri)?.icon_name).toBe(icon)
})

test('an address without a scheme is one of https, and other schemes stay for the check', () => {
  expect(withScheme('instagram.com/seyyah')).toBe('https://instagram.com/seyyah')
  expect(withScheme('Https://Instagram.com/Seyyah')).toBe('https://Instagram.com/Seyyah')
  expect(withScheme('javascript:alert(1)')).toBe('javascript:alert(1)')
  expect(withScheme('')).toBe('')
})

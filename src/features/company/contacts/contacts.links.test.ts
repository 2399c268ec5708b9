import { expect, test } from 'vitest'
import { networkOf, withScheme } from './contacts.links.ts'

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

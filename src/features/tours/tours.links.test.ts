import { expect, test } from 'vitest'
import { cityName } from './tours.links.ts'

test('a departure city is written as the page’s language writes it', () => {
  expect(['tr', 'en', 'de'].map((lang) => cityName('İstanbul', lang))).toEqual(['İstanbul', 'Istanbul', 'Istanbul'])
  expect(cityName('İzmir', 'en')).toBe('İzmir')
})

import { expect, test } from 'vitest'
import { contrastWith, minContrast, readableColour, shownRatio } from './colours.rules.ts'

test.each([
  ['white', '#000000', 21],
  ['white', '#ffffff', 1],
  ['white', '#0a4a57', 9.8],
  ['white', '#f49c58', 2.1],
  ['black', '#f49c58', 9.7],
  ['white', '#767676', 4.5],
  ['white', '#777777', 4.4],
] as const)('%s text on %s has the contrast %d', (ink, hex, ratio) => {
  expect(shownRatio(contrastWith(ink, hex))).toBe(ratio)
})

test('something that is no colour has no contrast', () => {
  expect(contrastWith('white', 'kırmızı')).toBe(0)
  expect(readableColour('white', 'kırmızı')).toBe('kırmızı')
})

test.each([
  ['white', '#f49c58'],
  ['white', '#ffff00'],
  ['white', '#777777'],
  ['black', '#0a0a0a'],
  ['black', '#0000ff'],
] as const)('a colour near %s text on %s is readable, and no further away than needed', (ink, hex) => {
  const near = readableColour(ink, hex)
  expect(near).not.toBe(hex)
  expect(contrastWith(ink, near)).toBeGreaterThanOrEqual(minContrast)
  expect(contrastWith(ink, near)).toBeLessThan(minContrast + 0.3)
})

test('a readable colour stays', () => {
  expect(readableColour('white', '#0a4a57')).toBe('#0a4a57')
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindOf, maskedMailbox, maskedNetwork } from './refusals.rules.ts'

test.each([
  ['ayse.yilmaz@ornek.com', 'ay•••@ornek.com'],
  ['Ayşe@Ornek.com', 'ay•••@ornek.com'],
  ['ali@ornek.com', 'a•••@ornek.com'],
  ['a@ornek.com', 'a•••@ornek.com'],
  ['"a@b"@ornek.com', '"a•••@ornek.com'],
  ['@ornek.com', ''],
  ['SYH-26-7F3K9Q', ''],
  ['', ''],
])('the mailbox %s is stored as %s', (email, masked) => {
  expect(maskedMailbox(email)).toBe(masked)
})

test('a mailbox of any length fits its column', () => {
  expect(maskedMailbox(`${'😀'.repeat(60)}@${'x'.repeat(250)}`).length).toBeLessThanOrEqual(80)
})

test.each([
  ['203.0.113', '203.0.113.•'],
  ['2001:db8:1', '2001:db8:1:•'],
  ['', ''],
])('the network %s is stored as %s', (wide, masked) => {
  expect(maskedNetwork(wide)).toBe(masked)
})

test('every limit of the program is of a kind', () => {
  const names = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\{\s*name: '([^']+)',\s*points/g)])
    .map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => kindOf(name) === 'other')).toEqual(['test-mail'])
})

import { expect, test } from 'vitest'
import { dummyHash, hashPassword, makePassword, passwordMatches } from './password-hash.rules.server.ts'

test('a hash matches its own password only', async () => {
  const hash = await hashPassword('İstanbul-34')
  expect(await passwordMatches('İstanbul-34', hash)).toBe(true)
  expect(await passwordMatches('Istanbul-34', hash)).toBe(false)
  expect(await passwordMatches('', hash)).toBe(false)
})

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('gezgin-2027')).not.toBe(await hashPassword('gezgin-2027'))
})

test('a malformed hash matches nothing', async () => {
  expect(await passwordMatches('x', 'plain')).toBe(false)
})

test('generated passwords satisfy the login form and differ', () => {
  const made = Array.from({ length: 50 }, makePassword)
  expect(new Set(made).size).toBe(50)
  for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{14}$/)
})

test('a letter matches in every Unicode composition', async () => {
  const hash = await hashPassword('güneş-İ')
  expect(await passwordMatches('güneş-İ'.normalize('NFD'), hash)).toBe(true)
  expect(await passwordMatches('gunes-I', hash)).toBe(false)
})

test('the dummy hash matches nothing and costs what a real one costs', async () => {
  for (const password of ['', 'x', dummyHash]) expect(await passwordMatches(password, dummyHash)).toBe(false)
  const shape = (hash: string) => hash.split('$').map((part, index) => (index < 3 ? part : part.length))
  expect(shape(dummyHash)).toEqual(shape(await hashPassword('x')))
})

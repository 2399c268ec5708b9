import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.server.ts'

const key = randomBytes(32)

test('a sealed secret is read with its key alone, and does not contain the text', () => {
  const sealed = seal(key, 'Parola: şifreli')
  expect(unseal(key, sealed)).toBe('Parola: şifreli')
  expect(sealed.toString('latin1')).not.toContain('Parola')
  expect(seal(key, 'Parola: şifreli').equals(sealed)).toBe(false)
  expect(() => unseal(randomBytes(32), sealed)).toThrow()
})

test('a changed secret is refused', () => {
  const sealed = seal(key, 'Parola')
  sealed[14]! ^= 1
  expect(() => unseal(key, sealed)).toThrow()
})

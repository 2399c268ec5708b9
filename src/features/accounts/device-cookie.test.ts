import { expect, test } from 'vitest'
import { deviceCookie, deviceTokenIn } from './device-cookie.rules.ts'

const token = 'k'.repeat(43)

test('the cookie is for the sign-in only and unreadable for scripts', () => {
  expect(deviceCookie(token, true)).toBe(
    `_device=${token}; Path=/api/auth; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure`,
  )
  expect(deviceCookie(token, false)).not.toContain('Secure')
})

test.each([
  [`_lang=en; _device=${token}; a=b`, token],
  [`_device=${token}`, token],
  [null, null],
  [`x_device=${token}`, null],
  ['_device=', null],
  [`_device=${token}k`, null],
])('%s holds %s', (cookies, found) => {
  expect(deviceTokenIn(cookies)).toBe(found)
})

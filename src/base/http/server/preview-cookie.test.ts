import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasPreviewCookie, previewCookie, previewSeconds } from './preview-cookie.server.ts'

const key = randomBytes(32)
const now = new Date('2027-03-10T11:00:00Z')
const value = previewCookie(key, now, true).split(';')[0]!
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('the cookie is for this site only, unreadable for scripts, and ends', () => {
  expect(previewCookie(key, now, true)).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/)
  expect(previewCookie(key, now, false)).toMatch(/; SameSite=Lax$/)
  expect(hasPreviewCookie(key, value, now)).toBe(true)
  expect(hasPreviewCookie(key, `_lang=en; ${value}; a=b`, after(previewSeconds - 1))).toBe(true)
  expect(hasPreviewCookie(key, value, after(previewSeconds))).toBe(false)
})

test.each([
  ['no cookie', null],
  ['another key', previewCookie(randomBytes(32), now, true).split(';')[0]!],
  ['a later end', value.replace(/=(\d+)/, (_, until: string) => `=${Number(until) + 9}`)],
  ['a cookie whose name ends the same', value.replace('_preview', 'x_preview')],
  ['an empty signature', value.replace(/\..+$/, '.')],
])('%s opens nothing', (_, cookies) => {
  expect(hasPreviewCookie(key, cookies, now)).toBe(false)
})

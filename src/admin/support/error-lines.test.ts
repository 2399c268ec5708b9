import { beforeEach, expect, test, vi } from 'vitest'
import { noteError, recentErrors } from '#src/base/admin-kit/support-trail.ts'
import { SupportRequest } from '#src/features/support/support.schema.ts'
import { errorLines } from './error-lines.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})

test.each(['tr', 'en'])('a request takes the longest errors with their times in %s', (lang) => {
  noteError('x'.repeat(1000), new Date('2027-09-30T20:59:00Z'))
  const request = { subject: 'Kayıt', message: 'Kaydedilmiyor', errors: errorLines(recentErrors(), lang) }
  expect(SupportRequest.safeParse(request).error?.issues).toBe(undefined)
})

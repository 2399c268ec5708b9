import { expect, test } from 'vitest'
import { codeAt, keyUri, stepOf } from './one-time-codes.rules.ts'
import { recoveryCodeOf, typedCode } from './recovery-codes.rules.ts'

/** `12345678901234567890`, the key of RFC 6238, appendix B. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the code at second %i is that of RFC 6238', (seconds, code) => {
  const now = new Date(seconds * 1000)
  expect(codeAt(key, now)).toBe(code)
  expect(stepOf(key, code, now)).toBe(Math.floor(seconds / 30))
  expect(stepOf(key, code, new Date(now.getTime() + 30_000))).toBe(Math.floor(seconds / 30))
  expect(stepOf(key, code, new Date(now.getTime() + 60_000))).toBeNull()
})

test('an application shows agency and account', () => {
  const uri = decodeURIComponent(keyUri(key, { account: 'ayse@seyyah.example', agency: 'Seyyah: Turizm' }))
  expect(uri).toMatch(/^otpauth:\/\/totp\/Seyyah {2}Turizm:ayse@seyyah\.example\?/)
  const spaced = decodeURIComponent(keyUri(key, { account: 'ayse@seyyah.example', agency: 'Seyyah Turizm:' }))
  expect(spaced).toMatch(/^otpauth:\/\/totp\/Seyyah Turizm:ayse/)
})

test.each([
  ['123456', { one_time: '123456' }],
  [' 123 456 ', { one_time: '123456' }],
  ['K7FQ-2MXD-9RTP', { recovery: 'k7fq2mxd9rtp' }],
  ['k7fq2mxd9rt', null],
  ['1234567', null],
  ['İ7fq-2mxd-9rtp', null],
])('"%s" is read as %j', (text, found) => {
  expect(typedCode(text)).toEqual(found)
})

test('every letter of a recovery code is equally likely', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (let from = 0; from + 12 <= 248; from += 1) {
    const first = recoveryCodeOf(bytes.slice(from))[0]!
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  expect(counts.size).toBe(31)
  // 248 is the first byte that is skipped.
  expect(recoveryCodeOf([255, 248, ...Array(12).fill(0)])).toBe('aaaa-aaaa-aaaa')
})

import { expect, test } from 'vitest'
import { isIban } from './iban.ts'

test.each(['TR330006100519786457841326', 'DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947'])(
  '%s is an IBAN, and no longer one with a digit changed or two exchanged',
  (iban) => {
    expect(isIban(iban)).toBe(true)
    const last = iban.at(-1) === '0' ? '1' : '0'
    expect(isIban(iban.slice(0, -1) + last)).toBe(false)
    const swapped = iban.replace(/(\d)(?!\1)(\d)(?=\D*$)/, '$2$1')
    if (swapped !== iban) expect(isIban(swapped)).toBe(false)
  },
)

test.each(['', 'TR33', 'TR33 0006 1005 1978 6457 8413 26', 'tr330006100519786457841326', '330006100519786457841326TR'])(
  '“%s” is none',
  (text) => {
    expect(isIban(text)).toBe(false)
  },
)

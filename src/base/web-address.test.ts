import { expect, test } from 'vitest'
import { isLinkTarget, isWebAddress } from './web-address.ts'

test.each([
  '/',
  '/turlar/kapadokya-turlari?month=2027-04#liste',
  '/tur-ara?search=çeşme',
  'https://seyyah.example',
  'HTTP://seyyah.example/x',
  'https://çeşme.example/tur',
])('%s is a web address', (address) => {
  expect(isWebAddress(address)).toBe(true)
  expect(isLinkTarget(address)).toBe(true)
})

test.each(['mailto:merhaba@seyyah.example', 'mailto:x@y.example?subject=Tur talebi', 'tel:+902125550110', '#bolum-2'])(
  '%s is for links in texts alone',
  (address) => {
    expect(isWebAddress(address)).toBe(false)
    expect(isLinkTarget(address)).toBe(true)
  },
)

test.each([
  '',
  'turlar',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///',
  'https://seyyah.example@evil.example',
  'https://seyyah.example:pass@evil.example/',
  'https://a b.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://seyyah.example/1',
  'file:///etc/passwd',
  'ftp://seyyah.example/x',
  '/\t/evil.example',
  'mailto:',
  'tel: ',
  '#',
])('%j is not a link target', (address) => {
  expect(isWebAddress(address)).toBe(false)
  expect(isLinkTarget(address)).toBe(false)
})

import { expect, test } from 'vitest'
import { isRightToLeft } from './direction.ts'

test('every language of two letters is written from the side that its script is written from', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const isCode = (code: string) => Intl.getCanonicalLocales(code)[0] === code && names.of(code) !== undefined
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCode)
  const scripts = ['Arab', 'Hebr', 'Thaa']
  const fromTheRight = (lang: string) => scripts.includes(new Intl.Locale(lang).maximize().script ?? '')
  expect(codes.filter(isRightToLeft)).toEqual(codes.filter(fromTheRight))
  expect(codes.filter(isRightToLeft)).toEqual(['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])
})

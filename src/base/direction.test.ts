import { expect, test } from 'vitest'
import { isRightToLeft, turnedHtml } from './direction.ts'

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

test.each([
  ['<html lang="ar"><p>مرحبا</p></html>', '<html dir="rtl" lang="ar"><p>مرحبا</p></html>'],
  [
    '<th align="left" style="text-align:left;padding:4px 16px 4px 0">هاتف</th>',
    '<th align="right" style="text-align:right;padding:4px 0 4px 16px">هاتف</th>',
  ],
  ['<p>اتصل +90 532 123 45 67.</p>', '<p>اتصل <span dir="ltr">+90 532 123 45 67</span>.</p>'],
  ['<td>IBAN: TR33 0006 1005</td>', '<td>IBAN: <span dir="ltr">TR33 0006 1005</span></td>'],
  ['<b>−1.250 TL</b>', '<b><span dir="ltr">−1.250 TL</span></b>'],
  ['<b>−€1,250.50</b>', '<b><span dir="ltr">−€1,250.50</span></b>'],
  ['<a href="mailto:a@b.co">a@b.co</a>', '<a href="mailto:a@b.co"><span dir="ltr">a@b.co</span></a>'],
  ['<p>&#8199;حجز SYH-26-7F3K9Q</p>', '<p>&#8199;حجز <span dir="ltr">SYH-26-7F3K9Q</span></p>'],
  ['<style>p { margin: 0 4px }</style>', '<style>p { margin: 0 4px }</style>'],
  ['<p>Ayşe Yılmaz, 3 – 5 مارس</p>', '<p>Ayşe Yılmaz, <span dir="ltr">3</span> – <span dir="ltr">5</span> مارس</p>'],
])('a mail from the right is turned, and its numbers are not: %s', (html, turned) => {
  expect(turnedHtml(html)).toBe(turned)
})

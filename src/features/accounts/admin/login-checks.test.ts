import { expect, test } from 'vitest'
import { textIn } from '#src/base/admin-kit/office-texts.ts'
import { checkTexts, type Wrong, wrongEmail, wrongPassword } from './login-checks.ts'

const t = textIn(checkTexts, 'tr')
const said = (wrong: Wrong | null) => wrong && t(wrong.key, wrong.values)

test.each([
  ['', '* Bu Alan Zorunlu'],
  ['   ', '* Bu Alan Zorunlu'],
  ['a@b.c', 'Bu Alan 6 Karakterden Az Olamaz'],
  ['ab@c.d', null],
  [`${'a'.repeat(44)}@b.com`, null],
  [`${'a'.repeat(45)}@b.com`, 'Bu Alan 50 Karakteri Geçemez'],
  ['yonetici', 'Geçerli E-Mail Adresi Giriniz'],
  ['iki kelime@b.com', 'Geçerli E-Mail Adresi Giriniz'],
  ['ayse@ornek', 'Geçerli E-Mail Adresi Giriniz'],
])('e-mail "%s": %s', (email, text) => {
  expect(said(wrongEmail(email))).toBe(text)
})

test.each([
  ['', 6, '* Bu Alan Zorunlu'],
  ['12345', 6, 'Bu Alan 6 Karakterden Az Olamaz'],
  ['123456', 6, null],
  ['1'.repeat(21), 6, null],
  ['1'.repeat(22), 6, 'Bu Alan 21 Karakteri Geçemez'],
  ['1234567', 8, 'Bu Alan 8 Karakterden Az Olamaz'],
  ['      ', 6, null],
] as const)('password "%s" with a minimum of %i: %s', (password, min, text) => {
  expect(said(wrongPassword(password, min))).toBe(text)
})

import { expect, test } from 'vitest'
import { makePassword } from '../password-hash.rules.server.ts'
import { isCommon } from './common-passwords.rules.server.ts'

test.each([
  '12345678',
  '87654321',
  '123456789',
  '11111111',
  'abababab',
  'password',
  'Password1!',
  'P@ssw0rd',
  'qwertyuiop',
  'asdfghjk',
  'galatasaray1905',
  'GALATASARAY',
  'Fenerbahçe1907',
  'fenerbahce',
  'Beşiktaş.1903',
  'istanbul34',
  'İSTANBUL34',
  'ISTANBUL34',
  'seni seviyorum',
  'Ahmet1987',
  'Müslüm..'.replace('Müslüm', 'Hüseyin'),
  'selamselam',
  'sifre123',
  'Şifre2027',
  'ayse.yildiz',
  'Ayse.Yildiz7',
  // Of the published list alone.
  'dimazarya',
  'trustno1',
  'Q1W2E3R4T5',
  '87654321vv',
])('%s is a common password', async (password) => {
  expect(await isCommon(password, 'ayse.yildiz@seyyah.example')).toBe(true)
})

test.each(['kuzey-Rüzgarı 7', 'dört at nalı', 'balkonda üç kedi', 'Xk29vTqWmz', 'istanbulda yağmur var', '93810572'])(
  '%s is not',
  async (password) => {
    expect(await isCommon(password, 'ayse.yildiz@seyyah.example')).toBe(false)
  },
)

test('a generated password is not common', async () => {
  for (let n = 0; n < 100; n++) expect(await isCommon(makePassword(), 'ayse@seyyah.example')).toBe(false)
})

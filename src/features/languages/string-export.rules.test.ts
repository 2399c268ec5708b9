import { expect, test } from 'vitest'
import type { OfficeString } from './languages.admin.schema.ts'
import { readStringsFile } from './static-strings.rules.ts'
import { exportFile } from './string-export.rules.ts'

const string = (group: string, key: string, [main, english, text = '']: string[]) =>
  ({ group, key, main, english, text, missing: text === '' }) as OfficeString
const all = [
  string('navbar', 'home', ['Ana sayfa', 'Home', 'Startseite']),
  string('navbar', 'cart_link', ['Sepetiniz', 'Your cart']),
  string('list', 'seats', ['{n} yer', '{n} seat|{n} seats']),
]

test('an export holds the texts, the missing ones empty, and what they are translated from', () => {
  const { name, json } = exportFile({ abbr: 'de', default_lang: 'tr', strings: all }, false)
  expect(name).toBe('de.json')
  expect(JSON.parse(json)).toEqual({
    language: 'de',
    strings: { navbar: { home: 'Startseite', cart_link: '' }, list: { seats: '' } },
    sources: {
      tr: { navbar: { home: 'Ana sayfa', cart_link: 'Sepetiniz' }, list: { seats: '{n} yer' } },
      en: { navbar: { home: 'Home', cart_link: 'Your cart' }, list: { seats: '{n} seat|{n} seats' } },
    },
  })
  expect(readStringsFile(json)).toMatchObject({ language: 'de' })
  const missing = JSON.parse(exportFile({ abbr: 'de', default_lang: 'tr', strings: all }, true).json) as {
    strings: object
  }
  expect(missing.strings).toEqual({ navbar: { cart_link: '' }, list: { seats: '' } })
})

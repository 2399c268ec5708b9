import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Kapadokya Turları', 'kapadokya-turlari'],
  ['İSTANBUL IĞDIR', 'istanbul-igdir'],
  ['Şirince & Efes (2 gün)', 'sirince-efes-2-gun'],
  ['  Hakkâri – Çukurca  ', 'hakkari-cukurca'],
  ['Città di Como', 'citta-di-como'],
  ['Große Rundreise nach Æbeltoft und Łódź', 'grosse-rundreise-nach-aebeltoft-und-lodz'],
  ['Diyarbakır’dan Mardin’e', 'diyarbakirdan-mardine'],
])('%s becomes %s', (text, seo_name) => {
  expect(slug(text)).toBe(seo_name)
})

test('a slug is ASCII words joined by single hyphens, and slugging it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const made = slug(text)
      expect(made).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug(made)).toBe(made)
    }),
  )
})

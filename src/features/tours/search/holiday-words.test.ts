import { expect, test } from 'vitest'
import { readSearch, withoutTimes } from './search-terms.ts'

const religious = ['ramazan-bayrami', 'kurban-bayrami']

test.each([
  { typed: 'kurban bayramı', holidays: ['kurban-bayrami'] },
  { typed: 'Kurban Bayramı’nda Kapadokya', holidays: ['kurban-bayrami'], words: ['kapadokya'] },
  { typed: 'KURBAN BAYRAMINDA', holidays: ['kurban-bayrami'] },
  { typed: 'kurban bayrami tatili', holidays: ['kurban-bayrami'] },
  { typed: 'ramazan bayramı 2027', holidays: ['ramazan-bayrami'], years: [2027] },
  { typed: 'şeker bayramı', holidays: ['ramazan-bayrami'] },
  { typed: 'bayram tatili', holidays: religious },
  { typed: 'bayramda italya', holidays: religious, words: ['italya'] },
  { typed: 'bayram', holidays: religious },
  { typed: 'yılbaşı', holidays: ['yilbasi'] },
  { typed: 'yilbasinda balkan', holidays: ['yilbasi'], words: ['balkan'] },
  { typed: 'New Year’s Eve', holidays: ['yilbasi'] },
  { typed: 'new year', holidays: ['yilbasi'] },
  { typed: '29 Ekim', holidays: ['29-ekim'] },
  { typed: '29 ekimde', holidays: ['29-ekim'] },
  { typed: 'cumhuriyet bayramı', holidays: ['29-ekim'] },
  { typed: 'Republic Day', holidays: ['29-ekim'] },
  { typed: '23 nisan', holidays: ['23-nisan'] },
  { typed: '19 Mayıs', holidays: ['19-mayis'] },
  { typed: '15 temmuz', holidays: ['15-temmuz'] },
  { typed: '30 ağustos', holidays: ['30-agustos'] },
  { typed: 'sömestr', holidays: ['somestr'] },
  { typed: 'sömestir tatili', holidays: ['somestr'] },
  { typed: 'yarıyıl tatili', holidays: ['somestr'] },
  { typed: '15 tatil', holidays: ['somestr'] },
  { typed: 'ara tatil', holidays: ['ara-tatil'] },
  { typed: 'okul tatili', holidays: ['somestr', 'ara-tatil'] },
  { typed: 'school holidays', holidays: ['somestr', 'ara-tatil'] },
  { typed: 'Eid al-Adha', holidays: ['kurban-bayrami'] },
  { typed: 'eid al fitr', holidays: ['ramazan-bayrami'] },
  { typed: 'eid in Cappadocia', holidays: religious, words: ['cappadocia'] },
  // Not holidays.
  { typed: 'ekim', holidays: [], months: [10] },
  { typed: '12 nisan', holidays: [], months: [4] },
  { typed: 'yaz tatili', holidays: [], months: [6, 7, 8] },
  { typed: 'bayrampaşa', holidays: [], words: ['bayrampaşa'] },
  { typed: 'yeni zelanda', holidays: [], words: ['yeni', 'zelanda'] },
  { typed: '', holidays: [] },
])('"$typed" means $holidays', ({ typed, holidays, words = [], months = [], years = [] }) => {
  const terms = readSearch(typed)
  expect({ ...terms, words: terms.words.map(({ word }) => word) }).toMatchObject({ holidays, words, months, years })
})

test.each([
  ['italya vizesi', true],
  ['vize italya', true],
  ['italy visa', true],
  ['vizesiz balkan', false],
  ['vizeli', false],
  ['venezia', false],
])('"%s" asks for a visa: %s', (typed, asks) => expect(readSearch(typed).asks_visa).toBe(asks))

test('a text without its times keeps the other words as typed', () => {
  expect(withoutTimes('Kapadokya Kurban Bayramı 2027')).toBe('Kapadokya')
  expect(withoutTimes('12 nisan Roma')).toBe('Roma')
})

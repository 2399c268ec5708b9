import { expect, test } from 'vitest'
import { harmonise, readSearch } from './search-terms.ts'

test('months, years and lengths are parsed apart from the words', () => {
  expect(readSearch('Kapadokya NİSAN 2027 3 gece')).toEqual({
    text: 'kapadokya nisan 2027 3 gece',
    words: [{ word: 'kapadokya', harmonised: 'kapadokya' }],
    months: [4],
    years: [2027],
    nights: [3],
    holidays: [],
    asks_visa: false,
  })
  expect(readSearch('august 5 day tour')).toMatchObject({ words: [], months: [8], nights: [4, 3] })
})

test.each([
  { typed: 'nisanda', months: [4] },
  { typed: 'Haziran ayında', months: [6] },
  { typed: 'ekim’de', months: [10] },
  { typed: '28 Ekim', months: [10] },
  { typed: 'yaz tatili', months: [6, 7, 8] },
  { typed: 'in May', months: [5] },
  { typed: 'marmaris', months: [] },
])('"$typed" means the months $months', ({ typed, months }) =>
  expect(readSearch(typed)).toMatchObject({ months, words: typed === 'marmaris' ? [{ word: typed }] : [] }),
)

test('words that fit every tour, and suffixes after an apostrophe, are left out', () => {
  expect(readSearch("İtalya'daki turlar").words.map(({ word }) => word)).toEqual(['italya'])
  expect(readSearch('Batum’lu ucuz tur fiyatları').words.map(({ word }) => word)).toEqual(['batum'])
  expect(readSearch("Roma'ya çıkışlı tur").words.map(({ word }) => word)).toEqual(['roma'])
})

test('an İ lower-cased the English way (i with a combining dot) is an i', () => {
  expect(readSearch('İzmir'.toLocaleLowerCase('en')).words.map(({ word }) => word)).toEqual(['izmir'])
})

test('only the first twelve words count', () => {
  expect(readSearch(Array.from({ length: 50 }, (_, n) => `kelime${n}`).join(' ')).words).toHaveLength(12)
})

test.each([
  ['turlari', 'turları'],
  ['ucagi', 'ucagı'],
  ['gezisi', 'gezisi'],
  ['otobusu', 'otobusu'],
  ['gunlugu', 'gunlugu'],
  ['gorusu', 'gorusu'],
])('vowels follow Turkish harmony: %s becomes %s', (typed, meant) => expect(harmonise(typed)).toBe(meant))

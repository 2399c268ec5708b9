import { expect, test } from 'vitest'
import { type FoundWord, harmonise, nearest, readSearch, toSearchQuery } from './tours.search.ts'

const unknown = { stems: [], is_known: false, is_start: false, similar: [] } satisfies Omit<FoundWord, 'folded'>

test('reads months, years and lengths apart from the words', () => {
  expect(readSearch('Kapadokya NİSAN 2027 3 gece')).toEqual({
    words: [{ word: 'kapadokya', harmonised: 'kapadokya' }],
    months: [4],
    years: [2027],
    nights: [3],
  })
  expect(readSearch('august 5 day tour')).toMatchObject({ words: [], months: [8], nights: [4, 3] })
})

test('leaves out what every tour is and endings behind an apostrophe', () => {
  expect(readSearch("İtalya'daki turlar").words.map(({ word }) => word)).toEqual(['italya', 'daki'])
  expect(readSearch("Roma'ya çıkışlı tur").words.map(({ word }) => word)).toEqual(['roma'])
})

test('takes no more than twelve words', () => {
  expect(readSearch(Array.from({ length: 50 }, (_, n) => `kelime${n}`).join(' ')).words).toHaveLength(12)
})

test.each([
  ['turlari', 'turları'],
  ['ucagi', 'ucagı'],
  ['gezisi', 'gezisi'],
  ['otobusu', 'otobusu'],
  ['gunlugu', 'gunlugu'],
  ['gorusu', 'gorusu'],
])('puts the vowels that harmony asks for: %s is %s', (typed, meant) => expect(harmonise(typed)).toBe(meant))

test.each([
  { word: 'kapadoyka', known: ['kapadokya', 'karadag'], found: ['kapadokya'] },
  { word: 'bodurm', known: ['bodrum', 'bodur'], found: ['bodrum', 'bodur'] },
  { word: 'romo', known: ['roma', 'romantik'], found: ['roma'] },
  { word: 'efs', known: ['efes'], found: [] },
  { word: 'paris', known: ['roma', 'tunus'], found: [] },
])('$word may be meant as $found', ({ word, known, found }) => expect(nearest(word, known)).toEqual(found))

test('a short whole word stands for itself, a long one for its endings too', () => {
  expect(toSearchQuery([{ ...unknown, folded: 'kars', is_known: true }], [], 'tr')).toEqual({
    sure: "('kars')",
    all: "('kars')",
  })
  expect(toSearchQuery([{ ...unknown, folded: 'balkan', is_known: true }], [], 'tr')?.all).toBe("('balkan'|'balkan':*)")
})

test('a country is looked for by its code, whatever language it is named in', () => {
  const facts = (folded: string, lang = 'tr') => toSearchQuery([{ ...unknown, folded }], [], lang)?.sure
  expect(facts('italya')).toBe("('italya'|'country:it')")
  expect(facts('italy')).toBe("('italy'|'country:it')")
  expect(facts('italien', 'de')).toBe("('italien'|'country:it')")
  expect(facts('ingiltere')).toBe("('ingiltere'|'country:gb')")
})

test('nothing to look for is no query', () => expect(toSearchQuery([], [], 'tr')).toBeNull())

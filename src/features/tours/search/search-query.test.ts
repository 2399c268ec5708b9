import { expect, test } from 'vitest'
import { type FoundWord, nearest, toReadings } from './search-query.ts'

const word = (folded: string, facts: Partial<FoundWord> = {}): FoundWord => ({
  word: folded,
  folded,
  stems: [],
  is_named: false,
  is_known: false,
  is_whole: false,
  is_start: false,
  is_named_start: false,
  similar: [],
  ...facts,
})
const named = { is_named: true, is_known: true, is_whole: true }

test.each([
  { word: 'kapadoyka', known: ['kapadokya', 'karadag'], found: ['kapadokya'] },
  { word: 'bodurm', known: ['bodrum', 'bodur'], found: ['bodrum', 'bodur'] },
  { word: 'romo', known: ['roma', 'romantik'], found: ['roma'] },
  { word: 'efs', known: ['efes'], found: [] },
  { word: 'paris', known: ['roma', 'tunus'], found: [] },
  { word: 'umre', known: ['ume', 'emre', 'umra'], found: ['umra'] },
  { word: 'zimir', known: ['izmir'], found: [] },
  { word: 'rapadokya', known: ['kapadokya'], found: ['kapadokya'] },
])('$word is corrected to $found', ({ word, known, found }) => expect(nearest(word, known)).toEqual(found))

test('a word of names is searched in names: a short one exactly, a long one with its suffixes', () => {
  expect(toReadings([word('kars', named)], [], 'tr')[0]).toMatchObject({
    isOfNames: true,
    sure: "('kars')",
    all: "('kars')",
  })
  expect(toReadings([word('balkan', named)], [], 'tr')[0]!.all).toBe("('balkan'|'balkan':*)")
})

test('a word of programmes is searched in all texts', () => {
  const balon = word('balon', { is_known: true, is_whole: true })
  expect(toReadings([balon], [], 'tr')[0]).toMatchObject({ isOfNames: false, sure: "('balon')" })
  expect(toReadings([word('kapadokya', named), balon], [], 'tr')[0]).toMatchObject({
    isOfNames: false,
    sure: "('kapadokya':ABC)&('balon')",
  })
})

test('a mistyped word is corrected to the name’s spelling', () => {
  const similar = [
    { word: 'sirince', named: true, written: 'Şirince' },
    { word: 'sirinca', named: false, written: null },
  ]
  const [first] = toReadings([word('sirnce', { similar })], [], 'tr')
  expect(first).toMatchObject({ sure: "('sirince')", meant: [{ word: 'sirnce', written: 'Şirince' }] })
})

test('a short word is not corrected to a word of programmes, a long one is', () => {
  const near = (folded: string, other: string) =>
    toReadings([word(folded, { similar: [{ word: other, named: false, written: other }] })], [], 'tr')[0]!.meant
  expect(near('bayram', 'bayrak')).toEqual([])
  expect(near('lavntalar', 'lavantalar')).toEqual([{ word: 'lavntalar', written: 'lavantalar' }])
})

test('a country is searched by its code, in any language', () => {
  const facts = (folded: string, lang = 'tr') => toReadings([word(folded)], [], lang)[0]?.sure
  expect(facts('italya')).toBe("('country:it')")
  expect(facts('italy')).toBe("('country:it')")
  expect(facts('italien', 'de')).toBe("('country:it')")
  expect(facts('ingiltere')).toBe("('country:gb')")
})

test('when no tour has every word, words that are in no name are left out', () => {
  const readings = toReadings([word('kapadokya', named), word('xyzzy')], [3], 'tr')
  expect(readings.at(-1)).toMatchObject({ sure: "('kapadokya')", meant: [{ word: 'xyzzy', written: '' }] })
  expect(readings.every(({ sure }) => sure.includes('kapadokya'))).toBe(true)
})

test('no character ends the quotation of a lexeme', () => {
  expect(toReadings([word(`a'b\\c:*&|!<->("`)], [], 'tr')[0]!.sure).toBe("('abc:-')")
})

test('an empty search makes no query', () => expect(toReadings([], [], 'tr')).toEqual([]))

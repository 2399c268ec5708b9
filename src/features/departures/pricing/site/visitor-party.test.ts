import { expect, test } from 'vitest'
import { partyFrom, partyText, withParty } from './visitor-party.ts'

test.each([
  { text: '', party: null },
  { text: '?tarih=2027-05-07', party: null },
  { text: 'yetiskin=3', party: { adults: 3, ages: [] } },
  { text: '?tarih=2027-05-07&yetiskin=2&cocuk=5,8', party: { adults: 2, ages: [5, 8] } },
  { text: 'yetiskin=2&cocuk=0,-,17', party: { adults: 2, ages: [0, null, 17] } },
  { text: 'cocuk=4', party: { adults: 2, ages: [4] } },
  { text: 'yetiskin=0&cocuk=18,x,,7', party: { adults: 2, ages: [7] } },
  { text: 'yetiskin=19&cocuk=1,2,3', party: { adults: 19, ages: [1] } },
  { text: 'yetiskin=21', party: { adults: 2, ages: [] } },
])('$text names $party', ({ text, party }) => {
  expect(partyFrom(text)).toEqual(party)
})

test.each([
  [{ adults: 2, ages: [] }, 'yetiskin=2'],
  [{ adults: 1, ages: [] }, 'yetiskin=1'],
  [{ adults: 2, ages: [5, null] }, 'yetiskin=2&cocuk=5,-'],
])('%j is written as %j and read back', (party, text) => {
  expect(partyText(party)).toBe(text)
  expect(partyFrom(text)).toEqual(party)
})

test.each([
  ['', '?yetiskin=2&cocuk=5'],
  ['?tarih=2027-05-07', '?tarih=2027-05-07&yetiskin=2&cocuk=5'],
  ['?yetiskin=4&month=2027-05&cocuk=1,2', '?month=2027-05&yetiskin=2&cocuk=5'],
])('the query %j gets the party as %j', (search, expected) => {
  expect(withParty(search, { adults: 2, ages: [5] })).toBe(expected)
})

test('the default party is not named in a query', () => {
  expect(withParty('?yetiskin=4&month=2027-05', { adults: 2, ages: [] })).toBe('?month=2027-05')
  expect(withParty('?yetiskin=4', { adults: 2, ages: [] })).toBe('')
})

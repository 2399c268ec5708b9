import { expect, test } from 'vitest'
import { readTypedDate } from './typed-date.rules.ts'

const today = '2026-11-22'

test.each([
  ['kapadokya', ['kapadokya'], null, null],
  ['kapadokya 3 nisan', ['kapadokya'], '2027-04-03', null],
  ['3 Nisan kapadokya', ['kapadokya'], '2027-04-03', null],
  ['24 kasım', [], '2026-11-24', null],
  ['21 kasım', [], '2027-11-21', null],
  ['3.4', [], '2027-04-03', null],
  ['03.04.2028', [], '2028-04-03', null],
  ['3 nisan 2028 balkan', ['balkan'], '2028-04-03', null],
  ['ağustos', [], '2027-08-01', '2027-08-31'],
  ['kasım', [], '2026-11-01', '2026-11-30'],
  ['aralık 2027', [], '2027-12-01', '2027-12-31'],
  ['3 april', [], '2027-04-03', null],
  ['nis', [], '2027-04-01', '2027-04-30'],
  ['kaş', ['kaş'], null, null],
  ['kaş haziran', ['kaş'], '2027-06-01', '2027-06-30'],
  ['Niş', ['Niş'], null, null],
  ['kas', [], '2026-11-01', '2026-11-30'],
  ['10 kas', [], '2027-11-10', null],
  ['AĞU', [], '2027-08-01', '2027-08-31'],
  ['subat', [], '2027-02-01', '2027-02-28'],
  ['bugün', [], '2026-11-22', null],
  ['kapadokya yarın', ['kapadokya'], '2026-11-23', null],
  ['YARIN', [], '2026-11-23', null],
  ['tomorrow', [], '2026-11-23', null],
  ['2027-04-03 balkan', ['balkan'], '2027-04-03', null],
  ['29 şubat 2028', [], '2028-02-29', null],
  ['31.12', [], '2026-12-31', null],
  ['31 şubat', [], null, null],
  ['2027-02-30', ['2027-02-30'], null, null],
  ['32.13', [], null, null],
  ['balkan 7 gece', ['balkan', '7', 'gece'], null, null],
  ['2027', ['2027'], null, null],
  ['', [], null, null],
])('%s', (text, words, from, to) => {
  expect(readTypedDate(text, today)).toEqual({ words, from, to })
})

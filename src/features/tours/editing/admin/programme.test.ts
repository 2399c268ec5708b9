import { expect, test } from 'vitest'
import { daysFromText, lengthAfter, translatedDays } from './programme.ts'

test.each([
  { what: 'a day more than the tour has', tour: [3, 2], before: 3, after: 4, is: [4, 3] },
  { what: 'a first day of a tour that is longer', tour: [5, 4], before: 0, after: 1, is: [5, 4] },
  { what: 'the last of the days that were missing', tour: [5, 3], before: 4, after: 5, is: [5, 3] },
  { what: 'a day less of a programme as long as the tour', tour: [5, 3], before: 5, after: 4, is: [4, 2] },
  { what: 'a day less of a shorter programme', tour: [5, 4], before: 3, after: 2, is: [5, 4] },
  { what: 'the only day gone', tour: [1, 0], before: 1, after: 0, is: [1, 0] },
  { what: 'nights never below none', tour: [2, 0], before: 2, after: 1, is: [1, 0] },
  { what: 'no length yet', tour: [0, 0], before: 0, after: 2, is: [2, 2] },
])('the length of a tour follows its programme: $what', ({ tour, before, after, is }) => {
  const [days = 0, nights = 0] = tour
  expect(lengthAfter({ days, nights }, before, after)).toEqual({ days: is[0], nights: is[1] })
})

test('a day counts as translated when it has a title', () => {
  const programme = [
    { meals: [], title_tr: 'Göreme', title_en: ' ' },
    { meals: [], title_tr: 'Dönüş', overnight_en: 'Hotel' },
  ]
  expect([translatedDays(programme, 'tr'), translatedDays(programme, 'en')]).toEqual([2, 0])
})

test.each([
  ['one title', 'Varış', [['Varış', '']]],
  [
    'titles only',
    'Varış\n\nVadiler\r\nDönüş',
    [
      ['Varış', ''],
      ['Vadiler', ''],
      ['Dönüş', ''],
    ],
  ],
  [
    'Turkish headings',
    'Programımız\n1. Gün: Varış\nOtele geçiş.\n\nAkşam yemeği.\n2.GÜN – Vadiler\nYürüyüş.',
    [
      ['Varış', 'Otele geçiş.\n\nAkşam yemeği.'],
      ['Vadiler', 'Yürüyüş.'],
    ],
  ],
  [
    'English headings',
    'Day 1 - Arrival\nTransfer.\nDay 2: Valleys',
    [
      ['Arrival', 'Transfer.'],
      ['Valleys', ''],
    ],
  ],
])('a pasted programme is split into days: %s', (_, text, days) => {
  expect(daysFromText(text).map(({ title, description }) => [title, description])).toEqual(days)
})

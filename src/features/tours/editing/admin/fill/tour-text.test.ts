import { expect, test } from 'vitest'
import { filledFrom, tourFromText } from './tour-text.ts'

const nothing = {
  ...{ name: '', tour_place: '', summary: '', description: [], programme: [] },
  ...{ included: [], excluded: [], important_notes: [], facts: [] },
}

test('a document in Turkish is split at its headings', () => {
  const text = `Bahar Vadileri Turu
Rota: İstanbul – Göreme

ÖZET
Üç günde vadiler.

Tur hakkında:
Taş bir otelde kalıyoruz.
Sabahlar erken başlar.

Akşamlar serbest.

TUR PROGRAMI
1. Gün: Varış
Karşılama: saat 10.00.
2. Gün – Dönüş

FİYATA DAHİL
- Uçak bileti
• Rehber
Fiyata Dahil Değil:
Müze girişleri
Önemli Notlar
Rahat ayakkabı getirin`
  expect(tourFromText(text)).toEqual({
    name: 'Bahar Vadileri Turu',
    tour_place: 'İstanbul – Göreme',
    summary: 'Üç günde vadiler.',
    description: ['Taş bir otelde kalıyoruz. Sabahlar erken başlar.', 'Akşamlar serbest.'],
    programme: [
      { title: 'Varış', description: 'Karşılama: saat 10.00.' },
      { title: 'Dönüş', description: '' },
    ],
    included: ['Uçak bileti', 'Rehber'],
    excluded: ['Müze girişleri'],
    important_notes: ['Rahat ayakkabı getirin'],
    facts: [],
  })
})

test('a line about transport or board stays out of the list in which it stands, unless it is of a day or of what is not included', () => {
  const text =
    'Bahar\nRota: Göreme\nUlaşım: otobüs\nDahil\nMüzeler\nKonaklama: yarım pansiyon\nRehber\nHariç\nUlaşım: uçak bileti\n1. Gün Varış\nKonaklama: otelde'
  expect(tourFromText(text)).toEqual({
    ...nothing,
    name: 'Bahar',
    tour_place: 'Göreme',
    description: ['Ulaşım: otobüs', 'Konaklama: yarım pansiyon'],
    included: ['Müzeler', 'Rehber'],
    excluded: ['Ulaşım: uçak bileti'],
    programme: [{ title: 'Varış', description: 'Konaklama: otelde' }],
    facts: ['Ulaşım: otobüs', 'Konaklama: yarım pansiyon'],
  })
})

test('a heading about transport or board without more on its line ends the list before it', () => {
  const text = 'Bahar\nHariç\nMüzeler\nKonaklama\nYarım pansiyon'
  expect(tourFromText(text)).toEqual({
    ...nothing,
    name: 'Bahar',
    description: ['Yarım pansiyon'],
    excluded: ['Müzeler'],
    facts: ['Yarım pansiyon'],
  })
})

test.each([
  ['English', 'Spring Valleys\nROUTE: Göreme\nITINERARY\nDay 1: Arrival\nINCLUDED\nGuide\nNot included: lunch'],
  [
    'without a heading of the programme',
    'Spring Valleys\nRoute\nGöreme\nDay 1: Arrival\nIncluded: Guide\nExcluded\nlunch',
  ],
])('a document in %s', (_, text) => {
  expect(tourFromText(text)).toEqual({
    ...nothing,
    name: 'Spring Valleys',
    tour_place: 'Göreme',
    programme: [{ title: 'Arrival', description: '' }],
    included: ['Guide'],
    excluded: ['lunch'],
  })
})

test('a text without headings is a name and paragraphs', () => {
  expect(tourFromText('Ege\nDeniz: her gün.\n\nGüneş.')).toEqual({
    ...nothing,
    name: 'Ege',
    description: ['Deniz: her gün.', 'Güneş.'],
  })
  expect(tourFromText(' \n')).toEqual(nothing)
})

test('only empty fields are filled, and the days of both languages belong together', () => {
  const values = {
    ...{ name_tr: 'Bahar', name_en: '', summary_en: ' ', description_en: '<p></p>', included_en: [] },
    programme: [{ meals: ['aksam'], title_tr: 'Varış' }],
  }
  const texts = {
    tr: tourFromText('Yaz\nProgram\n1. Gün: Geliş\nOtel.\n2. Gün: Dönüş'),
    en: tourFromText('Spring\nSun & sea\nSummary: Three days\nIncluded\nGuide\nDay 1: Arrival\nDay 2: Return'),
  }
  expect(filledFrom(values, texts)).toEqual({
    name_en: 'Spring',
    summary_en: 'Three days',
    description_en: '<p>Sun &amp; sea</p>',
    included_en: ['Guide'],
    programme: [
      { meals: ['aksam'], title_tr: 'Varış', description_tr: 'Otel.', title_en: 'Arrival' },
      { meals: [], title_tr: 'Dönüş', title_en: 'Return' },
    ],
  })
})

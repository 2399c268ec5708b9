import { expect, test } from 'vitest'
import {
  type Country,
  countByRequirement,
  filterCountries,
  isNamed,
  queryOf,
  readChoice,
  type VisaChoice,
} from './visa-search.ts'

const country = (
  country_name: string,
  ordinary_passport: Country['visa']['ordinary_passport'],
  green_passport: Country['visa']['green_passport'] = 'vizesiz',
  title = `${country_name} Vizesi`,
): Country => ({ title, visa: { country_name, ordinary_passport, green_passport } })

const misir = country('Mısır', 'kapida')
const italya = country('İtalya', 'vizeli')
const emirlikler = country('Birleşik Arap Emirlikleri', 'e-vize')
const japonya = country('Japonya', 'vizesiz')
const britanya = country('Birleşik Krallık', 'vizeli', 'vizeli', 'İngiltere Vizesi')
const all = [misir, italya, emirlikler, japonya, britanya]
const everything: VisaChoice = { search: '', passport: 'ordinary', visa: null }
const namesOf = (search: string) => filterCountries(all, { ...everything, search }).map(({ visa }) => visa.country_name)

test.each([
  ['misir', ['Mısır']],
  ['MISIR', ['Mısır']],
  ['MİSİR', ['Mısır']],
  ['italya', ['İtalya']],
  ['ITALYA', ['İtalya']],
  ['İTALYA', ['İtalya']],
  ['jap', ['Japonya']],
  ['Mısır’a', ['Mısır']],
  ['japonyaya', ['Japonya']],
  ['birlesik', ['Birleşik Arap Emirlikleri', 'Birleşik Krallık']],
  ['emir birl', ['Birleşik Arap Emirlikleri']],
  ['ingiltere vizesi', ['Birleşik Krallık']],
  ['japonya mısır', []],
  ['xyz', []],
  ['%', []],
])('"%s" finds %j', (search, names) => {
  expect(namesOf(search)).toEqual(names)
})

test('a country whose name has no Latin letters is found by its own', () => {
  const germany = country('Германия', 'vizeli', 'vizeli', 'Виза в Германию')
  expect(['герм', 'ГЕРМАНИЯ', 'виза германию'].filter((search) => !isNamed(germany, search))).toEqual([])
  expect(['япон', 'almanya', '%'].filter((search) => isNamed(germany, search))).toEqual([])
})

test('an empty search matches every country', () => {
  expect(namesOf('')).toHaveLength(5)
  expect(isNamed(misir, '   ')).toBe(true)
})

test('the requirement is that of the chosen passport', () => {
  expect(filterCountries(all, { ...everything, visa: 'vizesiz' })).toEqual([japonya])
  expect(filterCountries(all, { ...everything, passport: 'green', visa: 'vizesiz' })).toEqual([
    misir,
    italya,
    emirlikler,
    japonya,
  ])
  expect(filterCountries(all, { search: 'bir', passport: 'green', visa: 'vizeli' })).toEqual([britanya])
})

test('counts are those of the countries that match the search', () => {
  expect(countByRequirement(all, everything)).toEqual({ all: 5, vizesiz: 1, vizeli: 2, kapida: 1, 'e-vize': 1 })
  expect(countByRequirement(all, { ...everything, search: 'birleşik', passport: 'green' })).toEqual({
    ...{ all: 2, vizesiz: 1, vizeli: 1 },
    ...{ kapida: 0, 'e-vize': 0 },
  })
})

test.each([
  ['', ''],
  ['?search=%C4%B0talya&visa=vizeli', '?search=%C4%B0talya&visa=vizeli'],
  ['?passport=green', '?passport=green'],
  ['?passport=blue&visa=bedava&utm_source=x&search=+', ''],
])('the query %s is normalised to %s', (before, after) => {
  expect(queryOf(readChoice(new URLSearchParams(before)))).toBe(after)
})

test('a search longer than the limit is cut', () => {
  expect(readChoice(new URLSearchParams({ search: 'a'.repeat(5000) })).search).toHaveLength(60)
})

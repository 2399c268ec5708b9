import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import index from './index.json' with { type: 'json' }
import { readDemo } from './read.ts'
import type { Lang } from './seeds.ts'

const langs: readonly Lang[] = ['tr', 'en']

const demo = readDemo(import.meta.dirname)
const { categories, pictures } = demo
const named = new Set(pictures.map(({ name }) => name))
const tours = demo.tours.map((tour) => ({ code: tour.code, tour }))
const keys = new Set(categories.map((category) => category.key))

/** As slugs are made: Turkish letters to ASCII, everything else to hyphens. */
function slugify(name: string): string {
  const plain = name.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const unknown = (values: readonly string[], known: ReadonlySet<string>) => values.filter((value) => !known.has(value))
const words = (text: string) => text.trim().split(/\s+/).length

/** Paths of empty texts. `overnight` may be empty: the last day has no night. */
function blanks(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' && !path.endsWith('.overnight') ? [path] : []
  if (Array.isArray(value) && value.length === 0) return [path]
  return Object.entries(value as object).flatMap(([key, part]) => blanks(part, `${path}.${key}`))
}

test('the demo agency has tours to sell', () => {
  expect(tours.length).toBeGreaterThan(0)
})

test.each(Object.entries(index))('every file of %s is in index.json', (folder, listed) => {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file !== 'shared.json')
  expect(files).toEqual(listed.map((name) => `${name}.json`).sort())
})

test('no two tours share a code, a name or a slug', () => {
  expect(repeated(tours.map(({ tour }) => tour.code))).toEqual([])
  for (const lang of langs) {
    expect(repeated(tours.map(({ tour }) => tour.texts[lang].name))).toEqual([])
    expect(repeated(tours.map(({ tour }) => slugify(tour.texts[lang].name)))).toEqual([])
  }
})

test.each(tours)('$code: the programme has every day, and the nights fit the days', ({ tour }) => {
  expect(tour.programme).toHaveLength(tour.days)
  expect(tour.nights).toBeLessThanOrEqual(tour.days)
  for (const lang of langs) {
    const nightsTold = tour.programme.filter((day) => day.texts[lang].overnight !== '').length
    expect(nightsTold).toBeGreaterThanOrEqual(tour.nights)
  }
  for (const day of tour.programme) expect(repeated(day.meals)).toEqual([])
})

test.each(tours)('$code: child bands ascend without overlap and each has its price in every season', ({ tour }) => {
  expect(tour.child_bands.length).toBeGreaterThanOrEqual(1)
  expect(tour.child_bands.length).toBeLessThanOrEqual(4)
  const edges = tour.child_bands.flat()
  expect(edges.filter((age) => !Number.isInteger(age) || age < 0 || age > 17)).toEqual([])
  for (const [at, [min, max]] of tour.child_bands.entries()) {
    expect(max).toBeGreaterThanOrEqual(min)
    const before = tour.child_bands[at - 1]
    if (before) expect(min).toBeGreaterThan(before[1])
  }
  for (const season of tour.seasons) expect(season.child_prices).toHaveLength(tour.child_bands.length)
})

test.each(tours)('$code: seasons have valid months and weekdays, and no day has two prices', ({ tour }) => {
  expect(tour.seasons.length).toBeGreaterThan(0)
  for (const { months, weekdays, every_weeks } of tour.seasons) {
    expect(months.length * weekdays.length).toBeGreaterThan(0)
    expect(months.filter((month) => !Number.isInteger(month) || month < 1 || month > 12)).toEqual([])
    expect(weekdays.filter((weekday) => !Number.isInteger(weekday) || weekday < 1 || weekday > 7)).toEqual([])
    expect(Number.isInteger(every_weeks) && every_weeks >= 1).toBe(true)
  }
  const days = tour.seasons.flatMap((s) => s.months.flatMap((month) => s.weekdays.map((day) => `${month}/${day}`)))
  expect(repeated(days)).toEqual([])
})

test.each(tours)('$code: a child never costs more than an adult, nor sharing more than a single room', ({ tour }) => {
  for (const { multi_room_price, single_room_price, child_prices } of tour.seasons) {
    expect(multi_room_price).toBeGreaterThan(0)
    expect(single_room_price).toBeGreaterThanOrEqual(multi_room_price)
    expect(child_prices.filter((price) => price < 0 || price > multi_room_price)).toEqual([])
  }
})

test.each(tours)('$code: both languages are complete and the summary fits its card', ({ tour }) => {
  for (const lang of langs) {
    const { name, tour_place, summary, description, included, excluded, important_notes } = tour.texts[lang]
    expect(blanks({ name, tour_place, summary, description, included, excluded, important_notes })).toEqual([])
    expect(blanks(tour.programme.map((day) => day.texts[lang]))).toEqual([])
    expect(summary.length).toBeLessThanOrEqual(160)
  }
})

test.each(tours)('$code: its categories exist', ({ tour }) => {
  expect(tour.categories.length).toBeGreaterThan(0)
  expect(unknown(tour.categories, keys)).toEqual([])
  expect(repeated(tour.categories)).toEqual([])
})

test('keys, names and slugs of categories are unique, and parents come before their sub-categories', () => {
  expect(repeated(categories.map((category) => category.key))).toEqual([])
  for (const lang of langs) {
    expect(repeated(categories.map((category) => slugify(category.texts[lang].name)))).toEqual([])
  }
  for (const [at, { key, parent }] of categories.entries()) {
    if (!parent) continue
    const above = categories.slice(0, at).find((category) => category.key === parent)
    expect(above, `${parent} before ${key}`).toBeDefined()
    expect(above?.parent, 'two levels only').toBeUndefined()
  }
})

test.each(categories)('category $key: both languages are complete and fit a search result', ({ cover, texts }) => {
  expect(unknown([cover], named)).toEqual([])
  for (const lang of langs) {
    expect(blanks(texts[lang])).toEqual([])
    expect(words(texts[lang].description)).toBeGreaterThanOrEqual(80)
    expect(words(texts[lang].description)).toBeLessThanOrEqual(120)
    expect(texts[lang].seo_title.length).toBeLessThanOrEqual(60)
    expect(texts[lang].seo_description.length).toBeLessThanOrEqual(155)
  }
})

import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { strings } from '#src/strings.ts'
import { languagesApi } from './languages.api.server.ts'
import { findStaticStrings, insertShippedStrings, listActiveLanguages } from './languages.store.server.ts'
import { mailGroups, officeGroups, orderGroups } from './static-strings.rules.ts'

const database = ownDatabase()
let api: TestApi

beforeAll(async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  await db.insertInto('languages').values({ abbr: 'de', lang: 'Deutsch', active: false, queue: 9 }).execute()
  api = testApi(languagesApi, { db, languages: () => listActiveLanguages(db) })
})

type Texts = Record<string, Record<string, string>>

test('the active languages are listed, the default one first', async () => {
  expect(await api.get('/api/pages/all-languages')).toMatchObject({
    status: 200,
    body: [
      { abbr: 'tr', lang: 'Türkçe', is_default: true },
      { abbr: 'en', lang: 'English', is_default: false },
    ],
  })
})

test('every shipped text exists in both languages after the first start', async () => {
  for (const lang of ['tr', 'en'] as const) {
    const known = await findStaticStrings(database.db, lang)
    for (const [group, texts] of Object.entries(strings))
      for (const [key, text] of Object.entries(texts)) expect(known[group]?.[key]).toBe(text[lang])
    const others = [...orderGroups, ...mailGroups, ...officeGroups]
    expect(others.filter((group) => known[group] === undefined)).toEqual([])
    const textsOf = (isShown: (group: string) => boolean) =>
      Object.fromEntries(Object.entries(known).filter(([group]) => isShown(group)))
    expect((await api.get<Texts>(`/api/pages/static-languages?lang=${lang}`)).body).toEqual(
      textsOf((group) => !others.includes(group)),
    )
    expect((await api.get<Texts>(`/api/pages/static-languages/order?lang=${lang}`)).body).toEqual(
      textsOf((group) => orderGroups.includes(group)),
    )
  }
})

test('a missing or empty text falls back to the default language', async () => {
  const { db } = database
  const of = (key: string) => db.updateTable('static_strings').where('lang', '=', 'en').where('key', '=', key)
  await of('required').set({ value: '' }).execute()
  await db.deleteFrom('static_strings').where('lang', '=', 'en').where('key', '=', 'too_long').execute()
  const { body } = await api.get<Texts>('/api/pages/static-languages?lang=en')
  expect(body.errors).toMatchObject({ required: strings.errors.required.tr, too_long: strings.errors.too_long.tr })
  expect(body.errors).toMatchObject({ date: strings.errors.date.en })
})

test('a later start adds missing texts, renews those of an earlier release and never overwrites the agency’s', async () => {
  const { db } = database
  const store = (key: string, value: string, version: number) =>
    db.updateTable('static_strings').set({ value, version }).where('group_name', '=', 'errors').where('key', '=', key)
  await store('required', 'Pflichtfeld', 2).execute()
  await store('too_short', 'Text of an earlier release', 1).execute()
  await db.deleteFrom('static_strings').where('group_name', '=', 'errors').where('key', '=', 'too_long').execute()
  await insertShippedStrings(db, strings)
  expect((await findStaticStrings(db, 'tr')).errors?.too_short).toBe(strings.errors.too_short.tr)
  expect((await findStaticStrings(db, 'tr')).errors?.required).toBe('Pflichtfeld')
  expect((await findStaticStrings(db, 'en')).errors?.too_long).toBe(strings.errors.too_long.en)
  expect((await listActiveLanguages(db)).map(({ abbr }) => abbr)).toEqual(['tr', 'en'])
})

test('a group may have the name of an object’s property', async () => {
  const { db } = database
  const row = { group_name: 'constructor', key: 'name', lang: 'tr', value: 'Ad' }
  await db.insertInto('static_strings').values(row).execute()
  expect((await api.get<Texts>('/api/pages/static-languages')).body.constructor).toEqual({ name: 'Ad' })
})

test.each([
  ['http://127.0.0.1:3000', ''],
  ['https://seyyah.example', '; Secure'],
])('the cookie of the language on %s ends with "%s"', async (siteUrl, secure) => {
  const { db } = database
  const at = testApi(languagesApi, {
    db,
    languages: () => listActiveLanguages(db),
    settings: { siteUrl, holdHours: 24 },
  })
  const { headers } = await at.get('/api/pages/change-language/en')
  expect(headers.get('set-cookie')).toBe(`_lang=en; Path=/; Max-Age=31536000; SameSite=Lax${secure}`)
})

test('changing the language sets the cookie and answers in the new language', async () => {
  const { status, body, headers } = await api.get('/api/pages/change-language/en')
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    message: strings.navbar.language_changed.en,
    data: { abbr: 'en', lang: 'English', is_default: false },
  })
  expect(headers.get('set-cookie')).toBe('_lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['de', 'xx', 'EN', 'english', 'e%0d%0a', '%00'])('language %s answers 404', async (abbr) => {
  const { status, body, headers } = await api.get(`/api/pages/change-language/${abbr}`)
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect(headers.get('set-cookie')).toBeNull()
})

test('unchanged texts answer 304, changed ones 200', async () => {
  for (const path of ['/api/pages/all-languages', '/api/pages/static-languages?lang=en']) {
    const again = { 'if-none-match': (await api.get(path)).headers.get('etag')! }
    expect((await api.get(path, again)).status).toBe(304)
  }
  const known = (await api.get('/api/pages/static-languages')).headers.get('etag')!
  await database.db.updateTable('static_strings').set({ value: 'Yeni' }).where('key', '=', 'date').execute()
  expect((await api.get('/api/pages/static-languages', { 'if-none-match': known })).status).toBe(200)
})

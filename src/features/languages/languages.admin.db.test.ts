import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { translations } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { testOffice } from '../accounts/office.fixture.ts'
import { insertCategory, insertTour } from '../tours/tours.fixture.ts'
import { languagesAdminApi } from './languages.admin.api.server.ts'
import type { LanguageOverviews, MissingContents, OfficeString, OfficeStrings } from './languages.admin.schema.ts'
import { languagesApi } from './languages.api.server.ts'
import { insertShippedStrings, listActiveLanguages } from './languages.store.server.ts'
import { siteStrings } from './static-strings.rules.ts'

const path = '/api/admin/languages'
const office = testOffice('yonetici', [...languagesAdminApi, ...languagesApi], { translations })
beforeAll(() => insertShippedStrings(office.db, strings))

const listed = async () => (await office.get<{ abbr: string; lang: string; active: boolean }[]>(path)).body
const overview = async (abbr: string) =>
  (await office.get<LanguageOverviews>(`${path}/overview`)).body.languages.find((language) => language.abbr === abbr)!
const read = async (abbr: string) => (await office.get<OfficeStrings>(`${path}/${abbr}`)).body
const text = async (abbr: string, name: string): Promise<OfficeString> =>
  (await read(abbr)).strings.find(({ group, key }) => `${group}.${key}` === name)!
const pageLang = (abbr: string, page_lang: object, version?: number) =>
  office.put(`${path}/page-lang`, { abbr, page_lang: JSON.stringify(page_lang), ...(version && { version }) })
const audited = () =>
  office.db
    .selectFrom('audit_events')
    .select(['action', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('id')
    .execute()
/** In English, with one form for every number. */
const everyText: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(siteStrings(strings)).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, { en = '' }]) => [key, en.split('|').at(-1)!])),
  ]),
)
const create = (body: object) => office.post(path, body)

describe('a language', () => {
  test('is created inactive and last, with its own name', async () => {
    const { status, body } = await create({ abbr: 'de' })
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: 'Deutsch eklendi. Metinleri tamamlanınca etkinleştirin.',
        data: { abbr: 'de', active: false },
      },
    ])
    expect(await listed()).toMatchObject([
      { abbr: 'tr', active: true },
      { abbr: 'en', active: true },
      { abbr: 'de', lang: 'Deutsch', active: false },
    ])
    expect((await listActiveLanguages(office.db)).map(({ abbr }) => abbr)).toEqual(['tr', 'en'])
    expect((await audited()).at(-1)).toMatchObject({ action: 'create', entity: 'languages', entity_id: 'de' })
  })

  test.each([
    ['de', 'Bu dil zaten ekli.'],
    ['xx', /kodu yok/],
    ['deu', /kodu yok/],
    ['english', /kodu yok/],
    ['', /kodu yok/],
    ["d'", /kodu yok/],
  ])('with the code %j is refused', async (abbr, message) => {
    const { status, body } = await create({ abbr })
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['abbr']])
    expect((body.errors as { abbr: string[] }).abbr[0]).toMatch(message)
  })

  test('can be given a name and renamed', async () => {
    await create({ abbr: 'RU', lang: ' Rusça ' })
    expect(await listed()).toContainEqual(expect.objectContaining({ abbr: 'ru', lang: 'Rusça' }))
    expect((await office.put(`${path}/ru`, { lang: 'Русский' })).status).toBe(200)
    expect(await listed()).toContainEqual(expect.objectContaining({ abbr: 'ru', lang: 'Русский' }))
    expect((await office.put(`${path}/ru`, { lang: ' ' })).status).toBe(422)
    expect((await office.put(`${path}/fr`, { lang: 'Français' })).status).toBe(404)
  })

  test('is not opened before it has every text of the site', async () => {
    const { total, filled } = (await overview('ru')).strings
    const { group, key, english } = (await read('ru')).strings.at(-1)!
    await pageLang('ru', { ...everyText, [group]: { ...everyText[group], [key]: '' } })
    for (const active of ['true', undefined]) {
      const refused = await office.put(`${path}/active`, { abbr: 'ru', ...(active && { active }) })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { active: ['Русский açılamaz: 1 site metni çevrilmedi. Bütün metinler çevrilince dil açılır.'] },
      ])
    }
    expect([filled, (await overview('ru')).strings.filled, english]).toEqual([0, total - 1, expect.any(String)])
    expect(await listed()).toContainEqual(expect.objectContaining({ abbr: 'ru', active: false }))
  })

  test('is switched on and off, by name or by turns; a repeated request changes nothing', async () => {
    const set = (body: object) => office.put(`${path}/active`, body)
    await pageLang('ru', everyText)
    expect((await set({ abbr: 'ru' })).body).toMatchObject({
      message: 'Русский etkin: ziyaretçiler görüyor.',
      data: { active: true },
    })
    const count = (await audited()).length
    expect((await set({ abbr: 'ru', active: 'true' })).body).toMatchObject({ data: { active: true } })
    expect((await audited()).length).toBe(count)
    expect((await listActiveLanguages(office.db)).map(({ abbr }) => abbr)).toContain('ru')
    expect((await set({ abbr: 'ru' })).body).toMatchObject({ data: { active: false } })
    expect((await set({ abbr: 'fr' })).status).toBe(404)
    const refused = await set({ abbr: 'tr', active: 'false' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { active: ['Varsayılan dil kapatılamaz ve silinemez.'] },
    ])
  })

  test('is ordered, the default one first', async () => {
    const order = (...abbrs: string[]) =>
      office.put(`${path}/queue`, {
        queue: JSON.stringify(abbrs.map((abbr, index) => ({ abbr, queue: abbrs.length - index }))),
      })
    expect((await order('tr', 'ru', 'de', 'en')).body).toEqual({ success: true, message: 'Sıra Düzeni Değiştirildi.' })
    expect((await listed()).map(({ abbr }) => abbr)).toEqual(['tr', 'ru', 'de', 'en'])
    for (const abbrs of [
      ['tr', 'ru', 'de'],
      ['tr', 'ru', 'de', 'en', 'fr'],
      ['tr', 'tr', 'de', 'en'],
      ['de', 'tr', 'ru', 'en'],
    ])
      expect((await order(...abbrs)).status).toBe(422)
    expect((await listed()).map(({ abbr }) => abbr)).toEqual(['tr', 'ru', 'de', 'en'])
  })

  test('is deleted with its texts, never while visitors see it, never the default one', async () => {
    const tour = await insertTour(office.db)
    await office.db
      .insertInto('tour_texts')
      .values({ tour_id: tour.id, lang: 'ru', name: 'Тур', seo_name: 'tur-ru' })
      .execute()
    await pageLang('ru', { navbar: { home: 'Главная' } })
    for (const [abbr, message] of [
      ['tr', 'Varsayılan dil kapatılamaz ve silinemez.'],
      ['en', 'Etkin bir dil silinemez. Önce kapatın.'],
    ] as const) {
      const { status, body } = await office.remove(`${path}/${abbr}`)
      expect([status, body.errors]).toEqual([422, { abbr: [message] }])
    }
    expect((await overview('ru')).contents).toContainEqual({ kind: 'tours', total: 1, done: 1, texts: 1 })
    expect((await office.remove(`${path}/ru`)).body).toEqual({
      success: true,
      message: 'Русский ve bu dildeki bütün metinler silindi.',
    })
    expect((await office.remove(`${path}/ru`)).status).toBe(404)
    expect((await listed()).map(({ abbr }) => abbr)).toEqual(['tr', 'de', 'en'])
    expect(await office.db.selectFrom('tour_texts').select('lang').where('lang', '=', 'ru').execute()).toEqual([])
    const [deleted] = (await audited()).slice(-1)
    expect(deleted).toMatchObject({
      action: 'delete',
      before: { abbr: 'ru', texts: { strings: expect.any(Number), tours: 1 } },
    })
    const queues = await office.db.selectFrom('languages').select('queue').orderBy('queue').execute()
    expect(queues.map(({ queue }) => queue)).toEqual([1, 2, 3])
  })
})

describe('the strings of a language', () => {
  test('are read beside the default language and English, missing ones marked', async () => {
    const german = await read('de')
    expect(german).toMatchObject({ abbr: 'de', lang: 'Deutsch', version: 1, default_lang: 'tr' })
    expect(await text('de', 'booking.seats_left')).toEqual({
      group: 'booking',
      key: 'seats_left',
      text: '',
      missing: true,
      main: 'Bu kalkışta {n} yer kaldı',
      english: '{n} seat left on this departure|{n} seats left on this departure',
      shipped: null,
      required: ['n'],
      allowed: ['n'],
      counted: true,
    })
    expect((await read('tr')).strings.filter(({ missing }) => missing)).toEqual([])
    expect((await read('de')).strings.map(({ group }) => group)).not.toContain('office')
    expect((await office.get(`${path}/fr`)).status).toBe(404)
  })

  test('are changed by name; others stay, and the site shows them', async () => {
    const { body } = await pageLang('de', {
      navbar: { home: 'Startseite' },
      booking: { seats_left: '{n} Platz frei|{n} Plätze frei' },
    })
    expect(body).toEqual({ success: true, message: '2 metin kaydedildi.', data: { version: 2, changed: 2 } })
    expect(await text('de', 'navbar.home')).toMatchObject({ text: 'Startseite', missing: false })
    await pageLang('de', { navbar: { special_tour: 'Sonderreise' } })
    expect(await text('de', 'navbar.home')).toMatchObject({ text: 'Startseite' })
    expect((await pageLang('de', { navbar: { home: 'Startseite' } })).body).toMatchObject({
      message: 'Değişen metin yok.',
      data: { version: 3, changed: 0 },
    })
    expect((await overview('de')).strings.filled).toBe(3)
    expect((await overview('de')).edited?.by).toBe(office.staff.name)
    expect((await audited()).at(-1)).toEqual({
      action: 'update',
      entity: 'static_strings',
      entity_id: 'de',
      before: { 'navbar.special_tour': '' },
      after: { 'navbar.special_tour': 'Sonderreise' },
    })
  })

  test.each([
    [{ navbar: { nope: 'x' } }, 'navbar.nope', 'Sitede böyle bir metin yok: navbar.nope'],
    [{ nope: { home: 'x' } }, 'nope.home', 'Sitede böyle bir metin yok: nope.home'],
    [{ constructor: { name: 'x' } }, 'constructor.name', 'Sitede böyle bir metin yok: constructor.name'],
    [{ office: { saved: 'x' } }, 'office.saved', 'Sitede böyle bir metin yok: office.saved'],
    [
      { booking: { seats_left: 'Plätze frei' } },
      'booking.seats_left',
      '{n} eksik: metinde süslü parantez içinde geçmeli.',
    ],
    [{ booking: { seats_left: '{n} {x}' } }, 'booking.seats_left', '{x} bu metinde kullanılamaz.'],
    [
      { booking: { seats_left: '{n}|{n}|{n}' } },
      'booking.seats_left',
      'Bu dilde ya tek biçim ya da 2 biçim yazılmalı.',
    ],
    [{ navbar: { home: '<b>Start</b>' } }, 'navbar.home', 'HTML yazılamaz.'],
    [{ navbar: { home: 'a|b' } }, 'navbar.home', /Dikey çizgi/],
  ])('%j is refused at %s, and nothing is saved', async (page_lang, field, message) => {
    const before = (await read('de')).version
    const { status, body } = await pageLang('de', { ...page_lang, footer: { menu: 'Menü' } })
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
    expect((body.errors as Record<string, string[]>)[field]![0]).toMatch(message)
    expect(body.message).toMatch(message)
    expect(await text('de', 'footer.menu')).toMatchObject({ missing: true })
    expect((await read('de')).version).toBe(before)
  })

  test('of the default language are never empty; in another one an empty text is missing', async () => {
    expect((await pageLang('tr', { navbar: { home: ' ' } })).status).toBe(422)
    expect((await pageLang('de', { navbar: { special_tour: '' } })).status).toBe(200)
    expect(await text('de', 'navbar.special_tour')).toMatchObject({ missing: true })
  })

  test('changed by someone else in the meantime are refused and named; others of a stale screen are saved', async () => {
    const { version } = await read('de')
    await pageLang('de', { footer: { menu: 'Menü' } }, version)
    const stale = await pageLang('de', { footer: { menu: 'Übersicht', about_us: 'Über uns' } }, version)
    expect([stale.status, stale.body.version, stale.body.conflicts]).toEqual([
      409,
      version + 1,
      { 'footer.menu': 'Menü' },
    ])
    expect(stale.body.message).toBe(
      'Bu metinlerin 1 tanesini siz açtıktan sonra başkası değiştirdi. Hiçbiri kaydedilmedi.',
    )
    expect(await text('de', 'footer.about_us')).toMatchObject({ missing: true })
    expect((await pageLang('de', { footer: { about_us: 'Über uns' } }, version)).status).toBe(200)
    expect((await pageLang('de', { footer: { menu: 'Übersicht' } }, version + 2)).status).toBe(200)
  })

  test('of two concurrent saves of one text the second is refused', async () => {
    const { version } = await read('de')
    const answers = await Promise.all(['Erste', 'Zweite'].map((home) => pageLang('de', { navbar: { home } }, version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('in a language with other plural forms take its forms', async () => {
    await create({ abbr: 'pl' })
    const save = (seats_left: string) => pageLang('pl', { booking: { seats_left } })
    expect((await save('{n} miejsce|{n} miejsc')).status).toBe(422)
    expect((await save('{n} miejsce|{n} miejsca|{n} miejsc')).status).toBe(200)
  })

  test('that the project ships come back with a language that was deleted', async () => {
    await office.put(`${path}/active`, { abbr: 'en' })
    expect((await office.remove(`${path}/en`)).status).toBe(200)
    await create({ abbr: 'en' })
    expect(await overview('en')).toMatchObject({ lang: 'English', active: false })
    const { filled, total } = (await overview('en')).strings
    expect(filled).toBe(total)
  })
})

test('the calls are urlencoded forms, with _method for a change', async () => {
  const { fetch } = testApi(languagesAdminApi, { db: office.db, staff: office.staff })
  const send = async (at: string, fields: Record<string, string>) => {
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    const response = await fetch(
      new Request(`https://seyyah.example${at}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    )
    return [response.status, ((await response.json()) as { success: boolean }).success]
  }
  expect(await send(path, { abbr: 'nl' })).toEqual([201, true])
  const page_lang = JSON.stringify({ home: {}, navbar: { home: 'Start' }, footer: { menu: 'Menu' } })
  expect(await send(`${path}/page-lang`, { _method: 'PUT', abbr: 'nl', page_lang })).toEqual([200, true])
  expect(await send(`${path}/active`, { _method: 'PUT', abbr: 'en' })).toEqual([200, true])
  expect(await send(`${path}/page-lang`, { _method: 'PUT', abbr: 'nl', page_lang: '{' })).toEqual([422, false])
})

test('contents are counted in every language, archived ones left out', async () => {
  await insertCategory(office.db, { tr: 'Balkan', de: 'Balkan' })
  await insertCategory(office.db, { tr: 'Ege' })
  expect((await overview('de')).contents).toContainEqual({ kind: 'categories', total: 2, done: 1, texts: 1 })
  expect((await overview('tr')).contents).toContainEqual({ kind: 'categories', total: 2, done: 2, texts: 2 })
  const tours = async () => (await overview('tr')).contents.find(({ kind }) => kind === 'tours')?.total
  const before = await tours()
  await office.db.updateTable('tours').set({ status: 'arsiv' }).execute()
  expect([before, await tours()]).toEqual([1, 0])
})

describe('what is not translated', () => {
  const missing = async (abbr: string, kind: string) =>
    (await office.get<MissingContents>(`${path}/${abbr}/missing/${kind}`)).body

  test('is listed by name, with whether it was begun', async () => {
    const { id } = await insertCategory(office.db, {
      tr: { name: 'Çeşme', description: '<p>Deniz</p>' },
      de: 'Tscheschme',
    })
    const form = { to: '/admin/pages/tours-categories/update', has_state: true }
    expect(await missing('de', 'categories')).toEqual([
      { id: String(id), name: 'Çeşme', is_started: true, ...form },
      { id: expect.any(String), name: 'Ege', is_started: false, ...form },
    ])
    expect(await missing('tr', 'categories')).toEqual([])
  })

  test('is nothing for a language or a kind that does not exist', async () => {
    expect((await office.get(`${path}/fr/missing/tours`)).status).toBe(404)
    expect((await office.get(`${path}/de/missing/nothing`)).status).toBe(404)
  })
})
